import HearthLanguage
import Testing

@Suite("How long a sound is, in figures")
struct SoundLengthTests {
    @Test(
        "Minutes and seconds, and hours where there are some",
        arguments: [
            (0, "0:00"), (1, "0:01"), (999, "0:01"), (42_999, "0:42"), (60_000, "1:00"),
            (1_200_000, "20:00"), (3_723_000, "1:02:03"), (360_000_000, "100:00:00"),
        ])
    func text(milliseconds: Int, text: String) {
        #expect(SoundLength.text(milliseconds: milliseconds) == text)
    }

    @Test("Where nobody knows it, nothing is said of it")
    func named() {
        #expect(SoundLength.named(42_000).string == "Sound 0:42")
        #expect(SoundLength.named(0).string == "Sound")
    }
}
