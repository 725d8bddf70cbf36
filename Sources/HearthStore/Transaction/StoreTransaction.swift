import GRDB
import HearthHousehold

/// What the body of a transaction works with; of no use after it.
///
/// The files beside this one have one of its protocols each.
final class StoreTransaction: HouseholdStore {
    let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// What `read` makes of each row that the query yields; the table is named for errors only.
    func fetch<Value>(
        from table: String, _ sql: String, _ arguments: [DatabaseValue],
        _ read: (inout ColumnReader) throws(StoreError) -> Value
    ) throws(StoreError) -> [Value] {
        try StoreError.mapping {
            let statement = try database.cachedStatement(sql: sql)
            let rows = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
            var values: [Value] = []
            while let row = try rows.next() {
                var reader = ColumnReader(row, of: table)
                values.append(try read(&reader))
            }
            return values
        }
    }

    func execute(_ sql: String, _ arguments: [DatabaseValue]) throws(StoreError) {
        try StoreError.mapping {
            let statement = try database.cachedStatement(sql: sql)
            try statement.execute(arguments: StatementArguments(arguments))
        }
    }

    /// The statement that inserts a row, or changes the one with its key where it lies.
    ///
    /// Not INSERT OR REPLACE, which takes the row away and makes a new one, and so writes more.
    static func upsert(_ table: String, _ keys: [String], _ others: [String]) -> String {
        let columns = keys + others
        let places = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        let changes = others.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        return """
            INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))
            ON CONFLICT (\(keys.joined(separator: ", ")))
            DO \(changes.isEmpty ? "NOTHING" : "UPDATE SET \(changes)")
            """
    }
}
