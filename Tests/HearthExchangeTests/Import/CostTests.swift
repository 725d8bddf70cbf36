import Foundation
import Testing

@testable import HearthExchange

/// Files that are cheap to make and were dear to read. What is measured is the processor's time, so
/// a busy machine changes little; each took many times as long as it may.
@Suite("What a file costs")
struct CostTests {
    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    static let files: [(name: String, format: ImportFormat, text: String)] = [
        (
            "an element with very many properties", .html,
            "<html><div itemscope itemtype='https://schema.org/Product'><div itemprop='"
                + repeated("name ", 6000) + "'>" + repeated("word ", 200) + "</div></div>"
        ),
        (
            "properties inside of each other", .html,
            "<html><div itemscope itemtype='https://schema.org/Product'>"
                + repeated("<div itemprop='name'>", 200) + repeated(" <b> </b>", 3000)
        ),
        (
            "very many attributes", .html,
            "<html><a " + (0..<20_000).map { "a\($0)" }.joined(separator: " ") + ">x</a>"
        ),
        ("very many values", .json, "[" + repeated("0,", 65_000) + "0]"),
        ("very many kinds of values", .json, "[" + repeated("{},[],true,\"\",", 14_000) + "0]"),
        ("brackets that are no link", .links, repeated("[", 20_000) + "](x"),
        ("links that do not end", .links, "[" + repeated("](http:", 4000)),
        ("lines with nothing on them", .links, repeated("\n", 199_999)),
        ("very many columns", .csv, "name" + repeated(",", 200_000)),
    ]

    @Test("Files of under 200 KB take less than a second", arguments: files.indices)
    func costs(_ index: Int) {
        let file = Self.files[index]
        let octets = Array(file.text.utf8)
        let start = Self.processorTime()
        _ = try? ImportFile(octets: octets, format: file.format)
        let seconds = Self.processorTime() - start
        #expect(octets.count < 200_010)
        #expect(seconds < 1, "\(file.name): \(seconds) s")
    }

    @Test("Lines that are no wishes have a bound too, behind which nothing is read")
    func lines() {
        let text = Self.repeated("☐\n", 2 * ExchangeLimits.wishes + 1)
        #expect(throws: ImportError.tooMany) {
            try ImportFile(octets: Array(text.utf8), format: .links)
        }
    }

    /// Of this thread, in seconds.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
