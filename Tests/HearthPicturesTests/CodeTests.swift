import HearthPictureWorker
import HearthPictures
import HearthQR
import HearthTestPictures
import Testing

/// Pictures of QR codes, read by the real program.
@Suite struct CodeTests {
    private let link =
        "HEARTH:HEARTH1Q94AXSPYRDY4JUZ59Z8ZTQHHRMVR5PX7RCLW8VJZAGYFXJUWLR@127.0.0.1:4327"

    /// A code as somebody would photograph it: squares of some pixels, with a border.
    private func picture(
        of text: String, square: Int, border: Int = 4, isInverted: Bool = false
    ) throws -> [UInt8] {
        let modules = try QRCode(text).modules
        let side = (modules.count + 2 * border) * square
        var rows: [UInt8] = []
        for y in 0..<side {
            rows.append(0)
            for x in 0..<side {
                let (row, column) = (y / square - border, x / square - border)
                let isDark =
                    modules.indices.contains(row) && modules.indices.contains(column)
                    && modules[row][column]
                rows.append(isDark == isInverted ? 235 : 20)
            }
        }
        var file = PNGFile(width: side, height: side, depth: 8, colourType: 0)
        file.add("IDAT", Deflate.stored(rows))
        return file.octets
    }

    @Test("A link comes back from a picture of its code", arguments: [3, 4, 10])
    func read(_ square: Int) async throws {
        let picture = try picture(of: link, square: square)
        #expect(try await workers.code(in: picture) == link)
    }

    @Test("A code that is light on dark is read as well")
    func inverted() async throws {
        let picture = try picture(of: link, square: 4, isInverted: true)
        #expect(try await workers.code(in: picture) == link)
    }

    @Test("A picture without a code says so, and what is no picture is refused")
    func none() async throws {
        let grey = [UInt8](repeating: 0, count: 65 * 64)
        var file = PNGFile(width: 64, height: 64, depth: 8, colourType: 0)
        file.add("IDAT", Deflate.stored(grey))
        #expect(try await workers.code(in: file.octets) == nil)
        await #expect(throws: PictureFailure.refused(.unknown)) {
            _ = try await workers.code(in: Array("not a picture".utf8))
        }
        let whole = try picture(of: link, square: 4)
        await #expect(throws: PictureFailure.refused(.damaged)) {
            _ = try await workers.code(in: Array(whole.prefix(whole.count / 2)))
        }
    }

    @Test(
        "A worker that was taken over says no more than a code holds",
        arguments: [
            "head -c 5000 /dev/zero | tr '\\000' '\\002'", "printf '\\001\\001'", "printf '\\003'",
        ])
    func hostile(_ script: String) async throws {
        let program = try Script("#!/bin/sh\n\(script)\n")
        defer { program.remove() }
        let workers = PictureWorkers(program: program.path)
        await #expect(throws: PictureFailure.tooHard) {
            _ = try await workers.code(in: [0xFF, 0xD8, 0xFF])
        }
    }
}
