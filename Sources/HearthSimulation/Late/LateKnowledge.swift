/// What people were told of late lists and friends: in the end it has to be so, but for what was gone
/// with a disk before anybody else held it.
struct LateKnowledge {
    /// Of lists that were made: their ids.
    var ids: [Int: String] = [:]
    /// Names of wishes.
    var wishes: [Int: Set<String>] = [:]
    /// Who read it when it was looked at last.
    var reading: [Int: Set<Int>] = [:]
    /// Whom somebody wanted off it, whatever came of that.
    var leaving: [Int: Set<Int>] = [:]
    /// Who was taken off.
    var takenOff: [Int: Set<Int>] = [:]
    /// Numbers of friendships that both knew of.
    var friends: Set<Int> = []
    /// What came back, or has to: lists, people taken off, friendships.
    private(set) var expected = Counts()
    private var journal: [(moment: Ticks, subject: Subject)] = []

    struct Counts: Hashable, Sendable {
        var lists = 0
        var takenOff = 0
        var friends = 0
    }

    enum Subject: Hashable {
        case list(Int)
        case wish(Int, String)
        case takenOff(Int, Int)
    }

    mutating func know(_ subject: Subject, at moment: Ticks) {
        switch subject {
        case .list: break
        case .wish(let list, let name): wishes[list, default: []].insert(name)
        case .takenOff(let list, let person):
            takenOff[list, default: []].insert(person)
        }
        journal.append((moment, subject))
    }

    /// The home of a list's owner is put back to that moment; whether somebody who stays as they are
    /// holds what there is of the list.
    mutating func restored(_ list: Int, to moment: Ticks, isHeld: Bool) {
        guard ids[list] != nil else { return }
        for entry in journal where entry.moment >= moment {
            switch entry.subject {
            case .list(list) where isHeld: expected.lists += 1
            case .list(list):
                ids[list] = nil
                return
            case .takenOff(list, _) where isHeld: expected.takenOff += 1
            case .takenOff(list, let person): takenOff[list]?.remove(person)
            case .wish(list, let name) where !isHeld: wishes[list]?.remove(name)
            case .list, .wish, .takenOff: break
            }
        }
        if !isHeld { reading[list] = [] }
    }

    /// One of two friends' homes is put back.
    mutating func restored(friendship: Int, isHeld: Bool) {
        guard friends.contains(friendship) else { return }
        if isHeld { expected.friends += 1 } else { friends.remove(friendship) }
    }
}
