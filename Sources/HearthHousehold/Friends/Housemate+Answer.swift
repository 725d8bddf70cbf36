package import HearthAPI

extension FriendRow.Housemate {
    package var answer: HousemateAnswer {
        switch self {
        case .yes: .yes
        case .notNow: .notNow
        }
    }
}
