BEGIN TRANSACTION;
CREATE TABLE accounts (
	person_id TEXT NOT NULL,
	name TEXT NOT NULL,
	name_key TEXT NOT NULL,
	password_hash TEXT NOT NULL,
	created BIGINT NOT NULL,
	CONSTRAINT pk_accounts PRIMARY KEY (person_id),
	CONSTRAINT fk_accounts_person_id FOREIGN KEY(person_id) REFERENCES people (id),
	CONSTRAINT uq_accounts_name_key UNIQUE (name_key)
);
INSERT INTO "accounts" VALUES('5PROsO-af_1Mr_DZMTQ3VA','Anna','anna','a hash',1700000000000);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('1');
CREATE TABLE chat (
	table_id TEXT NOT NULL,
	number INTEGER NOT NULL,
	person_id TEXT NOT NULL,
	text TEXT NOT NULL,
	at BIGINT NOT NULL,
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number),
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
	CONSTRAINT fk_chat_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "chat" VALUES('t1',0,'5PROsO-af_1Mr_DZMTQ3VA','Straße 🐁',1700000000001);
CREATE TABLE entries (
	table_id TEXT NOT NULL,
	number INTEGER NOT NULL,
	entry TEXT NOT NULL,
	at BIGINT NOT NULL,
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number),
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('t1',0,'{"type":"opened","game":"cat-and-mouse","rules":1,"players":[{"name":"Anna","bot":null},{"name":"Sleuth","bot":"heuristic"}],"secret":"0000000000000000000000000000000000000000000000000000000000000000","variants":[],"rulings":{},"edition":null,"edition_label":null,"decks":[],"deck_labels":[],"shuffle":null}',1700000000000);
INSERT INTO "entries" VALUES('t1',1,'{"type":"answered","seat":"mouse","number":3}',1700000000000);
INSERT INTO "entries" VALUES('t1',2,'{"type":"resigned","seat":"mouse"}',1700000000000);
CREATE TABLE mutes (
	person_id TEXT NOT NULL,
	other_id TEXT NOT NULL,
	CONSTRAINT pk_mutes PRIMARY KEY (person_id, other_id),
	CONSTRAINT fk_mutes_person_id FOREIGN KEY(person_id) REFERENCES people (id),
	CONSTRAINT fk_mutes_other_id FOREIGN KEY(other_id) REFERENCES people (id)
);
INSERT INTO "mutes" VALUES('5PROsO-af_1Mr_DZMTQ3VA','qgcG63M8rIyCJF-QvdqayQ');
CREATE TABLE people (
	id TEXT NOT NULL,
	created BIGINT NOT NULL,
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('5PROsO-af_1Mr_DZMTQ3VA',1700000000000);
INSERT INTO "people" VALUES('qgcG63M8rIyCJF-QvdqayQ',1700000000000);
CREATE TABLE seats (
	table_id TEXT NOT NULL,
	seat TEXT NOT NULL,
	place INTEGER NOT NULL,
	person_id TEXT,
	nonce TEXT,
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
	CONSTRAINT fk_seats_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('t1','inspector',0,'5PROsO-af_1Mr_DZMTQ3VA',NULL);
INSERT INTO "seats" VALUES('t1','mouse',1,'qgcG63M8rIyCJF-QvdqayQ','00112233445566778899aabbccddeeff');
CREATE TABLE sessions (
	token_hash BLOB NOT NULL,
	person_id TEXT NOT NULL,
	agent TEXT NOT NULL,
	created BIGINT NOT NULL,
	seen BIGINT NOT NULL,
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash),
	CONSTRAINT fk_sessions_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES(X'00FF746F6B656E','5PROsO-af_1Mr_DZMTQ3VA','Firefox',1700000000000,1700000000000);
CREATE TABLE tables (
	number INTEGER NOT NULL,
	id TEXT NOT NULL,
	game TEXT NOT NULL,
	host TEXT NOT NULL,
	public BOOLEAN NOT NULL,
	spectators TEXT NOT NULL,
	settings TEXT NOT NULL,
	created BIGINT NOT NULL,
	changed BIGINT NOT NULL,
	entries INTEGER NOT NULL,
	said INTEGER NOT NULL,
	over BOOLEAN NOT NULL,
	CONSTRAINT pk_tables PRIMARY KEY (number),
	CONSTRAINT uq_tables_id UNIQUE (id),
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES(1,'t1','cat-and-mouse','5PROsO-af_1Mr_DZMTQ3VA',1,'delayed','{"pace":1}',1700000000000,1700000000000,3,1,1);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_lobby ON tables (public, over, number);
CREATE INDEX ix_seats_person_id ON seats (person_id);
CREATE INDEX ix_chat_person_id ON chat (person_id);
CREATE INDEX ix_mutes_other_id ON mutes (other_id);
COMMIT;
