/// What the node takes of sounds; `protocol-spec/limits.md` lists it.
package enum SoundLimits {
    /// Octets of a file that somebody gives.
    package static let fileOctets = 10 << 20
    /// Twenty minutes.
    package static let milliseconds = 20 * 60 * 1000
}
