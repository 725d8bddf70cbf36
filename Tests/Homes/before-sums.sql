-- Takes every-row.sqlite back to before the migration "octets of authors": a home that has to be brought up to date.
DROP TRIGGER record_added;
DROP TRIGGER record_removed;
DROP TRIGGER record_changed;
DROP TABLE author_octets;
CREATE INDEX records_by_author ON records (author, length(octets));
DELETE FROM grdb_migrations WHERE identifier = 'octets of authors';
