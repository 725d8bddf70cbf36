/// What kind of sound's file octets are by how they begin.
package enum SoundFormat: String, Sendable, Hashable, CaseIterable {
    case ogg, webm, mp4, wav, mpeg

    package init?(_ octets: some Collection<UInt8>) {
        let start = Array(octets.prefix(12))
        func has(_ text: String, at offset: Int = 0) -> Bool {
            start.dropFirst(offset).starts(with: text.utf8)
        }
        if has("OggS") {
            self = .ogg
        } else if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
            self = .webm
        } else if has("ftyp", at: 4) {
            self = .mp4
        } else if has("RIFF"), has("WAVE", at: 8) {
            self = .wav
        } else if has("ID3") || Self.isFrame(start) {
            self = .mpeg
        } else {
            return nil
        }
    }

    /// As in `Content-Type`.
    package var mediaType: String { "audio/\(rawValue)" }

    /// Eleven bits that are set, a version that there is, and layer III.
    private static func isFrame(_ start: [UInt8]) -> Bool {
        start.count >= 2 && start[0] == 0xFF && start[1] & 0xE6 == 0xE2 && start[1] & 0x18 != 0x08
    }
}
