import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// What becomes of a member's version of an item that lost against one which had not seen it
/// (protocol-spec/records.md, "What a version has seen").
enum LostVersion {
    /// The version that counts says this from now on.
    case joined(Item)
    /// An item of its own.
    case copied(Item)
    /// It was an item of its own before, and is not made one again.
    case wasCopied
    /// It only says again what the author of the one that counts wrote before.
    case repeated
    /// All of it stands in the other item, which is there.
    case alike
    /// It is a copy itself, there were too many of them, or the list is full: it stays in the member's part, and is theirs alone
    /// once they write the item again.
    case held

    /// Whether the one that counts is written again, so that it names this one as seen.
    var isWritten: Bool {
        switch self {
        case .joined, .copied, .wasCopied: true
        case .repeated, .alike, .held: false
        }
    }
}

/// Decides what becomes of lost versions on a list, one after the other.
struct LosingItems {
    private let open: OpenList
    private lazy var present = PresentItems(open.merged.items)
    /// How many more copies each editor's writing may cause now.
    private var room: [IdentityKey: Int] = [:]
    /// How many more items the list takes.
    private var places: Int
    private let allowance: CopyAllowance
    private let elapsed: Duration
    /// What was compared so far, about: cells of tables of lines, and octets of versions that were read.
    private(set) var effort = 0

    init(_ open: OpenList, _ allowance: CopyAllowance, elapsed: Duration) {
        self.open = open
        places = Limits.itemsPerList - open.merged.items.count
        self.allowance = allowance
        self.elapsed = elapsed
    }

    /// Of an item where losing versions become copies.
    ///
    /// `item`: what is written in the place of the one that counts, or that one itself.
    mutating func fate(
        of mine: Item, beside winner: Item, by author: IdentityKey, writing item: Item,
        _ edit: KeptEdit
    ) -> LostVersion {
        guard !mine.repeats(open.tag(of: author)) else { return .repeated }
        effort += edit.byteCount
        if let base = open.base(of: edit, for: winner) {
            effort += LineMerge.effort(item.text, mine.text, since: base.text)
            if let joined = ItemJoin.everything(item, mine, since: base) {
                return .joined(joined)
            }
        }
        guard let copy = mine.copyOfLoser(by: open.reader.identity),
            mine.known?.copyOf == nil
        else { return .held }
        if item.hasAll(of: mine) {
            return item.withLaterActs(of: mine).map { .joined($0) } ?? .alike
        }
        guard !present.hasAll(of: mine) else { return .alike }
        guard open.merged.item(copy.id) == nil, !open.ownPart.isMissing(copy.id) else {
            return .wasCopied
        }
        let left =
            room[author]
            ?? allowance.left(for: open.reader.identity, from: author, at: elapsed)
        guard left > 0, places > 0 else { return .held }
        room[author] = left - 1
        places -= 1
        present.add(copy)
        return .copied(copy)
    }

    /// Whether all of an own version stands in this one or another that is there.
    mutating func hasAll(of mine: Item, in winner: Item) -> Bool {
        winner.hasAll(of: mine) || present.hasAll(of: mine)
    }
}

/// Finds the items that say all that another one does, without looking at each.
private struct PresentItems {
    private struct Words: Hashable {
        let name: String
        let notes: String
    }

    private var items: [Words: [Item]] = [:]

    init(_ items: [Item]) {
        for item in items where item.known?.isPutAway == false { add(item) }
    }

    mutating func add(_ item: Item) {
        items[Words(name: item.name, notes: item.text), default: []].append(item)
    }

    func hasAll(of item: Item) -> Bool {
        items[Words(name: item.name, notes: item.text)]?.contains {
            $0.id != item.id && $0.hasAll(of: item)
        } ?? false
    }
}

extension Item {
    /// Whether it says only what this editor wrote in a version that went into it.
    fileprivate func repeats(_ author: AuthorTag) -> Bool {
        seenVersion(of: author) == versionTag
    }
}
