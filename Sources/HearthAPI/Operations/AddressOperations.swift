/// Whether those who read a list with the caller are told where her home can be dialled.
///
/// Friends always are. The others on a list reach her through its owner when they are not, and less
/// often.
package struct ShowAddressSharing: Operation {
    package typealias Answer = AddressSharingInfo
    package static let path = "addresses"
    package static let isOfCircle = false
    package static let isReading = true

    package init() {}
}

/// Sets it for every list that the caller reads and, unless she says otherwise when she accepts one,
/// for those that come. What others have seen they have seen.
package struct SetAddressSharing: Operation {
    package typealias Answer = AddressSharingInfo
    package static let path = "addresses/set"
    package static let isOfCircle = false

    package var isShown: Bool

    package init(isShown: Bool) {
        self.isShown = isShown
    }
}
