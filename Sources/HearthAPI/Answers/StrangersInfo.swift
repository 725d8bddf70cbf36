/// How the caller takes people whom they do not know.
package struct StrangersInfo: Codable, Sendable, Hashable {
    /// Nobody who asks to be friends without an invitation is let into the inbox.
    package var areRefused: Bool

    package init(areRefused: Bool) {
        self.areRefused = areRefused
    }
}
