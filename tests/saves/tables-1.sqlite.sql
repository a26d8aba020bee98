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
INSERT INTO "accounts" VALUES('XeEBHrGmayot9ij8ZNZa3g','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$VQ4vT5MPk/ijYfwUgy1eng$1HtbIAbiW2bXDjqOOnBC4tC22wuipGdN/u6fDv7YLzE',1794828074990);
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
INSERT INTO "chat" VALUES('Kw0kgGE_IO_xpH9u',0,'XeEBHrGmayot9ij8ZNZa3g','Guten Abend',1794828088777);
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('pVNGfYVRSBrp4fcR',0,'{"type":"opened","game":"cat-and-mouse","rules":1,"players":[{"name":"Anna","bot":null},{"name":"heuristic","bot":"heuristic"}],"secret":"6b1fec569ef1d3432a80601e5b0f672f83f54bb0daabce5c6665587bda70bdaa","variants":["deep-pockets"],"rulings":{},"edition":null,"edition_label":null,"decks":[],"deck_labels":[],"shuffle":"11a19e571ac8dc0b1460ab5c83cf7222d4c9738d52a28d2d1ca5991f07aa4bc9:19d1e58d494669db4832be0558b8af5a3f1a3649a283b486220f06bc30e09746:abababababababababababababababab,00000000000000000000000000000000"}',1794828075124);
INSERT INTO "entries" VALUES('pVNGfYVRSBrp4fcR',1,'{"type":"answered","seat":"inspector","number":8}',1794828075875);
INSERT INTO "entries" VALUES('pVNGfYVRSBrp4fcR',2,'{"type":"answered","seat":"inspector","number":24}',1794828075909);
INSERT INTO "entries" VALUES('pVNGfYVRSBrp4fcR',3,'{"type":"answered","seat":"mouse","number":3}',1794828079991);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',0,'{"type":"opened","game":"red-claw","rules":1,"players":[{"name":"heuristic","bot":"heuristic"},{"name":"Anna","bot":null},{"name":"heuristic","bot":"heuristic"}],"secret":"6cb679334f4e4ada6b3187afc557abead7841dad494ca6444f461278e74ab8ee","variants":[],"rulings":{},"edition":"standees","edition_label":"standees","decks":[],"deck_labels":[],"shuffle":"b93110f8852fe108ffbe584287e2ebef4cc9dcc1d3c518bae2e77bf3c748e371:cb9624f0e5e2849b6adc84f1ea8224ac16f48040f9bd17751e67cff04a11139c:00000000000000000000000000000000,abababababababababababababababab,00000000000000000000000000000000"}',1794828080282);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',1,'{"type":"answered","seat":"white","number":4}',1794828080432);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',2,'{"type":"answered","seat":"black","number":25}',1794828080486);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',3,'{"type":"answered","seat":"grey","number":53}',1794828080529);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',4,'{"type":"answered","seat":"white","number":30}',1794828080590);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',5,'{"type":"answered","seat":"black","number":23}',1794828080978);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',6,'{"type":"answered","seat":"grey","number":52}',1794828081374);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',7,'{"type":"answered","seat":"white","number":14}',1794828081425);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',8,'{"type":"answered","seat":"black","number":3}',1794828081471);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',9,'{"type":"answered","seat":"black","number":42}',1794828081573);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',10,'{"type":"answered","seat":"grey","number":2}',1794828081644);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',11,'{"type":"answered","seat":"grey","number":1}',1794828081702);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',12,'{"type":"answered","seat":"grey","number":29}',1794828081742);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',13,'{"type":"answered","seat":"grey","number":30}',1794828081800);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',14,'{"type":"answered","seat":"white","number":10}',1794828081883);
INSERT INTO "entries" VALUES('SIfzMHZmBLT6IDhL',15,'{"type":"answered","seat":"black","number":41}',1794828082069);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',0,'{"type":"opened","game":"claw-and-order","rules":1,"players":[{"name":"Anna","bot":null},{"name":"heuristic","bot":"heuristic"}],"secret":"8ff3f7d5ab5f1b604764cb0254207de45583f9ede617898ca17bc80852339b16","variants":[],"rulings":{},"edition":"starter","edition_label":"starter","decks":["motor-column","velvet-paws"],"deck_labels":["motor-column","velvet-paws"],"shuffle":"7f46f18927377bfb0edf6460e015cf689b839b700ddbbd10bdd7c81667b245ed:0effba60583dceeefabcb1c18f54c2d542479710e19e9a35c88f4a00cee0fe9a:abababababababababababababababab,00000000000000000000000000000000"}',1794828083621);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',1,'{"type":"answered","seat":"two","number":47}',1794828085536);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',2,'{"type":"answered","seat":"two","number":34}',1794828085705);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',3,'{"type":"answered","seat":"two","number":0}',1794828085745);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',4,'{"type":"answered","seat":"two","number":1}',1794828085810);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',5,'{"type":"answered","seat":"two","number":61}',1794828085857);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',6,'{"type":"answered","seat":"one","number":61}',1794828085968);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',7,'{"type":"answered","seat":"two","number":61}',1794828086053);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',8,'{"type":"answered","seat":"two","number":61}',1794828086472);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',9,'{"type":"answered","seat":"one","number":61}',1794828086774);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',10,'{"type":"answered","seat":"one","number":61}',1794828087574);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',11,'{"type":"answered","seat":"one","number":61}',1794828087661);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',12,'{"type":"answered","seat":"two","number":50}',1794828087840);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',13,'{"type":"answered","seat":"two","number":44}',1794828087894);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',14,'{"type":"answered","seat":"two","number":61}',1794828087997);
INSERT INTO "entries" VALUES('7i_34imrjtdHKKYY',15,'{"type":"answered","seat":"one","number":61}',1794828088041);
INSERT INTO "entries" VALUES('Kw0kgGE_IO_xpH9u',0,'{"type":"opened","game":"cat-and-mouse","rules":1,"players":[{"name":"heuristic","bot":"heuristic"},{"name":"Anna","bot":null}],"secret":"2e4d98547d6c2dfe539daabd00e2480b4c89d4f0731a04d1f6baadd877977c67","variants":[],"rulings":{},"edition":null,"edition_label":null,"decks":[],"deck_labels":[],"shuffle":"bd75b052d20358e193fb27aa52ccdc3a590c381c6bfd2d2cfc67bebd61e07103:4fedca6236ce3706a62e2e3fd297ad22ea252e33e4f2e84f70e6d48d6d3c85f2:00000000000000000000000000000000,abababababababababababababababab"}',1794828088618);
INSERT INTO "entries" VALUES('Kw0kgGE_IO_xpH9u',1,'{"type":"answered","seat":"inspector","number":0}',1794828088650);
INSERT INTO "entries" VALUES('Kw0kgGE_IO_xpH9u',2,'{"type":"resigned","seat":"mouse"}',1794828088947);
CREATE TABLE mutes (
	person_id TEXT NOT NULL, 
	other_id TEXT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (person_id, other_id), 
	CONSTRAINT fk_mutes_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT fk_mutes_other_id FOREIGN KEY(other_id) REFERENCES people (id)
);
CREATE TABLE people (
	id TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('XeEBHrGmayot9ij8ZNZa3g',1794828073203);
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
INSERT INTO "seats" VALUES('pVNGfYVRSBrp4fcR','inspector',0,'XeEBHrGmayot9ij8ZNZa3g','abababababababababababababababab');
INSERT INTO "seats" VALUES('SIfzMHZmBLT6IDhL','black',0,'XeEBHrGmayot9ij8ZNZa3g','abababababababababababababababab');
INSERT INTO "seats" VALUES('7i_34imrjtdHKKYY','one',0,'XeEBHrGmayot9ij8ZNZa3g','abababababababababababababababab');
INSERT INTO "seats" VALUES('Kw0kgGE_IO_xpH9u','mouse',0,'XeEBHrGmayot9ij8ZNZa3g','abababababababababababababababab');
INSERT INTO "seats" VALUES('N1oXH-2cJGA9OyUX','white',0,'XeEBHrGmayot9ij8ZNZa3g','abababababababababababababababab');
INSERT INTO "seats" VALUES('N1oXH-2cJGA9OyUX','black',1,NULL,NULL);
CREATE TABLE sessions (
	token_hash BLOB NOT NULL, 
	person_id TEXT NOT NULL, 
	agent TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES(X'9A09B99A05BD003F90527816F26B25CD037AB04B09306BCC3870B93637AAB687','XeEBHrGmayot9ij8ZNZa3g','python-httpx/0.28.1',1794828073284,1794828073284);
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
INSERT INTO "tables" VALUES(1,'pVNGfYVRSBrp4fcR','cat-and-mouse','XeEBHrGmayot9ij8ZNZa3g',1,'public','{"variants":["deep-pockets"],"rulings":{},"edition":null,"decks":[],"bots":{"mouse":"heuristic"},"secret":"19d1e58d494669db4832be0558b8af5a3f1a3649a283b486220f06bc30e09746","commitment":"11a19e571ac8dc0b1460ab5c83cf7222d4c9738d52a28d2d1ca5991f07aa4bc9"}',1794828075063,1794828079991,4,0,0);
INSERT INTO "tables" VALUES(2,'SIfzMHZmBLT6IDhL','red-claw','XeEBHrGmayot9ij8ZNZa3g',1,'public','{"variants":[],"rulings":{},"edition":"standees","decks":[],"bots":{"white":"heuristic","grey":"heuristic"},"secret":"cb9624f0e5e2849b6adc84f1ea8224ac16f48040f9bd17751e67cff04a11139c","commitment":"b93110f8852fe108ffbe584287e2ebef4cc9dcc1d3c518bae2e77bf3c748e371"}',1794828080047,1794828082069,16,0,0);
INSERT INTO "tables" VALUES(3,'7i_34imrjtdHKKYY','claw-and-order','XeEBHrGmayot9ij8ZNZa3g',1,'public','{"variants":[],"rulings":{},"edition":"starter","decks":["motor-column","velvet-paws"],"bots":{"two":"heuristic"},"secret":"0effba60583dceeefabcb1c18f54c2d542479710e19e9a35c88f4a00cee0fe9a","commitment":"7f46f18927377bfb0edf6460e015cf689b839b700ddbbd10bdd7c81667b245ed"}',1794828083442,1794828088041,16,0,1);
INSERT INTO "tables" VALUES(4,'Kw0kgGE_IO_xpH9u','cat-and-mouse','XeEBHrGmayot9ij8ZNZa3g',1,'public','{"variants":[],"rulings":{},"edition":null,"decks":[],"bots":{"inspector":"heuristic"},"secret":"4fedca6236ce3706a62e2e3fd297ad22ea252e33e4f2e84f70e6d48d6d3c85f2","commitment":"bd75b052d20358e193fb27aa52ccdc3a590c381c6bfd2d2cfc67bebd61e07103"}',1794828088328,1794828088947,3,1,1);
INSERT INTO "tables" VALUES(5,'N1oXH-2cJGA9OyUX','red-claw','XeEBHrGmayot9ij8ZNZa3g',0,'public','{"variants":[],"rulings":{},"edition":"mouse-agents","decks":[],"bots":{},"secret":"5d14a85256d4e6a162d6d876aec0f5b4586d34a3b434a671dda6d21e3039de21","commitment":"d546cf4356e8ccacd70a73bb42712c240722d489253da8862a9f1bf995c4a402"}',1794828088965,1794828088965,0,0,0);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_lobby ON tables (public, over, number);
CREATE INDEX ix_seats_person_id ON seats (person_id);
CREATE INDEX ix_chat_person_id ON chat (person_id);
CREATE INDEX ix_mutes_other_id ON mutes (other_id);
COMMIT;
