import Glibc
import HearthHousehold
import HearthSodium
import HearthStore
import HearthWire

/// Two real nodes on loopback: how soon a friend can read an edit, and what a node costs.
enum NodeBench {
    private static let edits = 300

    static func rows(binary: String) throws -> [Row] {
        var template = Array("/tmp/hearth-bench.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw BenchError("no temporary folder") }
        let folder = String(decoding: template.dropLast().map { UInt8($0) }, as: UTF8.self)
        defer { remove(folder) }
        let owner = try RunningNode(binary: binary, name: "owner", in: folder)
        let friend = try RunningNode(binary: binary, name: "friend", in: folder)
        var starts: [Duration] = []
        for _ in 0..<7 {
            starts.append(try owner.start(port: 47_431))
            owner.stop()
        }
        _ = try owner.start(port: 47_431)
        defer { owner.stop() }
        let memory = try owner.residentMemory()
        _ = try friend.start(port: 47_432)
        defer { friend.stop() }
        let latency = try editLatency(owner: try owner.client(), friend: try friend.client())
        let floor = try Floor.measure(in: folder)
        return [
            Row(
                name: "wish edit: accepted at the owner's API -> readable at a friend's API",
                measured: "p50 \(latency.percentile(0.5).milliseconds.short) ms, p99 "
                    + "\(latency.percentile(0.99).milliseconds.short) ms (\(edits) edits)",
                reference: "p50 \(floor.percentile(0.5).milliseconds.short) ms: two FULL "
                    + "commits, seal, sign, loopback round trip, verify, open",
                ratio: latency.percentile(0.5).milliseconds
                    / floor.percentile(0.5).milliseconds,
                mark: .atMost(2)),
            Row(
                name: "resident memory of an idle node",
                measured: "\(memory.short) MiB", reference: "the mark itself, 45 MB = 42.92 MiB",
                ratio: memory / 42.92, mark: .atMost(1)),
            Row(
                name: "process start -> API ready",
                measured: "p50 \(starts.percentile(0.5).milliseconds.short) ms of \(starts.count)",
                reference: "the mark itself, 300 ms",
                ratio: starts.percentile(0.5).milliseconds / 300, mark: .atMost(1)),
        ]
    }

    private static func remove(_ folder: String) {
        // Two homes of a few files each, made above.
        for name in ["owner", "friend"] {
            let home = folder + "/" + name
            guard let directory = opendir(home) else { continue }
            while let entry = readdir(directory) {
                let file = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
                        String(cString: $0)
                    }
                }
                unlink(home + "/" + file)
            }
            closedir(directory)
            rmdir(home)
        }
        rmdir(folder)
    }

    private static func editLatency(
        owner: LocalClient, friend: LocalClient
    ) throws -> [Duration] {
        let api = "/api/v1/"
        let key = try owner.request("GET", api + "key")
        let link = try field("link", in: key)
        _ = try friend.request(
            "POST", api + "friends/add", body: "{\"link\": \"\(link)\", \"at\": []}")
        try until("knock") { try owner.request("GET", api + "inbox").contains("knock-") }
        _ = try owner.request(
            "POST", api + "inbox/answer",
            body: "{\"entry\": \"friend\", \"answer\": \"accept\", \"showAddresses\": false}")
        _ = try owner.request(
            "POST", api + "lists/new",
            body: "{\"id\": \"\(newID())\", \"title\": \"List\"}")
        _ = try owner.request(
            "POST", api + "wishes/add",
            body:
                "{\"id\": \"\(newID())\", \"name\": \"Wish\", \"list\": \"List\", \"fields\": {}}")
        _ = try owner.request(
            "POST", api + "lists/share",
            body: "{\"list\": \"List\", \"with\": [\"friend\"], \"keeper\": false}")
        try until("offer") { try friend.request("GET", api + "inbox").contains("list-") }
        _ = try friend.request(
            "POST", api + "inbox/answer",
            body: "{\"entry\": \"List\", \"answer\": \"accept\", \"showAddresses\": false}")
        let path = api + "lists/show?list=owner/List"
        try until("list") { (try? friend.request("GET", path))?.contains("Wish") == true }
        let clock = ContinuousClock()
        return try (0..<edits).map { number in
            let notes = "edit-\(number)-"
            _ = try owner.request(
                "POST", api + "wishes/edit",
                body: "{\"wish\": \"List/Wish\", \"fields\": {\"notes\": \"\(notes)\"}}")
            let accepted = clock.now
            while try !friend.request("GET", path).contains(notes) {
                guard clock.now - accepted < .seconds(10) else { throw BenchError("lost edit") }
            }
            return clock.now - accepted
        }
    }

    private static func field(_ name: String, in json: String) throws -> String {
        guard let start = json.firstRange(of: "\"\(name)\":\"") else {
            throw BenchError("no \(name) in \(json)")
        }
        return json[start.upperBound...].prefix { $0 != "\"" }.filter { $0 != "\\" }
    }

    /// What something is called that is to be created.
    private static func newID() -> String {
        Hex.encode((0..<16).map { _ in UInt8.random(in: 0...255) })
    }

    private static func until(_ what: String, _ isTrue: () throws -> Bool) throws {
        let clock = ContinuousClock()
        let began = clock.now
        while try !isTrue() {
            guard clock.now - began < .seconds(20) else { throw BenchError("no \(what)") }
            usleep(2000)
        }
    }
}
