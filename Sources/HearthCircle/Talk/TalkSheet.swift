import HearthLists
package import HearthWire

/// Why a talk cell cannot be read or written.
package enum TalkSheetError: Error, Hashable {
    /// Not 1,900 octets, or something in them that no talk cell may hold.
    case malformed
    /// There is no room left; nothing was changed.
    case full
}

/// All that one circle member whispers and thinks of on one list: what is sealed in a talk cell
/// (protocol-spec/circle.md).
///
/// ```
/// 0    6  made at
/// 6    2  octets of entries
/// 8 1892  entries (type 1, length 2, body), zeros
/// ```
package struct TalkSheet: MergedState {
    /// Size on the wire, whatever it holds.
    package static let byteCount = Cell.Kind.talk.plaintextByteCount
    /// Octets that entries have room in.
    package static let room = 1892
    /// Removed things that are remembered, of each kind, and ids of whispers; fewer where the room is
    /// needed.
    static let tombstoneLimit = 16

    /// A whisper of the author's own, and the id under which they asked for it.
    struct AskedWhisper: Hashable {
        let id: WhisperID
        let time: WallTime
    }

    /// When it was made, by its author's clock.
    package var madeAt: WallTime
    /// By time; no time twice.
    package private(set) var whispers: [Whisper] = []
    /// By id; none twice.
    package private(set) var ideas: [Idea] = []
    /// Times of whispers that their author removed, the newest removal last: so that an earlier copy
    /// of the home does not bring them back.
    package private(set) var removedWhispers: [WallTime] = []
    /// Ids of ideas likewise.
    package private(set) var removedIdeas: [ItemID] = []
    /// The whispers that were added last, the newest last, those that were removed since included: so
    /// that nothing is added twice.
    private(set) var askedWhispers: [AskedWhisper] = []
    /// Entries of a newer program, as they stand.
    var carried: [UInt8] = []

    /// A talk cell with nothing on it.
    package init(madeAt: WallTime) {
        self.madeAt = madeAt
    }

    /// From what is known to be in order.
    init(
        madeAt: WallTime, whispers: [Whisper], ideas: [Idea], removedWhispers: [WallTime],
        removedIdeas: [ItemID], askedWhispers: [AskedWhisper], carried: [UInt8]
    ) {
        self.madeAt = madeAt
        self.whispers = whispers
        self.ideas = ideas
        self.removedWhispers = removedWhispers
        self.removedIdeas = removedIdeas
        self.askedWhispers = askedWhispers
        self.carried = carried
    }

    /// Whether nobody has written anything.
    package var isEmpty: Bool { whispers.isEmpty && ideas.isEmpty }

    /// When the whisper was added that was asked for under this id, be it removed since; nil: it was
    /// not, or that is long ago.
    package func time(ofWhisper id: WhisperID) -> WallTime? {
        askedWhispers.last { $0.id == id }?.time
    }

    /// Adds a whisper of another time than those that are there, which was asked for under an id.
    ///
    /// - Throws: `.full`; then nothing was changed.
    package mutating func add(
        _ whisper: Whisper, as id: WhisperID? = nil
    ) throws(TalkSheetError) {
        var changed = self
        changed.whispers.append(whisper)
        changed.whispers.sort { $0.time < $1.time }
        if let id { changed.remember(asked: AskedWhisper(id: id, time: whisper.time)) }
        self = try changed.fitted()
    }

    /// Adds an idea, or replaces the one with its id.
    ///
    /// - Throws: `.full`; then nothing was changed.
    package mutating func put(_ idea: Idea) throws(TalkSheetError) {
        var changed = self
        changed.ideas.removeAll { $0.id == idea.id }
        changed.ideas.append(idea)
        changed.ideas.sort { $0.id < $1.id }
        self = try changed.fitted()
    }

    /// Removes the whisper of this time; false when there is none.
    package mutating func removeWhisper(at time: WallTime) -> Bool {
        guard let index = whispers.firstIndex(where: { $0.time == time }) else { return false }
        whispers.remove(at: index)
        remember(removed: time)
        return true
    }

    /// Removes an idea; false when there is none of this id.
    package mutating func removeIdea(_ id: ItemID) -> Bool {
        guard let index = ideas.firstIndex(where: { $0.id == id }) else { return false }
        ideas.remove(at: index)
        remember(removed: id)
        return true
    }

    private mutating func remember(removed time: WallTime) {
        guard !removedWhispers.contains(time) else { return }
        removedWhispers = (removedWhispers + [time]).suffix(Self.tombstoneLimit)
    }

    private mutating func remember(removed id: ItemID) {
        guard !removedIdeas.contains(id) else { return }
        removedIdeas = (removedIdeas + [id]).suffix(Self.tombstoneLimit)
    }

    private mutating func remember(asked whisper: AskedWhisper) {
        guard !askedWhispers.contains(whisper) else { return }
        askedWhispers = (askedWhispers + [whisper]).suffix(Self.tombstoneLimit)
    }

    /// Forgets what was removed, and ids.
    mutating func forgetRemoved() {
        removedWhispers = []
        removedIdeas = []
        askedWhispers = []
    }

    /// This talk cell and another one of the same author, which a friend's home kept: everything on
    /// either that was not removed on the other.
    ///
    /// Where both have more than there is room for, the newest whispers go first into it.
    package func merged(with other: TalkSheet) -> TalkSheet {
        var talk = TalkSheet(madeAt: max(madeAt, other.madeAt))
        talk.carried = carried.lexicographicallyPrecedes(other.carried) ? other.carried : carried
        for time in other.removedWhispers + removedWhispers { talk.remember(removed: time) }
        for id in other.removedIdeas + removedIdeas { talk.remember(removed: id) }
        for whisper in (other.askedWhispers + askedWhispers).sorted(by: { $0.time < $1.time }) {
            talk.remember(asked: whisper)
        }
        let ideas = EntryMap.merged(ideas, other.ideas, by: \.id) {
            EntryRank($0.time, Self.body(of: $0))
        }
        for idea in ideas where !talk.removedIdeas.contains(idea.id) { try? talk.put(idea) }
        let whispers = EntryMap.merged(whispers, other.whispers, by: \.time) {
            EntryRank($0.time, Self.body(of: $0))
        }
        for whisper in whispers.sorted(by: { $0.time > $1.time })
        where !talk.removedWhispers.contains(whisper.time) {
            try? talk.add(whisper)
        }
        return talk
    }

    /// The same in the room there is: ids are forgotten first, then what was removed, the longest ago
    /// before the rest; what is there never.
    private func fitted() throws(TalkSheetError) -> TalkSheet {
        var fitting = self
        while fitting.entryByteCount > Self.room {
            if !fitting.askedWhispers.isEmpty {
                fitting.askedWhispers.removeFirst()
            } else if !fitting.removedWhispers.isEmpty {
                fitting.removedWhispers.removeFirst()
            } else if !fitting.removedIdeas.isEmpty {
                fitting.removedIdeas.removeFirst()
            } else {
                throw .full
            }
        }
        return fitting
    }
}
