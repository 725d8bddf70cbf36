package import HearthAPI
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
