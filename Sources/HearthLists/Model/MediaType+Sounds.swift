/// Sounds.
extension MediaType {
    package static let ogg = MediaType("audio/ogg", ending: "ogg", marks: [Mark(0, "OggS")])
    package static let webm = MediaType(
        "audio/webm", ending: "webm", marks: [Mark(0, [[0x1A, 0x45, 0xDF, 0xA3]])])
    /// What begins in the same way and is a picture by its main brand is none.
    package static let m4a = MediaType(
        "audio/mp4", ending: "m4a", marks: [Mark(4, "ftyp")],
        others: [Mark(8, pictureBrands.map { Array($0.utf8) })])
    package static let wav = MediaType(
        "audio/wav", ending: "wav", marks: [Mark(0, "RIFF"), Mark(8, "WAVE")])
    /// With a tag, or with the header of a frame of layer III of MPEG-1, 2 or 2.5, with and without a checksum.
    package static let mp3 = MediaType(
        "audio/mpeg", ending: "mp3",
        marks: [
            Mark(
                0,
                [Array("ID3".utf8)]
                    + [0xFB, 0xFA, 0xF3, 0xF2, 0xE3, 0xE2].map { second in [0xFF, second] })
        ])

    /// Of HEIF and AVIF.
    private static let pictureBrands = [
        "avif", "avis", "avio", "MA1A", "MA1B", "heic", "heix", "heim", "heis", "hevc", "hevx",
        "hevm", "hevs", "mif1", "mif2", "msf1", "miaf",
    ]
}
