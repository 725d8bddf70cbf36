/// What the node gives to those who ask it over HTTP; `protocol-spec/limits.md` lists it.
package struct WebLimits: Sendable {
    // Time.
    /// Until the head of a request of somebody without the key is whole, from the connection or the
    /// answer before.
    package var strangersHead: Duration = .seconds(10)
    /// The same for somebody with the key: long enough for the next tap to find the connection open.
    package var head: Duration = .seconds(60)
    /// From the head of a request to the end of its body.
    package var strangersBody: Duration = .seconds(10)
    package var body: Duration = .seconds(120)
    /// For the rest of a body that was answered unread; who is cut off while sending sees no answer.
    package var unreadBody: Duration = .seconds(5)
    /// Anybody who takes nothing of an answer for so long is cut off.
    package var answer: Duration = .seconds(10)

    // Connections. Where there is no room, the oldest has to go.
    package var strangersPerAddress = 64
    package var strangers = 128
    /// Browsers open six to one place.
    package var connectionsPerBrowser = 24
    package var connections = 256

    // Octets of bodies that are being read or worked on.
    /// What is no larger counts for nothing: connections are few.
    package var smallBody = 64 << 10
    package var bodiesPerMember = 64 << 20
    package var bodies = 96 << 20

    package init() {}
}
