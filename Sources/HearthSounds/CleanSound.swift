/// A sound's file without anything but the sound.
package struct CleanSound: Sendable, Hashable {
    package let format: SoundFormat
    /// As many as the file had that it was made of.
    package let octets: [UInt8]
    /// How long it is; 0: the file does not say.
    package let milliseconds: UInt32

    /// As in `Content-Type`.
    package var mediaType: String { format.mediaType }
}
