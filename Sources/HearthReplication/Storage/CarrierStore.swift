package import HearthSodium
package import HearthWire

/// What a node keeps in order to carry it: records and the cells of the beat.
///
/// This is all that a session may see. There is no way from here to an early cell, to a claim or
/// to anything else that only a reader has, so that nothing sent to a node that hosts an owner can
/// depend on it. Every method throws what the storage throws (a full disk, say); the transaction
/// around the call is then rolled back and nothing has changed.
package protocol CarrierStore: SupersededStore, BlobKeeping, KeptPartStore {
    func record(_ key: RecordKey) throws -> Record?
    /// All records of one kind in a stream, ordered by key.
    func records(_ kind: RecordKind, in stream: StreamID) throws -> [Record]
    /// The stamps of everything in a stream, ordered by key.
    func stamps(in stream: StreamID) throws -> [RecordStamp]
    /// All blobs of a stream.
    func blobs(in stream: StreamID) throws -> [RecordKey]
    /// Octets of all records of one author, as they travel, those that are kept beside newer ones included.
    func octets(by author: IdentityKey) throws -> Int
    /// The same for each stream, from sums that are kept: no record is looked at.
    func octetsByStream(of author: IdentityKey) throws -> [StreamID: Int]
    /// Stores a record in place of any other version under its key.
    func put(_ record: Record) throws
    func removeRecord(_ key: RecordKey) throws
    /// Removes every record and beat cell of a stream or list.
    func removeStream(_ stream: StreamID) throws

    /// The newest beat cell of one author, if any.
    func beatCell(of author: AuthorTag, in list: ListID) throws -> Cell?
    /// The newest beat cell of every author, ordered by author tag.
    func beatCells(in list: ListID) throws -> [Cell]
    /// Stores a beat cell in place of the author's older one.
    func putBeat(_ cell: Cell) throws
    func removeBeatCell(of author: AuthorTag, in list: ListID) throws
}

/// Cells that arrived ahead of the beat: kept apart, never served, never counted.
package protocol EarlyStore: AnyObject {
    func earlyCells(in list: ListID) throws -> [Cell]
    /// Stores an early cell in place of the author's older one.
    func putEarly(_ cell: Cell) throws
    func removeEarlyCells(in list: ListID) throws
}

extension CarrierStore {
    package func blobs(in stream: StreamID) throws -> [RecordKey] {
        try stamps(in: stream).map(\.key).filter { $0.kind == .blob }
    }
}
