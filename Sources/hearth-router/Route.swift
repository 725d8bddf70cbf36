// The compiler may find the system's addresses and times in either of the first two.
import CNATPMP
import Glibc
import HearthRouter

/// Between this machine and its default gateway.
struct Route {
    let gateway: in_addr
    /// This machine's address there.
    let ownText: String
    let port: Int

    /// Nil where the addresses are none.
    init?(_ request: RouterRequest) {
        guard let gateway = IPv4.address(request.gateway), let own = IPv4.address(request.own)
        else { return nil }
        self.gateway = gateway
        ownText = IPv4.text(own)
        port = request.port
    }
}

enum IPv4 {
    static func address(_ text: String) -> in_addr? {
        var address = in_addr()
        return inet_pton(AF_INET, text, &address) == 1 ? address : nil
    }

    static func text(_ address: in_addr) -> String {
        var address = address
        var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
        inet_ntop(AF_INET, &address, &text, socklen_t(text.count))
        return String(
            decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// Seconds of a clock that nobody sets.
enum Seconds {
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
