import GRDB
import HearthRows

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
        from table: String, _ sql: String, _ arguments: StatementArguments,
        _ read: (Row) throws -> Value
    ) throws(StoreError) -> [Value] {
        try StoreError.mapping {
            let statement = try database.cachedStatement(sql: sql)
            let rows = try Row.fetchCursor(statement, arguments: arguments)
            var values: [Value] = []
            while let row = try rows.next() {
                do {
                    values.append(try read(row))
                } catch StoreError.corrupt(let what) {
                    throw StoreError.corrupt("\(table): \(what)")
                }
            }
            return values
        }
    }

    func execute(_ sql: String, _ arguments: StatementArguments) throws(StoreError) {
        try StoreError.mapping {
            try database.cachedStatement(sql: sql).execute(arguments: arguments)
        }
    }
}
