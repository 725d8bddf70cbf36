/// What the node gives to those who ask it over HTTP; `protocol-spec/limits.md` lists it. How long a body
/// may be each route says.
enum WebLimits {
    /// Open at once on each address; one more waits until another is closed.
    static let connections = 256
    /// Of those from the home network: by browsers that have not shown the key of a device.
    static let strangers = 64
    /// The same from one address.
    static let strangersOfAddress = 8
    /// Where the home's certificate is handed out: open at once, and from one address.
    static let trustConnections = 16
    static let trustConnectionsOfAddress = 4
    /// The same as `idle` there.
    static let trustIdle: Duration = .seconds(10)
    /// Within which a connection from the home network has asked something.
    static let firstHead: Duration = .seconds(10)
    /// Octets of a request's head from the home network.
    static let headFromHome = 16 << 10
    /// Codes of devices that may be tried from one address in `codePeriod`.
    static let codesOfAddress = 10
    static let codePeriod: Duration = .seconds(600)
    /// Octets of long bodies in memory at once: as much as the longest one.
    static let bodies = 64 << 20
    /// How long a connection may stand still between requests, or in the middle of one: long enough
    /// for the next tap to find it open.
    static let idle: Duration = .seconds(60)
    /// The same where the other end takes nothing more, or does not answer to the end of it: then it is cut.
    static let stillness: Duration = .seconds(80)
    /// How long it is read and dropped what still comes after the last answer of a connection.
    static let lingering: Duration = .seconds(30)
}
