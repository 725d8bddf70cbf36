package import HearthSodium
import HearthWire

/// What a carrier knows of a member and somebody they have to do with.
package struct PairEntry: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        /// The member knocked: the other may answer with card and letter.
        case knocking
        case friends
        /// The member was recovered here, and the other's home has not yet given back what the two said to
        /// each other: until then nothing is said.
        case recovering
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

    /// Whether all that friends share is compared.
    var sharesAll: Bool { state == .friends || state == .recovering }

    /// What the two write to each other.
    var letters: [StreamID] {
        [.letter(from: member, to: other), .letter(from: other, to: member)]
    }

    /// What is shared with the other's node.
    var streams: [StreamID] {
        switch state {
        case .knocking: [.card(of: other), .letter(from: other, to: member)]
        case .friends, .recovering: [.card(of: member), .card(of: other)] + letters
        case .ended: [.letter(from: member, to: other)]
        }
    }
}
