package import HearthSodium
package import HearthWire

/// What a carrier remembers in order to judge which blobs are kept.
package protocol BlobKeeping: AnyObject {
    /// The parts of an author that are kept beside those that are held: superseded ones, and those of
    /// a member here that wait to be merged.
    func partsBesides(by author: IdentityKey) throws -> [Record]
    /// The blobs of a stream that no part names, and since when.
    func unnamedBlobs(in stream: StreamID) throws -> [RecordName: WallTime]
    /// Stores them in place of those that were noted of the stream.
    func setUnnamedBlobs(_ blobs: [RecordName: WallTime], in stream: StreamID) throws
}
