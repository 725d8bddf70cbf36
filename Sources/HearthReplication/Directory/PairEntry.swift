package import HearthSodium
import HearthWire

/// What a carrier knows of a member and somebody they have to do with.
package struct PairEntry: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        /// The member knocked: the other may answer with card and letter.
        case knocking
        case friends
        /// Over: only the member's last letter still goes out.
        case ended
    }

    package let member: IdentityKey
    package let other: IdentityKey
    package let otherNode: NodeKey
    package let state: State

    package init(
        member: IdentityKey, other: IdentityKey, otherNode: NodeKey, state: State
    ) {
        self.member = member
        self.other = other
        self.otherNode = otherNode
        self.state = state
    }

    /// What the two write to each other.
    var letters: [StreamID] {
        [.letter(from: member, to: other), .letter(from: other, to: member)]
    }
}
