import Glibc
import HearthProcess
import Logging
import Testing

@testable import HearthCommandLine

@Suite("Lines that others write into the log")
struct WrittenLinesTests {
    @Test("A line that is one of the log stays, another becomes the message of one")
    func taken() throws {
        let own = LogLine(at: 0, .warning, "a \"b\"", ["c": "d"]).text
        #expect(LogLine.taking(own, from: STDERR_FILENO) == own)
        for (text, stream, level) in [
            ("{}", STDERR_FILENO, "critical"),
            ("plain \u{1B}[1m \"text\"", STDOUT_FILENO, "notice"),
            ("", STDERR_FILENO, "critical"), (#"{"time": "now"}"#, STDERR_FILENO, "critical"),
        ] {
            let line = try #require(LogLine(LogLine.taking(text, from: stream)))
            #expect(line.message == text && line.level == level)
            #expect(!LogLine.taking(text, from: stream).contains("\n"))
        }
    }

    @Test("What libraries print is in the log, and what a fatal error says is its last line")
    func fatal() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            Fault.endAtOnce()
            WrittenLines.change { "\($1)<\($0)>" }
            print("printed")
            _ = write(STDERR_FILENO, "two\nlines\n", 10)
            fflush(nil)
            fatalError("the end")
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("1<printed>\n"))
        #expect(errors.contains("2<two>\n2<lines>\n"))
        #expect(
            errors.split(separator: "\n").allSatisfy { $0.hasPrefix("2<") && $0.hasSuffix(">") })
        #expect(errors.contains("Fatal error: the end>\n"))
    }

    @Test("What is written last, also without an end of a line, is there when the process ends")
    func end() async {
        let result = await #expect(
            processExitsWith: .exitCode(3),
            observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            WrittenLines.change { "\($1)<\($0)>" }
            for number in 0..<2000 { print(number) }
            _ = write(STDERR_FILENO, "no end", 6)
            WrittenLines.end()
            print("after")
            fflush(nil)
            exit(3)
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(output.contains("1<0>\n1<1>\n") && output.contains("1<1999>\nafter\n"))
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("2<no end>\n"))
    }
}
