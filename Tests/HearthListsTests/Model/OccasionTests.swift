import HearthLists
import Testing

@Suite("Occasions")
struct OccasionTests {
    @Test(
        "An occasion is known by its word and by what people call it",
        arguments: [
            ("christmas", .christmas), ("Jul", .christmas), ("JUL", .christmas),
            ("Födelsedag", .birthday), ("fo\u{308}delsedag", .birthday), ("name-day", .nameDay),
            ("Mors dag", .mothersDay), ("other", .other), ("sometime", nil), ("", nil),
        ] as [(String, Occasion?)])
    func words(word: String, expected: Occasion?) {
        #expect(Occasion(word: word) == expected)
    }
}
