package import HearthAPI
package import HearthRows

extension FriendRow.Housemate {
    /// nil: it is open, and asked again.
    init?(_ answer: HousemateAnswer) {
        switch answer {
        case .yes: self = .yes
        case .notNow: self = .notNow
        case .open: return nil
        }
    }

    package var answer: HousemateAnswer {
        switch self {
        case .yes: .yes
        case .notNow: .notNow
        }
    }
}
