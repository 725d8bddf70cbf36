/// A file of a sound that is built here, with `secret` in every place where a program may note something.
package struct TestSound: Sendable, CustomStringConvertible {
    package let name: String
    package let octets: [UInt8]
    /// How long it says that it is.
    package let milliseconds: UInt32
    /// As in `Content-Type`.
    package let mediaType: String
    /// What has to stand in it as before: the sound itself.
    package let sound: [UInt8]

    /// What must not be left.
    package static let secret = "Rome, Ada"

    package var description: String { name }

    package static let all: [TestSound] =
        TestWAV.sounds + TestMP3.sounds + TestOgg.sounds + TestMP4.sounds + TestWebM.sounds

    init(
        _ name: String, _ mediaType: String, _ octets: [UInt8], milliseconds: UInt32, sound: [UInt8]
    ) {
        self.name = name
        self.mediaType = mediaType
        self.octets = octets
        self.milliseconds = milliseconds
        self.sound = sound
    }
}

extension [UInt8] {
    /// A number, the lowest octet first.
    package static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// A number, the highest octet first.
    package static func big(_ number: Int, _ count: Int) -> [UInt8] {
        little(number, count).reversed()
    }

    package static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// Octets that look like sound, the same every time, and are no mark of any format.
    package static func noise(_ count: Int, from start: UInt32 = 7) -> [UInt8] {
        var state = start
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24) & 0x7F | 1
        }
    }

    /// One behind the other.
    package static func of(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }

    /// The same again and again.
    package static func repeated(_ part: [UInt8], _ count: Int) -> [UInt8] {
        var all: [UInt8] = []
        for _ in 0..<count { all += part }
        return all
    }

    /// Where a part of it begins.
    package func place(of part: [UInt8]) -> Int? {
        guard let last = part.last, part.count <= count else { return part.isEmpty ? 0 : nil }
        return (0...(count - part.count)).first { place in
            self[place + part.count - 1] == last && self[place...].starts(with: part)
        }
    }

    package func contains(_ part: [UInt8]) -> Bool { place(of: part) != nil }

    package static var secret: [UInt8] { text(TestSound.secret) }
}
