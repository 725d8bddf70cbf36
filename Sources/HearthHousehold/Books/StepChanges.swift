import HearthAPI
import HearthReplication
import HearthSodium
package import HearthWire

/// What one step changed of what members here can see, for pages that are open.
///
/// Cells and bundles are kept apart from what everybody who reads a list may know, so that nothing
/// an owner is told, and no moment at which they are told it, depends on them.
package struct StepChanges: Sendable {
    /// Lists of which something changed that all their readers may know, with the members here who
    /// read each when it did: a list may be gone at the end of the step.
    private var open: [ListID: Set<IdentityKey>] = [:]
    /// Lists of which something changed that their circles alone can open.
    private var secret: Set<ListID> = []
    /// Members whose friends, inbox or friends' profiles changed.
    private var people: Set<IdentityKey> = []

    mutating func noteOpen(_ list: ListID, readers: some Sequence<IdentityKey>) {
        open[list, default: []].formUnion(readers)
    }

    package mutating func noteSecret(_ list: ListID) { secret.insert(list) }

    mutating func notePeople(of members: some Sequence<IdentityKey>) {
        people.formUnion(members)
    }

    /// What a member is told, each list once: the one place that chooses who is told what.
    func changes(for member: IdentityKey, in directory: Directory) -> [ChangeInfo] {
        var lists = open.filter { list, readers in
            readers.contains(member) || directory.lists[list]?.reader(member) != nil
        }.map(\.key)
        lists += secret.filter { list in
            guard open[list] == nil, let entry = directory.lists[list], entry.isGiving,
                let reader = entry.reader(member)
            else { return false }
            return reader.role.isInCircle && !entry.owners.contains(member)
        }
        let changes = lists.sorted().map { ChangeInfo(list: $0.hex) }
        return people.contains(member) ? changes + [ChangeInfo()] : changes
    }
}
