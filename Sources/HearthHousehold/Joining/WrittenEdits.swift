import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// What is kept of the items of one writing: of many it is read at once.
struct WrittenEdits {
    /// The version of the member's part that is written.
    let part: HearthWire.Version
    private let list: ListID
    private let member: IdentityKey
    /// Rows by item; nil where so few are written that each is looked for.
    private var rows: [ItemID: StoredEditRow]?

    /// From this share of a list on its rows are read together.
    private static let share = 4

    init(
        of items: [Item], in open: OpenList, _ household: Household, _ work: Work
    ) throws {
        list = open.id
        member = open.reader.identity
        part = try household.nextVersion(
            RecordKey(kind: .part, stream: list.stream, author: member), work)
        guard items.count > open.merged.items.count / Self.share else { return }
        let group = MembershipKey(list: list, member: member)
        rows = Dictionary(
            try work.store.rows(StoredEditRow.self, of: group).map { ($0.key.item, $0) },
            uniquingKeysWith: { one, _ in one })
    }

    func key(of item: ItemID) -> StoredEditRow.Key {
        StoredEditRow.Key(list: list, member: member, item: item)
    }

    /// What is kept of an item, as of the part that is written.
    func edit(
        of item: ItemID, _ household: Household, _ work: Work
    ) throws -> KeptEdit {
        let key = key(of: item)
        let row = try rows.map { $0[item] } ?? work.store.row(StoredEditRow.self, key)
        var edit = row.flatMap { household.keptEdit(in: $0) } ?? KeptEdit()
        edit.part = part
        return edit
    }
}
