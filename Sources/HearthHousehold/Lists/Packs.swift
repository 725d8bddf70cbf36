import HearthAPI
import HearthKinds
package import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Lists that the program brings, as somebody here reads them: like those of a friend who is called as the program is.
/// No record of them is stored or sent.
extension Household {
    private static let bringer = "Hearth"

    /// The one that a path names; nil: none is called so.
    ///
    /// - Throws: `builtIn` where something is to be changed.
    func pack(at path: NamePath, for asker: Asker) throws(HearthError) -> OpenList? {
        let named = Pack.table.all.first { pack in
            pack.id == ListID(typed: path.name)
                || path.pieces.count == 2 && Names.isSame(path.pieces[0], Self.bringer)
                    && Names.isSame(path.name, pack.head.title)
        }
        guard let named else { return nil }
        guard asker.naming == .beginning else {
            throw HearthError(.builtIn, ["list": named.head.title])
        }
        return open(named, for: asker)
    }

    package func open(_ pack: Pack, for asker: Asker) -> OpenList? {
        let blank = [UInt8](repeating: 0, count: 32)
        guard let nobody = IdentityKey(octets: blank), let noSealing = SealingKey(octets: blank),
            let noHash = Digest(octets: blank), let noKey = SymmetricKey(octets: blank)
        else { return nil }
        func reader(_ identity: IdentityKey, _ name: String, _ role: ReaderRole) -> ListEntry.Reader
        {
            ListEntry.Reader(
                identity: identity, tag: AuthorTag(of: identity, in: pack.id), node: node,
                sealingKey: noSealing, name: name, role: role, addresses: [])
        }
        let own = reader(asker.identity, asker.name, .friend)
        let entry = ListEntry(
            id: pack.id,
            stamp: RecordStamp(
                key: RecordKey(kind: .roster, stream: pack.id.stream, author: nobody),
                version: Version(incarnation: 0, counter: 0), hash: noHash),
            epoch: 0, isGiving: false, isArchived: false, day: nil, owners: [nobody],
            readers: [reader(nobody, Self.bringer, .owner), own], ownerNodes: [])
        return OpenList(
            entry: entry, reader: own, merged: pack.list, parts: [:], key: noKey, missingPieces: 0,
            newestHead: pack.head, newerIsComing: false, unreadable: [], nicknames: [:],
            heldBlobs: [])
    }
}
