import HearthSounds
import HearthTestSounds
import Testing

@Suite("Sounds are kept, and who made them is not")
struct CleaningTests {
    @Test(
        "Nothing is left of what was noted, and everything else is where it was",
        arguments: TestSound.all)
    func clean(_ sound: TestSound) throws {
        let clean = try SoundFile.cleaned(sound.octets)
        #expect(clean.mediaType == sound.mediaType)
        #expect(clean.octets.count == sound.octets.count)
        #expect(clean.milliseconds == sound.milliseconds)
        #expect(!clean.octets.contains(.secret))
        let place = try #require(sound.octets.place(of: sound.sound))
        #expect(clean.octets[place...].starts(with: sound.sound))
        // Once more it stays as it is.
        #expect(try SoundFile.cleaned(clean.octets) == clean)
    }

    @Test("There is something to find in most of them")
    func secrets() {
        #expect(TestSound.all.count { $0.octets.contains(.secret) } > TestSound.all.count * 2 / 3)
    }

    @Test(
        "Cut off anywhere, or with one octet changed, nothing falls over", arguments: TestSound.all)
    func cut(_ sound: TestSound) {
        let step = max(1, sound.octets.count / 800)
        for end in stride(from: 0, to: sound.octets.count, by: step) {
            check(Array(sound.octets.prefix(end)))
        }
        for place in stride(from: 0, to: sound.octets.count, by: max(1, sound.octets.count / 300)) {
            for value: UInt8 in [0, 1, 0x80, 0xFF] {
                var octets = sound.octets
                octets[place] = value
                check(octets)
            }
        }
    }

    /// Refused, or clean.
    private func check(_ octets: [UInt8]) {
        guard let clean = try? SoundFile.cleaned(octets) else { return }
        #expect(clean.octets.count == octets.count)
        #expect((try? SoundFile.cleaned(clean.octets)) == clean)
    }

    @Test("A file that ends early is refused as such", arguments: TestSound.all)
    func early(_ sound: TestSound) {
        // What goes up to the end of the file ends nowhere else.
        guard !sound.name.contains("up to the end") else { return }
        for count in [1, 2, 20] {
            #expect(throws: SoundError.self, "\(count)") {
                try SoundFile.cleaned(Array(sound.octets.dropLast(count)))
            }
        }
    }

    @Test("Every octet of a number may be any, in every format", arguments: TestSound.all)
    func numbers(_ sound: TestSound) {
        for place in 0..<min(sound.octets.count - 8, 900) {
            for value: UInt8 in [0xFF, 0x7F] {
                var octets = sound.octets
                octets.replaceSubrange(
                    place..<(place + 8), with: [UInt8](repeating: value, count: 8))
                check(octets)
            }
        }
    }
}
