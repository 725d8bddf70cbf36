import Glibc
import Testing

@testable import HearthCommandLine

@Suite("What is typed at a prompt")
struct TypedTextTests {
    @Test(
        "What is no text in UTF-8 is asked for again, and never kept with other letters",
        arguments: [
            ([0x62, 0xF6, 0x6E], false), ([0xC3], false), ([0xED, 0xA0, 0x80], false),
            ([0xFF, 0xFE, 0x61, 0x00], false), ([0x80], false), (Array("bön".utf8), true),
            ([], true),
        ] as [([UInt8], Bool)])
    func typed(_ octets: [UInt8], _ isText: Bool) {
        var ends: [Int32] = [0, 0]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        defer { ends.forEach { close($0) } }
        let lines = octets + Array("\nagain\n".utf8)
        #expect(write(ends[0], lines, lines.count) == lines.count)
        let text = Terminal.text(on: ends[1], prompt: "> ", Terminal.line(on:))
        #expect(text == (isText ? String(decoding: octets, as: UTF8.self) : "again"))
        var shown = [UInt8](repeating: 0, count: 400)
        let count = read(ends[0], &shown, shown.count)
        let said = String(decoding: shown.prefix(max(0, count)), as: UTF8.self)
        #expect(said.contains("no text in UTF-8") == !isText)
    }
}
