import HearthLists
import HearthSodium
import HearthWire

/// Lists as they were last opened, so that each look at 10,000 wishes does not open all of them.
///
/// In memory only, forgotten when anybody locks, and bounded by the number of items.
struct OpenedParts: Sendable {
    /// Items of all parts that are kept; over it, all are forgotten.
    static let limit = 100_000

    /// One part as it was opened: the hash of its record, and which of its buckets were not here.
    struct Input: Hashable, Sendable {
        let editor: IdentityKey
        let hash: Digest
        let missing: Set<Int>
    }

    private struct Merged {
        let inputs: [Input]
        let editors: ListEditors
        let parts: [(editor: IdentityKey, part: Part)]
        let list: MergedList?
    }

    private var parts: [RecordKey: (hash: Digest, part: Part)] = [:]
    private var merged: [ListID: Merged] = [:]
    private var items = 0
    /// How many parts were opened so far: few steps need more than one.
    private(set) var openings = 0
    private var awaited: [ListID: Set<RecordName>] = [:]
    /// Parts that cannot be read, by the hashes of their records and of the roster of then.
    private var refused: [Digest: (roster: Digest, isWhole: Bool)] = [:]
    private static let refusedLimit = 1_000

    /// What was last opened under this key, of any version.
    func part(_ key: RecordKey) -> (hash: Digest, part: Part)? { parts[key] }

    mutating func keep(_ part: Part, of key: RecordKey, hash: Digest) {
        items += part.items.count - (parts[key]?.part.items.count ?? 0)
        openings += 1
        if items > Self.limit {
            let openings = openings
            self = OpenedParts()
            (items, self.openings) = (part.items.count, openings)
        }
        parts[key] = (hash, part)
    }

    /// The list that these parts make with these editors, from what they made when it was last asked for.
    mutating func list(
        _ editors: ListEditors, of inputs: [Input], _ parts: [(editor: IdentityKey, part: Part)]
    ) -> MergedList? {
        let known = merged[editors.list]
        let list: MergedList?
        if let known, known.editors == editors {
            if known.inputs == inputs { return known.list }
            list =
                known.list.map { MergedList.merge(parts, by: editors, since: (known.parts, $0)) }
                ?? MergedList.merge(parts, by: editors)
        } else {
            list = MergedList.merge(parts, by: editors)
        }
        merged[editors.list] = Merged(inputs: inputs, editors: editors, parts: parts, list: list)
        return list
    }

    /// Whether a blob that came may complete a part for which an earlier version is kept: so that not each of
    /// many has all that is here looked through.
    func mayComplete(_ blob: RecordName, on list: ListID) -> Bool {
        awaited[list]?.contains(blob) ?? true
    }

    /// Notes which buckets complete the parts of a list; nil: any blob may.
    mutating func awaits(_ buckets: Set<RecordName>?, on list: ListID) { awaited[list] = buckets }

    /// Whether this part breaks a bound by this roster's list key, and if so, whether nothing of it can be read.
    func refusal(of part: Digest, under roster: Digest) -> Bool? {
        refused[part].flatMap { $0.roster == roster ? $0.isWhole : nil }
    }

    mutating func refuse(_ part: Digest, isWhole: Bool, under roster: Digest) {
        if refused.count >= Self.refusedLimit { refused = [:] }
        refused[part] = (roster, isWhole)
    }
}
