/// Those who are here, in groups that have room for so many each, and room for so many in all.
///
/// Anybody who comes is let in. Where there is no room, the one who has been here longest goes, of
/// the same group or of the largest, their own where it is as large: a crowd of one group's making
/// takes no place of another's for long.
struct Crowd<Group: Hashable & Sendable, Member: Hashable & Sendable>: Sendable {
    private let perGroup: Int
    private let limit: Int
    /// Who came first stands first.
    private var groups: [Group: [Member]] = [:]
    private(set) var count = 0

    init(perGroup: Int, limit: Int) {
        self.perGroup = perGroup
        self.limit = limit
    }

    /// Lets somebody in who is not here.
    ///
    /// - Returns: Who has to go for it, and is not here any more; nil: nobody.
    mutating func enter(_ member: Member, of group: Group) -> Member? {
        groups[group, default: []].append(member)
        count += 1
        let size = groups[group, default: []].count
        if size > perGroup { return removeOldest(of: group) }
        guard count > limit, let largest = groups.max(by: { $0.value.count < $1.value.count })
        else { return nil }
        return removeOldest(of: size == largest.value.count ? group : largest.key)
    }

    /// Somebody goes; nothing happens where they are not here.
    mutating func leave(_ member: Member, of group: Group) {
        guard let index = groups[group]?.firstIndex(of: member) else { return }
        remove(at: index, of: group)
    }

    private mutating func removeOldest(of group: Group) -> Member? {
        guard let oldest = groups[group]?.first else { return nil }
        remove(at: 0, of: group)
        return oldest
    }

    private mutating func remove(at index: Int, of group: Group) {
        groups[group]?.remove(at: index)
        if groups[group]?.isEmpty == true { groups[group] = nil }
        count -= 1
    }
}
