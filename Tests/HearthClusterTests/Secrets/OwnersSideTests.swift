import Foundation
import HearthAPI
import HearthCircle
import HearthLists
import HearthSodium
import HearthWire
import Testing

/// What the owner's node has of a reservation, looked at with everything that lies in her home.
@Suite("The owner's side")
struct OwnersSideTests {
    @Test("The cell is in the owner's home, a friend's keys open it, and no key of the owner does")
    func cellsAreThereAndClosed() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            let scene = try await reserve(owner, first, second)

            // First: the very octets are there, and they say what was reserved.
            let claims = try ClaimSheet.decode(scene.sheet).claims
            #expect(claims.map(\.units).sorted() == [1, 7])
            #expect(scene.circle.openedBoxes(by: scene.secondSecret) >= 2)

            // Then: with what stands in the owner's home nothing opens.
            let values = try DatabaseView(owner).values()
            let seeds = values.filter { $0.table == "members" && $0.column == "seed" }
            try #require(seeds.count == 1)
            let seed = try #require(Seed(octets: seeds[0].octets))
            #expect(scene.circle.openedBoxes(by: seed.sealing()) == 0)
            #expect(scene.circle.openedCells(by: seed.storageKey()) == 0)
            let listKeys = try listKeys(in: values, opening: seed.sealing())
            #expect(!listKeys.isEmpty)
            for key in listKeys { #expect(scene.circle.openedCells(by: key) == 0) }

            var tried = 0
            for value in values {
                for start in value.octets.indices.dropLast(31) {
                    let window = Array(value.octets[start..<start + 32])
                    let key = try #require(SymmetricKey(octets: window))
                    tried += 1
                    if scene.circle.openedCells(by: key) > 0 {
                        Issue.record("\(value.table).\(value.column) opens a cell")
                    }
                }
                guard value.octets.count == 32 else { continue }
                let secrets = [
                    SealingSecret(seed: value.octets), Seed(octets: value.octets)?.sealing(),
                ]
                for secret in secrets.compactMap({ $0 })
                where scene.circle.openedBoxes(by: secret) > 0 {
                    Issue.record("\(value.table).\(value.column) opens a box")
                }
            }
            #expect(tried > 10_000)

            // The search is one that finds: in the giver's own home it does.
            let found = scene.giverKeys.contains { octets in
                octets.indices.dropLast(31).contains { start in
                    SymmetricKey(octets: Array(octets[start..<start + 32]))
                        .map { scene.circle.openedCells(by: $0) > 0 } ?? false
                }
            }
            #expect(found)
        }
    }

    @Test("No claim and no key of the circle stands in the owner's home, logs or answers")
    func nothingInTheClear() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday(logLevel: "trace")
            let scene = try await reserve(owner, first, second)
            let answers = try await OwnersAnswers.all(of: owner)
            let running = try owner.files()
            try await owner.stop()
            let stopped = try owner.files()
            let answered = Dictionary(
                uniqueKeysWithValues: answers.map { ($0.key, Data($0.value.utf8)) })

            var secrets = scene.giverSecrets
            let claims = try ClaimSheet.decode(scene.sheet).claims
            secrets["the sheet of claims"] = scene.sheet
            for claim in claims {
                var writer = OctetWriter()
                claim.write(to: &writer)
                let octets = writer.octets
                secrets["a claim of \(claim.units)"] = octets
                secrets["an item with the kind of its claim, \(claim.units)"] = Array(octets[..<9])
                secrets["time and amount of a claim, \(claim.units)"] = Array(octets[9...])
            }
            for files in [running, stopped, answered] {
                for (what, octets) in secrets {
                    let places = Search.files(files, holding: octets)
                    #expect(places.isEmpty, "\(what) stands in \(places)")
                }
            }
            // Item ids and names are the owner's own, so her answers have them; on the disk and
            // in the log they are not in the clear either.
            for files in [running, stopped] {
                for claim in claims {
                    #expect(Search.files(files, holding: claim.item.octets).isEmpty)
                }
                for name in ["Kettle", "Marbles"] {
                    #expect(Search.files(files, holding: name).isEmpty)
                }
            }
            #expect(!Search.files(answered, holding: claims[0].item.octets).isEmpty)
            #expect(Search.files(running, holding: "level=trace") == ["log.err"])
            // The search is one that finds: in the giver's home her keys do stand.
            for octets in scene.giverSecrets.values {
                #expect(!Search.files(scene.giverFiles, holding: octets).isEmpty)
            }
        }
    }

    // MARK: A reservation and what the circle knows of it

    private struct Scene {
        /// The circle as it lies in the owner's database.
        let circle: CircleView
        /// The giver's claims, opened by the second friend.
        let sheet: [UInt8]
        let secondSecret: SealingSecret
        /// By what they are.
        let giverSecrets: [String: [UInt8]]
        /// What lies in the giver's table of keys, row by row.
        let giverKeys: [[UInt8]]
        let giverFiles: [String: Data]
    }

    /// The first friend reserves seven of nine marbles and the kettle; the cell that says so is
    /// found in the owner's database, octet for octet as in the giver's.
    private func reserve(
        _ owner: TestHome, _ first: TestHome, _ second: TestHome
    ) async throws -> Scene {
        try await first.does("reserve", "Owner/Birthday/Marbles", "--quantity", "7", "--yes")
        try await first.does("reserve", "Owner/Birthday/Kettle", "--yes")
        try await second.sees(["First"], at: "Owner/Birthday/Kettle")
        let seed = try #require(
            try DatabaseView(second).octets("seed", of: "members").first.flatMap {
                Seed(octets: $0)
            })
        let giver = try #require(
            try DatabaseView(first).octets("identity", of: "members").first
                .flatMap { IdentityKey(octets: $0) })
        var cells: Set<[UInt8]> = []
        // Hers is renewed with every beat, and the owner's follows on the whole second after. Her
        // keys change with the day, so all that she has of them is taken at the same moment.
        return try await eventually(
            "a cell of the giver's is in the owner's database and a friend's keys open it"
        ) { () -> Scene? in
            cells.formUnion(try DatabaseView(first).octets("octets", of: "beat_cells"))
            let circle = try CircleView(DatabaseView(owner))
            guard let cell = circle.cell(of: giver), cells.contains(cell.octets),
                let key = circle.senderKey(of: giver, with: seed.sealing()),
                let sheet = circle.sheet(of: giver, with: key),
                try ClaimSheet.decode(sheet).claims.count == 2
            else { return nil }
            let files = try first.files()
            let keys = try DatabaseView(first).octets("octets", of: "circle_keys")
            // Certificate 96, beat seed 32, generation 2, sender key 32.
            guard
                let stored = keys.first(where: {
                    $0.count >= 162 && Array($0[130..<162]) == key.secret.copy()
                }),
                !Search.files(files, holding: stored).isEmpty
            else { return nil }
            return Scene(
                circle: circle, sheet: sheet, secondSecret: seed.sealing(),
                giverSecrets: [
                    "the sender key": key.secret.copy(), "the beat seed": Array(stored[96..<128]),
                    "the circle keys": stored,
                ], giverKeys: keys, giverFiles: files)
        }
    }

    /// The list keys that an owner's secret opens in the rosters she holds.
    private func listKeys(
        in values: [DatabaseView.Value], opening secret: SealingSecret
    ) throws -> [SymmetricKey] {
        try values.filter { $0.table == "records" && $0.column == "octets" }
            .map { try Record(octets: $0.octets) }
            .filter { $0.key.kind == .roster }
            .flatMap { try RosterBody(record: $0).readers }
            .compactMap { secret.open($0.sealedListKey) }
            .compactMap { SymmetricKey(octets: $0) }
    }
}
