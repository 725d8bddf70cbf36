import Foundation

/// The write-ahead log, as whoever reads the file sees it: which pages each commit has, in order
/// (SQLite's file format, section 4).
func commitPages(inLogOf database: String) throws -> [[UInt32]] {
    let log = [UInt8](try Data(contentsOf: URL(fileURLWithPath: database + "-wal")))
    func number(at offset: Int) -> UInt32 {
        log[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard log.count >= 32 else { return [] }
    let (frame, salt) = (24 + Int(number(at: 8)), number(at: 16))
    var commits: [[UInt32]] = []
    var pages: [UInt32] = []
    for offset in stride(from: 32, through: log.count - frame, by: frame) {
        // Behind the newest lie frames of before the log began again.
        guard number(at: offset + 8) == salt else { break }
        pages.append(number(at: offset))
        if number(at: offset + 4) != 0 {
            commits.append(pages)
            pages = []
        }
    }
    return commits
}
