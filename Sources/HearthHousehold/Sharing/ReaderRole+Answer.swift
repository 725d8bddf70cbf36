package import HearthAPI
import HearthLists
package import HearthWire

extension ReaderRole {
    /// As answers say it.
    package var answer: ListRole {
        switch self {
        case .owner: .owner
        case .keeper: .keeper
        case .friend: .friend
        }
    }
}

extension OpenList {
    /// As what friends are asked where nobody says otherwise: lists of lines are for ticking.
    var usualRole: ReaderRole { head.isOfLines ? .keeper : .friend }
}
