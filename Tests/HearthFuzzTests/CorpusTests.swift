import Foundation
import HearthFuzzing
import Testing

/// What `scripts/fuzz` found worth keeping, given to what reads it once more: a file for each target,
/// with one input a line in hexadecimal digits.
@Suite struct CorpusTests {
    private static let folder =
        URL(filePath: #filePath).deletingLastPathComponent().path + "/Corpora"

    private static func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
        let text = try String(
            contentsOfFile: "\(folder)/\(target.rawValue).hex", encoding: .utf8)
        return try target.seeds
            + text.split(separator: "\n").map { line in
                let digits = Array(line.utf8)
                try #require(digits.count.isMultiple(of: 2))
                return try stride(from: 0, to: digits.count, by: 2).map { start in
                    let pair = String(decoding: digits[start..<(start + 2)], as: UTF8.self)
                    return try #require(UInt8(pair, radix: 16), "\(target): \(pair)")
                }
            }
    }

    @Test(
        "Nothing that was found before does harm, and every target takes something",
        arguments: FuzzTarget.allCases)
    func replay(_ target: FuzzTarget) throws {
        let inputs = try Self.inputs(of: target)
        var accepted = 0
        for input in inputs {
            let start = ContinuousClock.now
            if target.run(input) { accepted += 1 }
            let time = ContinuousClock.now - start
            #expect(time < .seconds(5), "\(target), \(input.prefix(40)): \(time)")
        }
        #expect(accepted > 0 && accepted < inputs.count, "\(accepted) of \(inputs.count)")
    }

    @Test("What is cut off does no harm, whatever reads it")
    func cut() throws {
        for target in FuzzTarget.allCases {
            for input in try Self.inputs(of: target).prefix(4) {
                for end in stride(from: 0, to: input.count, by: max(1, input.count / 16)) {
                    _ = target.run(Array(input.prefix(end)))
                }
            }
        }
    }

    @Test("A form of nothing but two boundaries is refused")
    func emptyForm() {
        #expect(!FuzzTarget.multipart.run(Array("\n--X\r\n--X--\r\n".utf8)))
    }
}
