/// A sound's file, by what is in it: its name and declared type count for nothing.
package enum SoundFile {
    /// The same file with nothing in it that says where, when, with what and by whom it was made.
    ///
    /// That is overwritten by filling of the same length, so that what stands elsewhere in the file, and is
    /// found by its place, is found as before. No sound is made again. Cleaned once more, a file stays as it is.
    ///
    /// - Throws: `.unknown` when it begins as no file of a sound, `.other` when it is one that is not taken, and
    ///   else why it cannot be cleaned.
    package static func cleaned(_ octets: [UInt8]) throws(SoundError) -> CleanSound {
        guard octets.count <= SoundLimits.fileOctets else {
            throw .tooLarge(octets: octets.count)
        }
        guard let format = SoundFormat(octets) else {
            throw OtherFormat(octets).map(SoundError.other) ?? .unknown
        }
        var file = FileOctets(octets)
        let length = try clean(&file, format, octets)
        guard length <= UInt64(SoundLimits.milliseconds), let milliseconds = UInt32(exactly: length)
        else { throw .tooLong(milliseconds: length) }
        return CleanSound(format: format, octets: file.octets, milliseconds: milliseconds)
    }

    private static func clean(
        _ file: inout FileOctets, _ format: SoundFormat, _ given: [UInt8]
    ) throws(SoundError) -> UInt64 {
        do throws(SoundError) {
            return switch format {
            case .mpeg: try MP3File.clean(&file)
            case .mp4: try MP4File.clean(&file)
            case .ogg: try OggFile.clean(&file)
            case .webm: try WebMFile.clean(&file)
            case .wav: try WAVFile.clean(&file)
            }
        } catch {
            // Several formats begin alike.
            guard [.otherStructure, .notSoundAlone].contains(error), let other = OtherFormat(given)
            else { throw error }
            throw .other(other)
        }
    }
}
