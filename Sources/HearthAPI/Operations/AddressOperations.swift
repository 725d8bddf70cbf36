/// Whether those who read a list with the caller are told where their home can be dialled.
///
/// Friends always are. The others on a list reach the caller through its owner when they are not,
/// and less often.
package struct ShowAddressSharing: Operation {
    package typealias Answer = AddressSharingInfo
    package static let path = "addresses"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers
    package static let isReading = true

    package init() {}
}

/// Sets it for every list that the caller reads and, unless they say otherwise when they accept
/// one, for those that come. What others have seen they have seen.
package struct SetAddressSharing: Operation {
    package typealias Answer = AddressSharingInfo
    package static let path = "addresses/set"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers

    package var isShown: Bool

    package init(isShown: Bool) {
        self.isShown = isShown
    }
}
