import Glibc
package import HearthZones
import NIOConcurrencyHelpers

/// The machine's table of time zones: a folder of files (RFC 9636), by the names of places.
///
/// What somebody calls a zone is theirs: a name that is none, or leaves the folder, is no zone.
package final class MachineZones: ZoneTable {
    /// The one of the process.
    package static let shared = MachineZones()

    /// Octets of a name.
    private static let nameLimit = 64
    /// Files that are read are kept as long as this, in seconds: tables are updated while nodes run.
    private static let keptFor = 3600
    /// Zones that are kept; somebody may ask for all that there are.
    private static let mostKept = 1000
    /// Files of the folder that are no place's.
    private static let others: Set<String> = ["localtime", "posixrules", "Factory"]

    private let folder: String
    private let machine: @Sendable (MachineZones) -> Zone
    private let kept = NIOLockedValueBox<Kept>(Kept())

    private struct Kept {
        var zones: [String: Zone] = [:]
        var readAt = 0
    }

    /// - Parameters:
    ///   - folder: Nil: the system's, or what the environment's `TZDIR` says.
    ///   - own: The machine's own zone; nil: as the C library finds it.
    package init(folder: String? = nil, own: Zone? = nil) {
        self.folder = folder ?? Self.variable("TZDIR") ?? "/usr/share/zoneinfo"
        machine = { zones in own ?? zones.systemZone() }
    }

    /// The computer's own zone.
    package var own: Zone {
        // No name of a zone: what the environment says may be changed.
        kept("=\(Self.variable("TZ", emptyToo: true) ?? "")") { self.machine(self) } ?? .utc
    }

    /// Whether the machine has a table; small containers have none.
    package var hasTable: Bool { zone(named: "Europe/London") != nil }

    /// Nil for what is no name of the table, nor an offset such as `+05:30`.
    package func zone(named name: String) -> Zone? {
        if name == Zone.utc.name { return .utc }
        if let fixed = Zone(offset: name) { return fixed }
        guard Self.isName(name) else { return nil }
        return kept(name) { Self.zone(named: name, at: "\(folder)/\(name)") }
    }

    /// The zone that a browser names, where the table knows it. Only a machine without a table goes by how many
    /// minutes the browser is ahead of UTC: that is right until clocks change.
    package func zone(named name: String?, offsetMinutes: Int?) -> Zone? {
        if let zone = name.flatMap(zone(named:)) { return zone }
        return hasTable ? nil : offsetMinutes.flatMap(Zone.init(offsetMinutes:))
    }

    /// Names to choose from, in their order; none without a table.
    package var names: [String] {
        guard let octets = Self.octets(at: "\(folder)/zone.tab", limit: 256 << 10) else {
            return []
        }
        let lines = String(decoding: octets, as: UTF8.self).split(separator: "\n")
        let names = lines.filter { !$0.hasPrefix("#") }.compactMap { line -> String? in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return fields.count >= 3 ? String(fields[2]) : nil
        }
        return names.filter(Self.isName).sorted()
    }

    private func kept(_ name: String, _ read: () -> Zone?) -> Zone? {
        var now = timespec()
        clock_gettime(CLOCK_BOOTTIME, &now)
        let found = kept.withLockedValue { kept -> Zone? in
            if now.tv_sec - kept.readAt >= Self.keptFor {
                kept = Kept(zones: [:], readAt: now.tv_sec)
            }
            return kept.zones[name]
        }
        if let found { return found }
        guard let zone = read() else { return nil }
        kept.withLockedValue { kept in
            if kept.zones.count < Self.mostKept { kept.zones[name] = zone }
        }
        return zone
    }

    /// As the C library does: by the environment's `TZ`, else by /etc/localtime.
    private func systemZone() -> Zone {
        guard let said = Self.variable("TZ", emptyToo: true) else {
            let link = Self.target(of: "/etc/localtime") ?? ""
            let name = link.firstRange(of: "zoneinfo/").map { String(link[$0.upperBound...]) }
            return Self.zone(
                named: name.flatMap { $0.isEmpty ? nil : $0 } ?? "localtime", at: "/etc/localtime")
                ?? .utc
        }
        let name = said.hasPrefix(":") ? String(said.dropFirst()) : said
        if name.hasPrefix("/") { return Self.zone(named: name, at: name) ?? .utc }
        if let zone = zone(named: name) { return zone }
        return ZoneRule(name).flatMap { Zone(name: name, first: 0, changes: [], rule: $0) } ?? .utc
    }

    private static func variable(_ name: String, emptyToo: Bool = false) -> String? {
        guard let text = getenv(name).map({ String(cString: $0) }), emptyToo || !text.isEmpty else {
            return nil
        }
        return text
    }

    private static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return name.utf8.count <= nameLimit && parts.count <= 3 && !others.contains(name)
            && parts.first != "right" && parts.first != "posix"
            && parts.allSatisfy { part in
                part.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7a } == true
                    && part.utf8.allSatisfy {
                        ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7a || $0 >= 0x30 && $0 <= 0x39
                            || $0 == 0x2b || $0 == 0x2d || $0 == 0x5f
                    }
            }
    }

    private static func zone(named name: String, at path: String) -> Zone? {
        octets(at: path, limit: ZoneFile.byteLimit).flatMap { ZoneFile.zone(named: name, $0) }
    }

    /// Of a file that is one, and no longer.
    private static func octets(at path: String, limit: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit
        else { return nil }
        var octets: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while octets.count <= limit {
            let count = read(file, &buffer, buffer.count)
            guard count > 0 else { return count == 0 ? octets : nil }
            octets += buffer[..<count]
        }
        return nil
    }

    private static func target(of path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        let octets = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
        return octets.isEmpty ? nil : String(decoding: octets, as: UTF8.self)
    }
}
