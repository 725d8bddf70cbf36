/// What is read aloud at most (protocol-spec/limits.md, "Speech").
package enum SpeechLimits {
    /// Characters of one text.
    package static let characters = 10_000
    package static let deadline: Duration = .seconds(20)
    /// Of a sound: twelve minutes of one channel.
    package static let octets = 32 << 20
    /// Of the processor's time, and of address space.
    package static let workerSeconds: UInt64 = 20
    package static let workerOctets: UInt64 = 1 << 30
    /// Where the program is that speaks.
    package static let program = "/usr/bin/espeak-ng"
    /// How `hearth-image` is asked for it.
    package static let verb = "say"
}
