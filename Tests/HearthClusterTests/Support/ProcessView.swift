import Foundation

/// What the system says of a process.
struct ProcessView {
    let id: Int32

    /// Those that it started.
    var children: [Int32] {
        let file = "/proc/\(id)/task/\(id)/children"
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return text.split(separator: " ").compactMap { Int32($0) }
    }

    /// What a program that it starts would have open too, besides the three standard streams: what
    /// each is, by its number.
    var inheritable: [Int: String] {
        let folder = "/proc/\(id)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var result: [Int: String] = [:]
        for number in names.compactMap({ Int($0) }) where number > 2 {
            let path = "/proc/\(id)/fdinfo/\(number)"
            // It may be closed meanwhile.
            guard let text = try? String(contentsOfFile: path, encoding: .utf8),
                let line = text.split(separator: "\n").first(where: { $0.hasPrefix("flags:") }),
                let word = line.split(whereSeparator: \.isWhitespace).last,
                let flags = Int(word, radix: 8), flags & Int(O_CLOEXEC) == 0
            else { continue }
            let target = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "\(folder)/\(number)")
            result[number] = target ?? "?"
        }
        return result
    }

    /// How many sockets it has open.
    var sockets: Int {
        let folder = "/proc/\(id)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.count {
            let target = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "\(folder)/\($0)")
            return target?.hasPrefix("socket:") ?? false
        }
    }
}
