import CNATPMP
import Glibc

/// A router that speaks NAT-PMP (RFC 6886).
enum NATPMP {
    /// How long it may take to answer; RFC 6886 says a minute, and those that speak it do at once.
    private static let patience: Double = 2

    /// The outside address and port; nil: the router does not speak it, or refuses.
    static func map(_ request: Route, lifetime: UInt32) -> Outcome {
        guard
            let address = ask(
                request.gateway, { sendpublicaddressrequest(&$0) },
                { response in
                    Int32(response.type) == NATPMP_RESPTYPE_PUBLICADDRESS
                        ? response.pnu.publicaddress.addr : nil
                })
        else { return .silent }
        guard case .success(let outside) = address else { return .refused }
        let port = UInt16(request.port)
        let mapping = ask(
            request.gateway,
            { sendnewportmappingrequest(&$0, NATPMP_PROTOCOL_TCP, port, port, lifetime) },
            { response -> UInt16? in
                guard Int32(response.type) == NATPMP_RESPTYPE_TCPPORTMAPPING else { return nil }
                // The language has no question for what is kept; a yes for no time keeps nothing.
                let answer = response.pnu.newportmapping
                return answer.lifetime > 0 ? answer.mappedpublicport : 0
            })
        guard case .success(let mapped)? = mapping, mapped > 0 else { return .refused }
        return .mapped(address: IPv4.text(outside), port: Int(mapped))
    }

    /// Takes the port back.
    static func unmap(_ request: Route) {
        let port = UInt16(request.port)
        _ = ask(
            request.gateway,
            { sendnewportmappingrequest(&$0, NATPMP_PROTOCOL_TCP, port, 0, 0) },
            { Int32($0.type) == NATPMP_RESPTYPE_TCPPORTMAPPING ? true : nil })
    }

    private enum Answer<Value> {
        case success(Value)
        case refused
    }

    /// Nil: nothing is heard.
    private static func ask<Value>(
        _ gateway: in_addr, _ send: (inout natpmp_t) -> Int32,
        _ read: (natpmpresp_t) -> Value?
    ) -> Answer<Value>? {
        var state = natpmp_t()
        guard initnatpmp(&state, 1, gateway.s_addr) == 0 else { return nil }
        defer { closenatpmp(&state) }
        guard send(&state) >= 0 else { return nil }
        let end = Seconds.now + patience
        while Seconds.now < end {
            var wait = timeval()
            getnatpmprequesttimeout(&state, &wait)
            let pause = Double(wait.tv_sec) + Double(wait.tv_usec) / 1e6
            var ready = pollfd(fd: state.s, events: Int16(POLLIN), revents: 0)
            poll(&ready, 1, Int32(max(0, min(pause, end - Seconds.now)) * 1000) + 1)
            var response = natpmpresp_t()
            switch readnatpmpresponseorretry(&state, &response) {
            case 0:
                if let value = read(response) { return .success(value) }
            case NATPMP_TRYAGAIN: continue
            case NATPMP_ERR_NOTAUTHORIZED, NATPMP_ERR_NETWORKFAILURE, NATPMP_ERR_OUTOFRESOURCES,
                NATPMP_ERR_UNDEFINEDERROR:
                return .refused
            default: return nil
            }
        }
        return nil
    }
}
