import GRDB
import HearthHousehold

extension StoreTransaction {
    func rows<Row: StoredRow>(_ type: Row.Type) throws -> [Row] {
        func all<Stored: TableRow>(_ stored: Stored.Type) throws(StoreError) -> [Stored] {
            let sql = """
                SELECT \(Stored.columnList) FROM \(Stored.table)
                ORDER BY \(Stored.keyColumns.joined(separator: ", "))
                """
            return try fetch(from: Stored.table, sql, [], Stored.init)
        }
        return try same(all(tableRow(type)))
    }

    func row<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) throws -> Row? {
        func one<Stored: TableRow>(_ stored: Stored.Type) throws(StoreError) -> Stored? {
            let sql = """
                SELECT \(Stored.columnList) FROM \(Stored.table) WHERE \(Stored.keyCondition)
                """
            return try fetch(
                from: Stored.table, sql, Stored.values(of: same(key)), Stored.init
            ).first
        }
        return try one(tableRow(type)).map { same($0) }
    }

    func put<Row: StoredRow>(_ row: Row) throws {
        func put<Stored: TableRow>(_ stored: Stored.Type) throws(StoreError) {
            let row: Stored = same(row)
            let values = Stored.values(of: row.key) + row.otherValues
            try execute(
                Self.upsert(Stored.table, Stored.keyColumns, Stored.otherColumns), values)
        }
        try put(tableRow(Row.self))
    }

    func remove<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) throws {
        func remove<Stored: TableRow>(_ stored: Stored.Type) throws(StoreError) {
            try execute(
                "DELETE FROM \(Stored.table) WHERE \(Stored.keyCondition)",
                Stored.values(of: same(key)))
        }
        try remove(tableRow(type))
    }

    private func tableRow(_ type: (some StoredRow).Type) -> any TableRow.Type {
        guard let type = type as? any TableRow.Type else {
            preconditionFailure("\(type) has no table")
        }
        return type
    }

    /// The same value under the other name of its type: the compiler cannot know that the type
    /// behind `any TableRow.Type` is the one that it was made of.
    private func same<Value, Same>(_ value: Value) -> Same {
        guard let same = value as? Same else {
            preconditionFailure("\(Value.self) is not \(Same.self)")
        }
        return same
    }
}
