import CMiniUPnPc
import Glibc

/// A router that speaks UPnP (Internet Gateway Device, versions 1 and 2), as it was found.
struct UPnP {
    /// How long routers have to answer to a search, in milliseconds.
    private static let patience: Int32 = 2000
    /// What people read in the router's list.
    private static let name = "Hearth"
    /// Other ports that are tried where somebody else at home has the first one.
    private static let otherPorts = 8
    /// OnlyPermanentLeasesSupported.
    private static let knowsNoEnd: Int32 = 725
    /// Invalid Action, Optional Action Not Implemented, Action Not Authorized.
    private static let cannotSay: Set<Int32> = [401, 602, 606]
    /// How long a router may take to keep what it agreed to, in milliseconds.
    private static let delay: Int32 = 1000

    private let route: Route
    /// Where it is told what to do.
    private let control: String
    private let service: String

    /// Looks for the router's own description, and takes nobody else's: whoever answers at home names an
    /// address.
    init?(_ route: Route) {
        var error: Int32 = 0
        // Without the socket of a program that may know it already.
        let devices = upnpDiscover(Self.patience, route.ownText, "", 0, 0, 2, &error)
        defer { freeUPNPDevlist(devices) }
        let gateway = IPv4.text(route.gateway)
        var next = devices
        while let device = next?.pointee {
            next = device.pNext
            guard let place = device.descURL, Self.isAt(gateway, String(cString: place)) else {
                continue
            }
            var urls = UPNPUrls()
            var data = IGDdatas()
            var own = [CChar](repeating: 0, count: 64)
            guard UPNP_GetIGDFromUrl(place, &urls, &data, &own, Int32(own.count)) != 0 else {
                continue
            }
            defer { FreeUPNPUrls(&urls) }
            // The description could send us anywhere.
            guard let control = urls.controlURL, Self.isAt(gateway, String(cString: control)) else {
                continue
            }
            self.route = route
            self.control = String(cString: control)
            service = withUnsafeBytes(of: &data.first.servicetype) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            return
        }
        return nil
    }

    /// Asks for the port, for so many seconds; a router that knows no end keeps it until it is taken back. Some say
    /// yes and keep nothing: what leads here is looked at before anybody is told.
    func map(lifetime: UInt32) -> Outcome {
        var text = [CChar](repeating: 0, count: 64)
        switch UPNP_GetExternalIPAddress(control, service, &text) {
        case UPNPCOMMAND_SUCCESS: break
        case UPNPCOMMAND_HTTP_ERROR: return .silent
        default: return .refused
        }
        let address = Self.string(text)
        guard IPv4.address(address) != nil else { return .refused }
        for port in route.port...min(65_535, route.port + Self.otherPorts) {
            if InputEnd.isReached(within: 0) { break }
            if case .leads(let owner, _) = entry(of: port), owner != route.ownText { continue }
            var result = add(port, "\(lifetime)")
            if result == Self.knowsNoEnd { result = add(port, "0") }
            if result == UPNPCOMMAND_SUCCESS {
                return isKept(port) ? .mapped(address: address, port: port) : .refused
            }
        }
        return .refused
    }

    /// Takes a port back, where it is this machine's.
    func unmap(outside port: Int) {
        guard case .leads(route.ownText, _) = entry(of: port) else { return }
        UPNP_DeletePortMapping(control, service, "\(port)", "TCP", nil)
    }

    /// Whether the router has what it agreed to; it is believed where it cannot be asked.
    private func isKept(_ port: Int) -> Bool {
        func isHere() -> Bool {
            switch entry(of: port) {
            case .leads(let owner, let inside): owner == route.ownText && inside == route.port
            case .none: false
            case .unknown: true
            }
        }
        if isHere() { return true }
        return !InputEnd.isReached(within: Self.delay) && isHere()
    }

    private func add(_ port: Int, _ lease: String) -> Int32 {
        UPNP_AddPortMapping(
            control, service, "\(port)", "\(route.port)", route.ownText, Self.name, "TCP", nil,
            lease)
    }

    private enum Entry {
        /// To a machine at home and its port; -1 where it is switched off or says none.
        case leads(to: String, Int)
        case none
        /// The router does not say.
        case unknown
    }

    /// Where a port leads already.
    private func entry(of port: Int) -> Entry {
        // Their sizes are those of the library's documentation.
        var client = [CChar](repeating: 0, count: 40)
        var inside = [CChar](repeating: 0, count: 16)
        var name = [CChar](repeating: 0, count: 128)
        var enabled = [CChar](repeating: 0, count: 16)
        var lease = [CChar](repeating: 0, count: 32)
        switch UPNP_GetSpecificPortMappingEntry(
            control, service, "\(port)", "TCP", nil, &client, &inside, &name, &enabled, &lease)
        {
        case UPNPCOMMAND_SUCCESS:
            let isOn = !["0", "false", "no"].contains(Self.string(enabled).lowercased())
            return .leads(
                to: Self.string(client), isOn ? Int(Self.string(inside)) ?? -1 : -1)
        case let error: return Self.cannotSay.contains(error) ? .unknown : .none
        }
    }

    /// Whether an address of the web is at this machine.
    private static func isAt(_ host: String, _ url: String) -> Bool {
        url.hasPrefix("http://\(host):") || url.hasPrefix("http://\(host)/")
    }

    private static func string(_ characters: [CChar]) -> String {
        String(
            decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
