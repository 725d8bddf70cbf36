import Glibc
import Synchronization
import Testing

/// A router on this machine that speaks UPnP and says yes to everything, whatever it keeps of it.
final class YesRouter: Sendable {
    /// What it says afterwards of the port that it agreed to lead.
    enum Manner: Sendable, CaseIterable {
        case keeps, keepsLate, keepsNothing, leadsElsewhere, leadsToAnotherPort, switchesOff,
            saysNothing, cannotSay
    }

    private let manner: Manner
    private let address: String
    private let search: Int32
    private let web: Int32
    private let place: String
    private let looks = Mutex(0)

    init(_ address: String, _ manner: Manner) throws {
        (self.address, self.manner) = (address, manner)
        let web = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        self.web = web
        var name = Self.name(address, 0)
        try #require(Self.bind(web, &name) && listen(web, 16) == 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = getsockname(web, $0, &length)
            }
        }
        place = "http://\(address):\(in_port_t(bigEndian: name.sin_port))"
        let search = socket(AF_INET, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        self.search = search
        var yes: Int32 = 1
        setsockopt(search, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var everybody = Self.name("239.255.255.250", 1900)
        try #require(Self.bind(search, &everybody))
        var group = ip_mreq()
        inet_pton(AF_INET, "239.255.255.250", &group.imr_multiaddr)
        inet_pton(AF_INET, "127.0.0.1", &group.imr_interface)
        try #require(
            setsockopt(
                search, Int32(IPPROTO_IP), IP_ADD_MEMBERSHIP, &group,
                socklen_t(MemoryLayout<ip_mreq>.size)) == 0)
    }

    deinit {
        close(search)
        close(web)
    }

    private static func name(_ address: String, _ port: UInt16) -> sockaddr_in {
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = port.bigEndian
        inet_pton(AF_INET, address, &name.sin_addr)
        return name
    }

    private static func bind(_ descriptor: Int32, _ name: inout sockaddr_in) -> Bool {
        withUnsafePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    /// Answers until `isOver`, which is looked at between two questions.
    func serve(until isOver: () -> Bool) {
        while !isOver() {
            var waiting = [
                pollfd(fd: search, events: Int16(POLLIN), revents: 0),
                pollfd(fd: web, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&waiting, 2, 50) > 0 else { continue }
            if waiting[0].revents != 0 { answerSearch() }
            if waiting[1].revents != 0 { answerQuestion() }
        }
    }

    private func answerSearch() {
        var octets = [UInt8](repeating: 0, count: 2048)
        var from = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let kind = "urn:schemas-upnp-org:device:InternetGatewayDevice:1"
        let answer = Array(
            "HTTP/1.1 200 OK\r\nST: \(kind)\r\nUSN: uuid:1::\(kind)\r\nLOCATION: \(place)/device.xml\r\n\r\n"
                .utf8)
        withUnsafeMutablePointer(to: &from) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                guard recvfrom(search, &octets, octets.count, 0, $0, &length) > 0 else { return }
                _ = sendto(search, answer, answer.count, 0, $0, length)
            }
        }
    }

    private func answerQuestion() {
        let connection = accept(web, nil, nil)
        guard connection >= 0 else { return }
        defer { close(connection) }
        var (text, octets) = ("", [UInt8](repeating: 0, count: 8192))
        // A question ends with its envelope, or with its head.
        while !text.contains("</s:Envelope>"), !(text.hasPrefix("GET") && text.contains("\r\n\r\n"))
        {
            let count = recv(connection, &octets, octets.count, 0)
            guard count > 0 else { return }
            text += String(decoding: octets.prefix(count), as: UTF8.self)
        }
        let (status, body) = answer(to: text)
        let reply = Array(
            """
            HTTP/1.1 \(status)\r\nContent-Type: text/xml\r\nContent-Length: \(body.utf8.count)\r\n\
            Connection: close\r\n\r\n\(body)
            """.utf8)
        _ = send(connection, reply, reply.count, Int32(MSG_NOSIGNAL))
        shutdown(connection, Int32(SHUT_WR))
        while recv(connection, &octets, octets.count, 0) > 0 {}
    }

    private static let service = "urn:schemas-upnp-org:service:WANIPConnection:1"

    private func answer(to question: String) -> (status: String, body: String) {
        if question.hasPrefix("GET") { return ("200 OK", description) }
        func yes(_ action: String, _ values: String = "") -> (String, String) {
            let answer =
                "<u:\(action)Response xmlns:u=\"\(Self.service)\">\(values)</u:\(action)Response>"
            return ("200 OK", Self.envelope(answer))
        }
        func no(_ code: Int) -> (String, String) {
            let error = "<UPnPError><errorCode>\(code)</errorCode></UPnPError>"
            return ("500 Error", Self.envelope("<s:Fault><detail>\(error)</detail></s:Fault>"))
        }
        if question.contains("#GetExternalIPAddress") {
            return yes(
                "GetExternalIPAddress", "<NewExternalIPAddress>203.0.114.9</NewExternalIPAddress>")
        }
        guard question.contains("#GetSpecificPortMappingEntry") else {
            return yes("AddPortMapping")
        }
        let look = looks.withLock { count in
            count += 1
            return count
        }
        func leads(to client: String = "127.0.0.1", _ port: Int = 4711, isOn: Bool = true) -> (
            String, String
        ) {
            yes(
                "GetSpecificPortMappingEntry",
                "<NewInternalPort>\(port)</NewInternalPort><NewInternalClient>\(client)</NewInternalClient>"
                    + "<NewEnabled>\(isOn ? 1 : 0)</NewEnabled><NewLeaseDuration>3600</NewLeaseDuration>"
            )
        }
        // The first look is before the port is asked for.
        if look == 1, manner != .cannotSay { return no(714) }
        return switch manner {
        case .keeps: leads()
        case .keepsLate: look == 2 ? no(714) : leads()
        case .keepsNothing: no(714)
        case .leadsElsewhere: leads(to: "127.0.0.9")
        case .leadsToAnotherPort: leads(4712)
        case .switchesOff: leads(isOn: false)
        case .saysNothing: yes("GetSpecificPortMappingEntry")
        case .cannotSay: no(401)
        }
    }

    private static func envelope(_ body: String) -> String {
        let namespace = "http://schemas.xmlsoap.org/soap/envelope/"
        return
            "<?xml version=\"1.0\"?><s:Envelope xmlns:s=\"\(namespace)\"><s:Body>\(body)</s:Body></s:Envelope>"
    }

    private var description: String {
        func device(_ kind: String, _ inside: String) -> String {
            "<device><deviceType>urn:schemas-upnp-org:device:\(kind):1</deviceType>\(inside)</device>"
        }
        let service =
            "<serviceList><service><serviceType>\(Self.service)</serviceType><controlURL>/control</controlURL>"
            + "</service></serviceList>"
        let connection = "<deviceList>" + device("WANConnectionDevice", service) + "</deviceList>"
        let gateway = "<deviceList>" + device("WANDevice", connection) + "</deviceList>"
        return "<?xml version=\"1.0\"?><root xmlns=\"urn:schemas-upnp-org:device-1-0\">"
            + device("InternetGatewayDevice", gateway) + "</root>"
    }
}
