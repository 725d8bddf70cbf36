package import HearthWire

/// A name or an address at which browsers of the household ask for its pages.
package enum PagesHost: Hashable, Sendable {
    /// In lower case (`HostName`).
    case name(String)
    case address(InternetAddress)

    /// Nil for what is neither a name nor an address, such as one with a port or a zone.
    package init?(_ text: String) {
        if let address = InternetAddress(text) {
            self = .address(address)
        } else if HostName.isValid(text) {
            self = .name(text.lowercased())
        } else {
            return nil
        }
    }

    /// Whether it means something in a home's network alone.
    package var isOfHome: Bool { HomeNetwork.contains(self) }

    package var isName: Bool {
        if case .name = self { true } else { false }
    }

    /// Whether everybody finds their own machine there.
    package var isLoopback: Bool {
        if case .address(let address) = self { address.isLoopback } else { false }
    }

    package var isIPv4: Bool {
        if case .address(let address) = self { address.octets.count == 4 } else { false }
    }

    /// As it stands in an address, without brackets.
    package var text: String {
        switch self {
        case .name(let name): name
        case .address(let address): address.description
        }
    }
}
