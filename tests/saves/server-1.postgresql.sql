SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.accounts (
    person_id text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    password_hash text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.chat (
    table_id text NOT NULL,
    number integer NOT NULL,
    person_id text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.entries (
    table_id text NOT NULL,
    number integer NOT NULL,
    entry text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.mutes (
    person_id text NOT NULL,
    other_id text NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat text NOT NULL,
    place integer NOT NULL,
    person_id text,
    nonce text
);
CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    person_id text NOT NULL,
    agent text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.tables (
    number integer NOT NULL,
    id text NOT NULL,
    game text NOT NULL,
    host text NOT NULL,
    public boolean NOT NULL,
    spectators text NOT NULL,
    settings text NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    entries integer NOT NULL,
    said integer NOT NULL,
    over boolean NOT NULL
);
CREATE SEQUENCE public.tables_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.tables_number_seq OWNED BY public.tables.number;
ALTER TABLE ONLY public.tables ALTER COLUMN number SET DEFAULT nextval('public.tables_number_seq'::regclass);
INSERT INTO public.accounts VALUES ('IBYhhVoRmhI4QlRwJNhB2A', 'Anna', 'anna', 'a hash', 1700000000000);
INSERT INTO public.alembic_version VALUES ('1');
INSERT INTO public.chat VALUES ('t1', 0, 'IBYhhVoRmhI4QlRwJNhB2A', 'Straße 🐁', 1700000000001);
INSERT INTO public.entries VALUES ('t1', 0, '{"type":"opened","game":"cat-and-mouse","rules":1,"players":[{"name":"Anna","bot":null},{"name":"Sleuth","bot":"heuristic"}],"secret":"0000000000000000000000000000000000000000000000000000000000000000","variants":[],"rulings":{},"edition":null,"edition_label":null,"decks":[],"deck_labels":[],"shuffle":null}', 1700000000000);
INSERT INTO public.entries VALUES ('t1', 1, '{"type":"answered","seat":"mouse","number":3}', 1700000000000);
INSERT INTO public.entries VALUES ('t1', 2, '{"type":"resigned","seat":"mouse"}', 1700000000000);
INSERT INTO public.mutes VALUES ('IBYhhVoRmhI4QlRwJNhB2A', 'Sv5OZt3g8VgM991Pww0dww');
INSERT INTO public.people VALUES ('IBYhhVoRmhI4QlRwJNhB2A', 1700000000000);
INSERT INTO public.people VALUES ('Sv5OZt3g8VgM991Pww0dww', 1700000000000);
INSERT INTO public.seats VALUES ('t1', 'inspector', 0, 'IBYhhVoRmhI4QlRwJNhB2A', NULL);
INSERT INTO public.seats VALUES ('t1', 'mouse', 1, 'Sv5OZt3g8VgM991Pww0dww', '00112233445566778899aabbccddeeff');
INSERT INTO public.sessions VALUES ('\x00ff746f6b656e', 'IBYhhVoRmhI4QlRwJNhB2A', 'Firefox', 1700000000000, 1700000000000);
INSERT INTO public.tables VALUES (1, 't1', 'cat-and-mouse', 'IBYhhVoRmhI4QlRwJNhB2A', true, 'delayed', '{"pace":1}', 1700000000000, 1700000000000, 3, 1, true);
SELECT pg_catalog.setval('public.tables_number_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT pk_accounts PRIMARY KEY (person_id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT pk_chat PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT pk_entries PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT pk_mutes PRIMARY KEY (person_id, other_id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT pk_sessions PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (number);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT uq_accounts_name_key UNIQUE (name_key);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT uq_tables_id UNIQUE (id);
CREATE INDEX ix_chat_person_id ON public.chat USING btree (person_id);
CREATE INDEX ix_mutes_other_id ON public.mutes USING btree (other_id);
CREATE INDEX ix_seats_person_id ON public.seats USING btree (person_id);
CREATE INDEX ix_sessions_person_id ON public.sessions USING btree (person_id);
CREATE INDEX ix_tables_host ON public.tables USING btree (host);
CREATE INDEX ix_tables_lobby ON public.tables USING btree (public, over, number);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT fk_accounts_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT fk_chat_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT fk_chat_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT fk_entries_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT fk_mutes_other_id FOREIGN KEY (other_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT fk_mutes_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT fk_sessions_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT fk_tables_host FOREIGN KEY (host) REFERENCES public.people(id);
