/// The tracks of an MP4 and how long they are.
struct MP4Tracks {
    private struct Track {
        let rate: UInt64
        let length: UInt64
        /// Units up to the end of its last fragment.
        var end: UInt64 = 0
    }

    /// More than any program writes; each costs memory.
    private static let limit = 1000

    private var tracks: [UInt64: Track] = [:]
    private var sampleLengths: [UInt64: UInt64] = [:]
    /// Milliseconds, as the movie says.
    var length: UInt64 = 0
    /// Units of the movie a second.
    var movieRate: UInt64 = 0
    /// Of all fragments, in units of the movie.
    var extendedLength: UInt64 = 0

    var isEmpty: Bool { tracks.isEmpty }

    mutating func add(_ id: UInt64, _ media: MP4TimeHeader) throws(SoundError) {
        guard tracks[id] == nil, tracks.count < Self.limit else { throw .damaged }
        tracks[id] = Track(rate: media.rate, length: media.length)
    }

    mutating func add(_ defaults: (track: UInt64, sampleLength: UInt64)) throws(SoundError) {
        guard sampleLengths.count < Self.limit else { throw .damaged }
        sampleLengths[defaults.track] = defaults.sampleLength
    }

    mutating func add(_ fragment: MP4Fragment, _ file: FileOctets) throws(SoundError) {
        guard var track = tracks[fragment.track] else { throw .damaged }
        let length = try fragment.length(sampleLengths[fragment.track] ?? 0, file)
        track.end = max(track.end, SampleTime.adding(fragment.start ?? track.end, length))
        tracks[fragment.track] = track
    }

    /// Of the longest; 0 where nothing says it.
    var milliseconds: UInt64 {
        let media = tracks.values.map { SampleTime.milliseconds($0.length, perSecond: $0.rate) }
        let ends = tracks.values.map { SampleTime.milliseconds($0.end, perSecond: $0.rate) }
        // The movie leaves out what coding adds to the media.
        let said = length > 0 ? length : media.max() ?? 0
        let extended = SampleTime.milliseconds(extendedLength, perSecond: movieRate)
        return max(said, extended, ends.max() ?? 0)
    }
}
