/// How much is kept of each author in each stream.
///
/// The database keeps the sums itself, whatever writes records: nobody who asks looks at a record. They say of
/// records what the records say, and nothing of cells.
enum AuthorOctets {
    /// The table, what is in it so far, and what keeps it right.
    static let sums = """
        CREATE TABLE author_octets (
            author BLOB NOT NULL,
            stream BLOB NOT NULL,
            octets INTEGER NOT NULL,
            PRIMARY KEY (author, stream)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO author_octets
        SELECT author, stream, sum(length(octets)) FROM records GROUP BY author, stream;
        DROP INDEX records_by_author;
        CREATE TRIGGER record_added AFTER INSERT ON records BEGIN
            \(add)
        END;
        CREATE TRIGGER record_removed AFTER DELETE ON records BEGIN
            \(subtract)
        END;
        CREATE TRIGGER record_changed AFTER UPDATE OF stream, author, octets ON records BEGIN
            \(add)
            \(subtract)
        END;
        """

    private static let add = """
        INSERT INTO author_octets (author, stream, octets)
        VALUES (new.author, new.stream, length(new.octets))
        ON CONFLICT (author, stream) DO UPDATE SET octets = octets + excluded.octets;
        """

    private static let subtract = """
        UPDATE author_octets SET octets = octets - length(old.octets)
        WHERE author = old.author AND stream = old.stream;
        DELETE FROM author_octets
        WHERE author = old.author AND stream = old.stream AND octets <= 0;
        """
}
