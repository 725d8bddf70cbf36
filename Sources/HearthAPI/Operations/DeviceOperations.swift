/// Which phones and other computers are let in, and where they find the pages; answered by the server
/// itself, as all of these. A member who is no householder sees their own.
package struct ShowDevices: Operation {
    package typealias Answer = DevicesInfo
    package static let path = "devices"
    package static let askers = Askers.everybody
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// Shows the pages to the household's devices in the home network, or to none any more.
package struct SwitchDevices: Confirmed {
    package typealias Answer = DevicesInfo
    package static let path = "devices/switch"
    package static let askers = Askers.householders
    package static let needsKeys = false

    package var areOn: Bool
    /// The asker's own passphrase, which pages ask for again.
    package var current: String?

    package init(areOn: Bool, current: String? = nil) {
        self.areOn = areOn
        self.current = current
    }
}

/// Chooses the address at which devices find the pages. Those that know another are led to it.
package struct SetDevicesAddress: Confirmed {
    package typealias Answer = DevicesInfo
    package static let path = "devices/address"
    package static let askers = Askers.householders
    package static let needsKeys = false

    /// A name or an IP address; nil: one that the node chooses.
    package var address: String?
    /// The asker's own passphrase, which pages ask for again.
    package var current: String?

    package init(address: String?, current: String? = nil) {
        self.address = address
        self.current = current
    }
}

/// Begins to add a device, for any member: a code is good for ten minutes, and the one before is not any
/// more.
package struct AddDevice: Operation {
    package typealias Answer = PairingInfo
    package static let path = "devices/add"
    package static let askers = Askers.householders
    package static let needsKeys = false

    /// The name of the member whose it is; nil: the family's.
    package var member: String?

    package init(member: String?) { self.member = member }
}

/// How adding a device stands.
package struct ShowPairing: Operation {
    package typealias Answer = PairingInfo
    package static let path = "devices/pairing"
    package static let askers = Askers.householders
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// Lets the device in that waits, or refuses it.
package struct AnswerDevice: Confirmed {
    package typealias Answer = DevicesInfo
    package static let path = "devices/answer"
    package static let askers = Askers.householders
    package static let needsKeys = false

    package var isLetIn: Bool
    /// What it is called from now on; nil: by its kind.
    package var name: String?
    /// The asker's own passphrase, which pages ask for again.
    package var current: String?

    package var needsConfirmation: Bool { isLetIn }

    package init(isLetIn: Bool, name: String?, current: String? = nil) {
        self.isLetIn = isLetIn
        self.name = name
        self.current = current
    }
}

/// Takes a device away, with those that were let in from it: none of them is let in any more, and all
/// their sign-ins end. Asked by the member whose it is, or by a householder.
package struct RemoveDevice: Operation {
    package typealias Answer = DevicesInfo
    package static let path = "devices/remove"
    package static let askers = Askers.everybody
    package static let needsKeys = false

    /// Its id, the beginning of it, or its name where no other has it.
    package var device: String

    package init(device: String) { self.device = device }
}

/// Makes a link that lets one phone of a guest's in, once and within seven days; the one before for the same
/// guest is good no more. The asker's passphrase is the yes: nobody is asked again when it is opened.
package struct InviteGuest: Confirmed {
    package typealias Answer = GuestLinkMade
    package static let path = "devices/invite"
    package static let askers = Askers.householders
    package static let needsKeys = false

    /// The name of the guest.
    package var guest: String
    /// A device that an earlier link let in, which is taken away first (`RemoveDevice`): its id, the beginning of
    /// it, or its name where no other of theirs has it. One that is gone already is; nil: none.
    package var replacing: String?
    /// The asker's own passphrase, which pages ask for again.
    package var current: String?

    package init(guest: String, replacing: String? = nil, current: String? = nil) {
        self.guest = guest
        self.replacing = replacing
        self.current = current
    }
}

/// Takes a guest's link back that nobody has used yet.
package struct EndGuestLink: Operation {
    package typealias Answer = DevicesInfo
    package static let path = "devices/end-link"
    package static let askers = Askers.householders
    package static let needsKeys = false

    /// The name of the guest.
    package var guest: String

    package init(guest: String) { self.guest = guest }
}

/// Makes the home another certificate authority in place of the one that devices trust: each of them has to
/// trust the new one before it finds the pages again.
///
/// A new home's authority vouches for web servers alone, and says no name; one of before is kept until this.
package struct RenewAuthority: Confirmed {
    package typealias Answer = DevicesInfo
    package static let path = "devices/renew-authority"
    package static let askers = Askers.householders
    package static let needsKeys = false

    /// The asker's own passphrase, which pages ask for again.
    package var current: String?

    package init(current: String? = nil) { self.current = current }
}
