import Foundation
import HearthHousehold
import HearthRows
import HearthSimulation
import HearthStore

/// A folder that is gone with the last reference to it.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/hearth-store-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var database: String { path + "/hearth.sqlite" }

    /// All octets of all files in the folder.
    func octets() throws -> [[UInt8]] {
        try FileManager.default.contentsOfDirectory(atPath: path).map {
            [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + $0)))
        }
    }

    func mode(of file: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + file)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}

/// The storages, which must differ in nothing but what a crash leaves.
enum StoreKind: CaseIterable {
    case file
    case database
    case memory

    func with(_ body: (any TransactionalStore) throws -> Void) throws {
        switch self {
        case .file:
            let folder = try TemporaryFolder()
            let store = try SQLiteStore(path: folder.database)
            try body(store)
            try store.close()
        case .database:
            let store = try SQLiteStore.inMemory()
            try body(store)
            try store.close()
        case .memory:
            try body(MemoryStore())
        }
    }
}

/// What a test throws on purpose.
struct Refusal: Error {}
