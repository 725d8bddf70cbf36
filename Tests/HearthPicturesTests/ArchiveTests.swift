import CZlib
import Foundation
import HearthArchives
import HearthPictureWorker
import HearthTestPictures
import SystemPackage
import Testing

/// Zip files, unpacked by the real program.
@Suite("Zip files")
struct ArchiveTests {
    private let worker = ArchiveWorker(program: ImageProgram.path)

    private func read(
        _ octets: [UInt8], _ request: ArchiveRequest = .texts
    ) async throws -> [ArchiveEntry] {
        let path = NSTemporaryDirectory() + UUID().uuidString + ".zip"
        try Data(octets).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try FileDescriptor.open(FilePath(path), .readOnly)
        defer { try? file.close() }
        return try await worker.read(request, from: file)
    }

    private func contents(_ entries: [ArchiveEntry]) -> [String: ArchiveEntry.Content] {
        Dictionary(
            entries.map { (String(decoding: $0.path, as: UTF8.self), $0.content) }
        ) { first, _ in first }
    }

    @Test("Texts are read with all paths, another file when it is asked for")
    func reads() async throws {
        // As older programs wrote it.
        var old = ZipFile.Entry(name: [0x63, 0xE9, 0x2E, 0x74, 0x78, 0x74], content: [0x79])
        old.flags = 0
        let zip = ZipFile([
            .init("Keep/"), .init("Keep/a.json", "{}"), .init("Keep/Å.MD", "x"),
            .init("Keep/b.jpg", "picture"), old,
        ]).octets
        let found = try await read(zip)
        #expect(found.map(\.number) == [1, 2, 3, 4])
        #expect(found.map(\.path.count) == [11, 10, 10, 6] && found[3].path[1] == 0xE9)
        #expect(
            found.map(\.content) == [
                .octets(Array("{}".utf8)), .octets([0x78]), .unread, .octets([0x79]),
            ])
        #expect(found.allSatisfy { $0.time > 1_709_000_000 && $0.time < 1_710_000_000 })
        let picture = try await read(zip, .file(3))
        #expect(picture.last?.content == .octets(Array("picture".utf8)))
        #expect(try await read(zip, .file(9)).allSatisfy { $0.content == .unread })
    }

    @Test("What is no file, damaged or locked is told, and keeps no other from coming")
    func others() async throws {
        var link = ZipFile.Entry("link.md", "/etc/passwd")
        link.attributes = 0o120_777 << 16
        var locked = ZipFile.Entry("locked.md", "abcdefghijklmnop")
        locked.flags |= 1
        var damaged = ZipFile.Entry("damaged.md", "x")
        damaged.checksum = 1
        let found = contents(
            try await read(ZipFile([link, locked, damaged, .init("good.md", "y")]).octets))
        #expect(found["link.md"] == nil && found["locked.md"] == .encrypted)
        #expect(found["damaged.md"] == .damaged && found["good.md"] == .octets([0x79]))
    }

    @Test("What is no zip file is refused, and what is more than is unpacked")
    func refused() async throws {
        func expect(
            _ refusal: ArchiveRefusal, _ octets: [UInt8],
            _ location: SourceLocation = #_sourceLocation
        ) async {
            await #expect(throws: ArchiveFailure.refused(refusal), sourceLocation: location) {
                _ = try await read(octets)
            }
        }
        let zip = ZipFile([.init("a.md", "x")]).octets
        await expect(.noZip, Array("Words".utf8))
        await expect(.noZip, [])
        await expect(.noZip, Array(zip.dropLast(30)))
        await expect(.noZip, [0x50, 0x4B, 3, 4])
        var bomb = entry("a.md", octets: 30 << 20)
        bomb.packed = packed(bomb.content)
        await expect(.tooMuch, ZipFile([bomb]).octets)
        let large = ZipFile([
            entry("a.md", octets: ArchiveLimits.entryOctets + 1), .init("b.md", "y"),
        ])
        #expect(try await read(large.octets).map(\.content) == [.tooLarge, .octets([0x79])])
    }

    /// A file of zeros.
    private func entry(_ name: String, octets: Int) -> ZipFile.Entry {
        let content = [UInt8](repeating: 0, count: octets)
        var entry = ZipFile.Entry(name: Array(name.utf8), content: content)
        entry.checksum = UInt32(truncatingIfNeeded: crc32(0, content, UInt32(content.count)))
        return entry
    }

    /// As DEFLATE has it: zlib puts two octets before it and four behind.
    private func packed(_ octets: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: Int(compressBound(uLong(octets.count))))
        var count = uLong(result.count)
        guard compress(&result, &count, octets, uLong(octets.count)) == Z_OK else { return [] }
        return Array(result.prefix(Int(count)).dropFirst(2).dropLast(4))
    }

    @Test("Whatever is wrong with a zip file, it is read or refused", arguments: UInt64(0)..<40)
    func broken(seed: UInt64) async throws {
        var octets = ZipFile([.init("a.md", "xyz"), .init("b/c.json", "{}"), .init("d.jpg", "p")])
            .octets
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        for _ in 0..<3 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            octets[Int(state >> 33) % octets.count] = UInt8(truncatingIfNeeded: state >> 20)
        }
        do {
            let found = try await read(octets)
            #expect(found.count <= 3)
        } catch let failure as ArchiveFailure {
            guard case .refused = failure else {
                Issue.record("\(failure)")
                return
            }
        }
    }

    @Test("What is said of a zip file is not believed beyond its limits")
    func answers() throws {
        let entry = ArchiveEntry(
            number: 2, path: Array("a.md".utf8), content: .octets([1]), time: 7)
        let octets = ArchiveAnswer.octets(of: entry) + ArchiveAnswer.end(nil)
        #expect(try ArchiveAnswer(octets, to: .texts)?.entries == [entry])
        #expect(try ArchiveAnswer(octets, to: .file(2))?.entries == [entry])
        // It was not asked for.
        #expect(try ArchiveAnswer(octets, to: .file(3)) == nil)
        #expect(try ArchiveAnswer(octets + [0], to: .texts) == nil)
        #expect(try ArchiveAnswer(ArchiveAnswer.octets(of: entry) + octets, to: .texts) == nil)
        for count in 0..<octets.count {
            #expect(try ArchiveAnswer(Array(octets.prefix(count)), to: .texts) == nil)
        }
        #expect(throws: ArchiveRefusal.tooMuch) {
            try ArchiveAnswer(ArchiveAnswer.end(.tooMuch), to: .texts)
        }
        #expect(
            ArchiveRequest(words: ["texts"]) == .texts && ArchiveRequest(words: ["7"]) == .file(7))
        for words in [["-1"], [], ["texts", "1"], ["x"]] {
            #expect(ArchiveRequest(words: words) == nil)
        }
    }
}
