package import HearthSodium
package import HearthWire

/// The last versions of parts that could be read, each kept beside a newer one that nobody has read yet: apart from
/// what is carried, so that nothing that is sent, served or compared can depend on them.
package protocol KeptPartStore: AnyObject {
    /// The version that is kept beside the one that is held under this key.
    func keptPart(_ key: RecordKey) throws -> Record?
    /// All of one editor, on all lists.
    func keptParts(by author: IdentityKey) throws -> [Record]
    /// Keeps it in place of the one under its key.
    func keepPart(_ part: Record) throws
    func removeKeptPart(_ key: RecordKey) throws
}
