/// What the node gives to those who ask it over HTTP; `protocol-spec/limits.md` lists it. How long a body
/// may be each route says.
enum WebLimits {
    /// Open at once on each address; one more waits until another is closed.
    static let connections = 256
    /// Octets of long bodies in memory at once: as much as the longest one.
    static let bodies = 64 << 20
    /// How long a connection may stand still between requests, or in the middle of one: long enough
    /// for the next tap to find it open.
    static let idle: Duration = .seconds(60)
}
