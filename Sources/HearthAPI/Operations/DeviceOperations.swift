/// Which phones and other computers of the household are let in, and where they find the pages; answered
/// by the server itself, and on the home's own socket alone, as all of these.
package struct ShowDevices: Operation {
    package typealias Answer = DevicesInfo
    package static let path = "devices"
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// Shows the pages to the household's devices in the home network, or to none any more.
package struct SwitchDevices: Operation {
    package typealias Answer = DevicesInfo
    package static let path = "devices/switch"
    package static let needsKeys = false

    package var areOn: Bool

    package init(areOn: Bool) { self.areOn = areOn }
}

/// Chooses the address at which devices find the pages. Those that know another are led to it.
package struct SetDevicesAddress: Operation {
    package typealias Answer = DevicesInfo
    package static let path = "devices/address"
    package static let needsKeys = false

    /// A name or an IP address; nil: one that the node chooses.
    package var address: String?

    package init(address: String?) { self.address = address }
}

/// Begins to add a device: a code is good for ten minutes, and the one before is not any more.
package struct AddDevice: Operation {
    package typealias Answer = PairingInfo
    package static let path = "devices/add"
    package static let needsKeys = false

    /// The name of the member whose it is; nil: the family's.
    package var member: String?

    package init(member: String?) { self.member = member }
}

/// How adding a device stands.
package struct ShowPairing: Operation {
    package typealias Answer = PairingInfo
    package static let path = "devices/pairing"
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// Lets the device in that waits, or refuses it.
package struct AnswerDevice: Operation {
    package typealias Answer = DevicesInfo
    package static let path = "devices/answer"
    package static let needsKeys = false

    package var isLetIn: Bool
    /// What it is called from now on; nil: by its kind.
    package var name: String?

    package init(isLetIn: Bool, name: String?) {
        self.isLetIn = isLetIn
        self.name = name
    }
}

/// Takes a device away: it is not let in any more.
package struct RemoveDevice: Operation {
    package typealias Answer = DevicesInfo
    package static let path = "devices/remove"
    package static let needsKeys = false

    /// Its id, the beginning of it, or its name where no other has it.
    package var device: String

    package init(device: String) { self.device = device }
}
