/// A format of files: what it is called, and how files of it begin.
package struct MediaType: Hashable, Sendable {
    /// Octets at a place of a file, counted from 0.
    struct Mark: Hashable {
        var place: Int
        /// Any of these.
        var octets: [[UInt8]]

        init(_ place: Int, _ octets: [[UInt8]]) {
            self.place = place
            self.octets = octets
        }

        init(_ place: Int, _ text: String) {
            self.init(place, [Array(text.utf8)])
        }

        func isIn(_ file: some Collection<UInt8>) -> Bool {
            octets.contains { file.dropFirst(place).starts(with: $0) }
        }
    }

    /// As in `Content-Type`, in small letters.
    package let name: String
    /// What stands behind the dot in the name of such a file.
    package let ending: String
    private let marks: [Mark]
    /// What stands in no file of it.
    private let others: [Mark]

    init(_ name: String, ending: String, marks: [Mark], others: [Mark] = []) {
        self.name = name
        self.ending = ending
        self.marks = marks
        self.others = others
    }

    /// A format that a test needs besides those that are known.
    package init(_ name: String, ending: String, beginning: [UInt8]) {
        self.init(name, ending: ending, marks: [Mark(0, [beginning])])
    }

    /// Whether a file is of this format by how it begins; what it is called counts for nothing.
    package func isOf(_ octets: some Collection<UInt8>) -> Bool {
        marks.allSatisfy { $0.isIn(octets) } && !others.contains { $0.isIn(octets) }
    }
}

/// Pictures.
extension MediaType {
    package static let jpeg = MediaType(
        "image/jpeg", ending: "jpg", marks: [Mark(0, [[0xFF, 0xD8, 0xFF]])])
    package static let png = MediaType(
        "image/png", ending: "png",
        marks: [Mark(0, [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]])])
    package static let webp = MediaType(
        "image/webp", ending: "webp", marks: [Mark(0, "RIFF"), Mark(8, "WEBP")])
}
