import Foundation
import GRDB
import HearthHousehold
import HearthRows
import HearthStore
import Testing

@Suite("A copy of the database while it is in use")
struct DatabaseCopyTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private var copy: String { folder.path + "/copy" }

    init() throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore(path: folder.database)
    }

    private func put(_ number: Int, octets: Int = 1) throws {
        try store.transaction(.full) { tables in
            try tables.put(
                SettingRow(name: "n\(number)", value: [UInt8](repeating: 7, count: octets)))
        }
    }

    private func names() throws -> Set<String> {
        let copied = try SQLiteStore(path: copy)
        let rows = try copied.transaction(.full) { try $0.rows(SettingRow.self) }
        try copied.close()
        return Set(rows.map(\.name))
    }

    @Test("It holds what was written before and between its steps, and opens as a home's database")
    func whole() async throws {
        for number in 0..<40 { try put(number, octets: 40_000) }
        var steps = 0
        try await store.copy(to: copy) {
            steps += 1
            // Early pages too, which were copied already.
            try put(0, octets: steps)
            try put(1000 + steps)
        }
        #expect(steps >= 3)
        let expected = (0..<40).map { "n\($0)" } + (1...steps).map { "n\(1000 + $0)" }
        #expect(try names() == Set(expected))
        let check = try await DatabaseQueue(path: copy).read {
            try String.fetchOne($0, sql: "PRAGMA integrity_check")
        }
        #expect(check == "ok")
        #expect(try folder.mode(of: "copy") == 0o600)
        try store.close()
    }

    @Test("Given up it leaves nothing, and the database closes")
    func givenUp() async throws {
        for number in 0..<40 { try put(number, octets: 40_000) }
        await #expect(throws: Refusal.self) { try await store.copy(to: copy) { throw Refusal() } }
        #expect(!FileManager.default.fileExists(atPath: copy))
        try store.close()
    }

    @Test("What is removed is overwritten first")
    func removed() async throws {
        try put(1)
        try await store.copy(to: copy) {}
        let second = folder.path + "/second"
        // A second name shows what becomes of the octets.
        try FileManager.default.linkItem(atPath: copy, toPath: second)
        SQLiteStore.removeCopy(at: copy)
        #expect(!FileManager.default.fileExists(atPath: copy))
        let left = try #require(FileManager.default.contents(atPath: second))
        #expect(!left.isEmpty && left.allSatisfy { $0 == 0 })
        try store.close()
    }
}
