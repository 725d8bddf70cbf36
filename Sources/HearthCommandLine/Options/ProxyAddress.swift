import ArgumentParser
import HearthLanguage
import HearthWire

/// A proxy as people write it: `socks5://127.0.0.1:9050`.
enum ProxyAddress {
    @Sendable static func read(_ text: String) throws -> HostPort {
        // The second spelling says that the proxy looks names up, which it does here anyway.
        for scheme in ["socks5://", "socks5h://"] where text.hasPrefix(scheme) {
            if let address = HostPort(String(text.dropFirst(scheme.count))) {
                return address
            }
        }
        throw ValidationError(
            Text("A proxy looks like socks5://127.0.0.1:9050."))
    }
}
