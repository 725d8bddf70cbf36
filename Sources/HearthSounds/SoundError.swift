/// Why a file is not taken as a sound.
package enum SoundError: Error, Sendable, Hashable {
    /// It begins as no file of a sound.
    case unknown
    /// It is a sound or a film of a format that is known and not taken.
    case other(OtherFormat)
    /// More than `SoundLimits.fileOctets`.
    case tooLarge(octets: Int)
    /// More than `SoundLimits.milliseconds`, as the file says.
    case tooLong(milliseconds: UInt64)
    /// It ends before what it says that it has.
    case cutOff
    /// Something that belongs to no sound stands behind its end.
    case followed
    /// There is more in it than one sound, two of them or a text say.
    case notSoundAlone
    /// It contradicts itself, or what it says of itself makes no sense.
    case damaged
    /// It is built in a way that this program does not know, so that nobody can tell what it says.
    case otherStructure
}
