package import HearthReplication

/// Everything that a household keeps: what it carries, and rows of its own.
///
/// Used inside a transaction; see `TransactionalStore`.
package protocol HouseholdStore: CarrierStore, EarlyStore {
    /// All rows of a type, ordered by key.
    func rows<Row: StoredRow>(_ type: Row.Type) throws -> [Row]
    /// Those of one member or list, say; ordered by key.
    func rows<Row: GroupedRow>(_ type: Row.Type, of group: Row.Group) throws -> [Row]
    func row<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) throws -> Row?
    /// Inserts the row, or replaces the one with its key.
    func put<Row: StoredRow>(_ row: Row) throws
    func remove<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) throws
}

/// How much a commit must survive.
package enum Durability: Sendable {
    /// Power loss right after the commit: what a person did, and what was promised to a peer.
    case full
    /// A crash of the program: cells and other things that peers will send again.
    case relaxed
}

/// Storage in which a group of changes happens as a whole or not at all.
package protocol TransactionalStore: AnyObject {
    /// Runs `body` in one transaction and commits it; if `body` or the commit throws, nothing has
    /// changed. On return with `.full`, the change is on the disk.
    func transaction<Result>(
        _ durability: Durability, _ body: (any HouseholdStore) throws -> Result
    ) throws -> Result
}

/// What a store throws when it cannot do what it was asked; what was under way has been rolled back.
package protocol StorageFailure: Error {}
