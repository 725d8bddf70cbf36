/// A format of files: what it is called, and how files of it begin.
package struct MediaType: Hashable, Sendable {
    /// Octets at a place of a file, counted from 0.
    private struct Mark: Hashable {
        var place: Int
        var octets: [UInt8]
    }

    /// As in `Content-Type`, in small letters.
    package let name: String
    /// What stands behind the dot in the name of such a file.
    package let ending: String
    private let marks: [Mark]

    private init(_ name: String, ending: String, marks: [(place: Int, octets: [UInt8])]) {
        self.name = name
        self.ending = ending
        self.marks = marks.map { Mark(place: $0.place, octets: $0.octets) }
    }

    /// A format that a test needs besides those that are known.
    package init(_ name: String, ending: String, beginning: [UInt8]) {
        self.init(name, ending: ending, marks: [(0, beginning)])
    }

    /// Whether a file is of this format by how it begins; what it is called counts for nothing.
    package func isOf(_ octets: some Collection<UInt8>) -> Bool {
        marks.allSatisfy { octets.dropFirst($0.place).starts(with: $0.octets) }
    }
}

extension MediaType {
    package static let jpeg = MediaType(
        "image/jpeg", ending: "jpg", marks: [(0, [0xFF, 0xD8, 0xFF])])
    package static let png = MediaType(
        "image/png", ending: "png",
        marks: [(0, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])])
    package static let webp = MediaType(
        "image/webp", ending: "webp", marks: [(0, Array("RIFF".utf8)), (8, Array("WEBP".utf8))])
}
