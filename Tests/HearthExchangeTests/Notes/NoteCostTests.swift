import Foundation
import Testing

@testable import HearthExchange

/// Files that are cheap to make and could be dear to read; of the processor's time, as in `CostTests`.
@Suite("What a file of a note costs")
struct NoteCostTests {
    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    static let files: [(name: String, text: String)] = [
        ("brackets", repeated("[", 200_000)), ("links that do not end", repeated("![](", 50_000)),
        ("wiki links that do not end", repeated("![[", 66_000)),
        ("backslashes", repeated("\\", 200_000) + "[](a.jpg)"),
        ("links", repeated("![](a.jpg)", 20_000)),
        ("links, each another", (0..<14_000).map { "![](\($0).jpg)" }.joined()),
        ("links out of the folder", repeated("![](../../a.jpg)", 12_000)),
        ("parentheses", "![](" + repeated("(", 190_000)),
        ("labels", repeated("[" + repeated("a", 4000), 49)),
        ("titles", repeated("![](a \"", 28_000)), ("line ends", repeated("\n", 200_000)),
        ("links on lines", repeated("![](a.jpg)\n\n", 16_000)),
        ("dashes", repeated("---\n", 50_000)),
        ("keys", "---\n" + repeated("a: b\n", 39_000) + "---\n"),
        ("entries", "---\ntags:\n" + repeated("- a\n", 49_000) + "---\n"),
        ("a list", "---\ntags: [" + repeated("a,", 99_000) + "]\n---\n"),
        ("quotes", "---\ntitle: \"" + repeated("\n \\u0041", 20_000) + "\"\n---\n"),
        ("quotes that do not end", "---\n" + repeated("title: \"a\n", 19_000) + "---\n"),
        ("comments", "---\na:\n" + repeated(" #\n", 60_000) + "---\n"),
        ("headings", "# " + repeated("#", 190_000)), ("boxes", repeated("- [ ] a\n", 24_000)),
        ("blanks in boxes", "-" + repeated(" ", 190_000)), ("words", repeated("a ", 99_000)),
        ("marks", repeated("a" + repeated("\u{301}", 200), 490)), ("flags", repeated("🇸", 49_000)),
    ]

    @Test("Files of under 210 KB take less than a second", arguments: files.indices)
    func costs(_ index: Int) throws {
        let file = Self.files[index]
        let octets = Array(file.text.utf8)
        #expect(octets.count < 210_000)
        let start = Self.processorTime()
        let reading = try? MarkdownNotes.read(path: "a/b.md", octets: octets)
        let written = MarkdownNotes.write(reading?.notes ?? [])
        let seconds = Self.processorTime() - start
        #expect(seconds < 1, "\(file.name): \(seconds) s, \(written.count)")
    }

    @Test(
        "A file that is much too long for a note is read in parts, one that is too large not at all"
    )
    func largest() throws {
        let text = Self.repeated("Ask the roofer.\n", 1 << 16)
        let reading = try MarkdownNotes.read(path: "a.md", octets: Array(text.utf8))
        #expect(reading.notes.map(\.text).joined().count == text.count - 1)
        #expect(throws: ImportError.tooLarge) {
            try MarkdownNotes.read(
                path: "a.md", octets: [UInt8](repeating: 0x61, count: ExchangeLimits.file + 1))
        }
    }

    /// Of this thread, in seconds.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
