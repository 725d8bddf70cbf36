/// Whether people whom the caller does not know may ask to be friends.
package struct ShowStrangers: Operation {
    package typealias Answer = StrangersInfo
    package static let path = "strangers"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers
    package static let isReading = true

    package init() {}
}

/// Refuses everybody who asks without an invitation and reads no list with the caller, or lets them
/// ask again.
///
/// They are told nothing of it. What waits already goes on waiting.
package struct SetStrangers: Operation {
    package typealias Answer = StrangersInfo
    package static let path = "strangers/set"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    package var areRefused: Bool

    package init(areRefused: Bool) {
        self.areRefused = areRefused
    }
}
