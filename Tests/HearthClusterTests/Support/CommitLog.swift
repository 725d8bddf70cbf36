import Foundation

/// A running node's write-ahead log, as whoever may read its files sees it.
struct CommitLog {
    struct Commit: CustomStringConvertible {
        /// When the file was written, in seconds since 1970.
        let time: Double
        let pageCount: Int

        /// Seconds since the last whole second.
        var phase: Double { time.truncatingRemainder(dividingBy: 1) }
        var description: String { "\(pageCount) pages at \(phase)" }
    }

    private let path: String
    private var place = 32
    private var pageCount = 0
    private var salt: [UInt8] = []

    /// All commits from now on, but those that are there already, until it is over.
    static func follow(_ home: TestHome, until isOver: () -> Bool) async throws -> [Commit] {
        var log = CommitLog(path: home.path + "/hearth.sqlite-wal")
        _ = try log.news()
        var commits: [Commit] = []
        while !isOver() {
            commits += try log.news()
            try await Task.sleep(for: .milliseconds(5))
        }
        return commits
    }

    private init(path: String) { self.path = path }

    private mutating func news() throws -> [Commit] {
        guard let file = FileHandle(forReadingAtPath: path) else { return [] }
        defer { try? file.close() }
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        func octets(_ count: Int, at offset: Int) throws -> [UInt8]? {
            try file.seek(toOffset: UInt64(offset))
            let read = try file.read(upToCount: count).map { [UInt8]($0) } ?? []
            return read.count == count ? read : nil
        }
        func number(_ octets: ArraySlice<UInt8>) -> Int { octets.reduce(0) { $0 << 8 | Int($1) } }
        guard let head = try octets(32, at: 0) else { return [] }
        if Array(head[16..<20]) != salt { (salt, place, pageCount) = (Array(head[16..<20]), 32, 0) }
        var commits: [Commit] = []
        while let frame = try octets(24, at: place), Array(frame[8..<12]) == salt {
            place += 24 + number(head[8..<12])
            pageCount += 1
            guard number(frame[4..<8]) != 0 else { continue }
            commits.append(Commit(time: time, pageCount: pageCount))
            pageCount = 0
        }
        return commits
    }
}
