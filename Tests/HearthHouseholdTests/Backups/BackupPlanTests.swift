import HearthAPI
import HearthRecovery
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import HearthZones
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("When backups are due, and whose codes open them")
struct BackupPlanTests {
    private let world = World.quick()
    private let node: SimulatedNode

    init() throws { node = try world.add(household: "House", member: "First") }

    private func code(of member: String) throws -> String {
        try world.perform(ShowRecoveryCode(), on: node, as: Caller(member: member, at: .home)).code
    }

    private func look<Answer>(_ body: (inout Household, Work) throws -> Answer) throws -> Answer {
        var household = try #require(node.household)
        return try body(&household, Work(store: node.store, now: world.now))
    }

    private func next() throws -> WallTime? { try look { try $0.nextBackup($1) } }

    private func note(_ failure: HearthError?) throws {
        try look { try $0.noteBackup(at: "/b", failure: failure, $1) }
    }

    @Test("None is due before a folder is set and a householder has shown their code")
    func conditions() throws {
        #expect(try next() == nil)
        #expect(throws: HearthError(.backupNeedsCode)) {
            try world.perform(MakeBackup(file: "/b"), on: node)
        }
        try world.perform(SetBackups(folder: "/backups"), on: node)
        #expect(try next() == nil)
        let info = try world.perform(
            ConfirmRecoveryCode(code: code(of: "First").uppercased() + " "), on: node)
        #expect(!info.needsCode && info.keep == 14 && info.openedBy == ["First"])
        #expect(try next() == world.now)
        try world.perform(SetBackups(folder: nil), on: node)
        #expect(try next() == nil)
        #expect(throws: HearthError(.backupFolderNotSet)) {
            try world.perform(MakeBackup(), on: node)
        }
    }

    @Test("The codes of a guest and of nobody here count for nothing")
    func codes() throws {
        try world.perform(AddMember(name: "Guest", isGuest: true), on: node)
        let guest = try code(of: "Guest")
        let nobody = RecoveryCode(
            seed: try #require(Seed(octets: [UInt8](repeating: 9, count: Seed.byteCount)))
        ).text
        for code in [guest, nobody] {
            #expect(throws: HearthError(.backupOtherCode)) {
                try world.perform(ConfirmRecoveryCode(code: code), on: node)
            }
        }
        #expect(throws: HearthError(.recoveryCodeMissing)) {
            try world.perform(ConfirmRecoveryCode(code: "hello"), on: node)
        }
        let info = try world.perform(ShowBackups(), on: node)
        #expect(info.needsCode && info.openedBy == ["First"])
        #expect(try look { try $0.backupReaders($1) }.count == 1)
    }

    @Test(
        "Each day at three in the morning by the clocks of the house; an hour after one that failed"
    )
    func times() throws {
        try world.perform(SetBackups(folder: "/backups"), on: node)
        try world.perform(ConfirmRecoveryCode(code: code(of: "First")), on: node)
        for offset in [0, 2 * 3600, -8 * 3600] as [Int64] {
            try note(nil)
            let own = try #require(Zone(name: "Home", first: offset, changes: []))
            let due = try #require(
                try look { household, work in
                    household.machine.zones = KnownZones(own: own)
                    return try household.nextBackup(work)
                })
            #expect((due.seconds + offset) % 86_400 == 3 * 3600)
            #expect(due > world.now && due.seconds - world.now.seconds <= 86_400)
        }
        try note(HearthError(.backupUnderWay))
        let info = try world.perform(ShowBackups(), on: node)
        #expect(info.problem?.code == .backupUnderWay && info.lastPath == "/b")
        #expect(try #require(try next()).seconds >= world.now.seconds + 3600)
        try note(nil)
        #expect(try world.perform(ShowBackups(), on: node).problem == nil)
    }

    @Test("One that has not come for two days is overdue, which is told once")
    func overdue() throws {
        try world.perform(SetBackups(folder: "/backups"), on: node)
        #expect(try !world.perform(ShowBackups(), on: node).isOverdue)
        world.run(for: .seconds(2 * 86_400 + 3600))
        #expect(try world.perform(ShowBackups(), on: node).isOverdue)
        world.run(for: .seconds(3 * 86_400))
        let news = try world.perform(ShowNews(), on: node).items
        #expect(news.map(\.kind) == [.backupOverdue])
        try note(nil)
        #expect(try !world.perform(ShowBackups(), on: node).isOverdue)
    }

    @Test(
        "Where it may be put is checked",
        arguments: ["relative", "/a\nb", "/" + String(repeating: "a", count: 1001)])
    func paths(_ path: String) throws {
        try world.perform(ConfirmRecoveryCode(code: code(of: "First")), on: node)
        #expect(throws: HearthError.self) { try world.perform(SetBackups(folder: path), on: node) }
        #expect(throws: HearthError.self) { try world.perform(MakeBackup(file: path), on: node) }
        #expect(throws: HearthError.self) {
            try world.perform(SetBackups(folder: "/a", keep: 0), on: node)
        }
    }

    @Test("A moment that is still to come counts for nothing: a clock was wrong")
    func wrongClock() throws {
        try world.perform(SetBackups(folder: "/backups"), on: node)
        try world.perform(ConfirmRecoveryCode(code: code(of: "First")), on: node)
        let ahead = world.now.milliseconds + 150 * 86_400_000
        try keep { ($0.lastAt, $0.since) = (ahead, ahead) }
        #expect(try next() == world.now)
        #expect(try !world.perform(ShowBackups(), on: node).isOverdue)
        try keep { ($0.failedAt, $0.problem) = (ahead, HearthError(.backupUnderWay)) }
        #expect(try next() == world.now)
        #expect(try world.perform(ShowBackups(), on: node).isOverdue)
        try note(nil)
        #expect(try !world.perform(ShowBackups(), on: node).isOverdue)
        #expect(try #require(try next()) > world.now)
    }

    @Test("For a disk that is not there nobody waits an hour")
    func diskMissing() throws {
        try world.perform(SetBackups(folder: "/backups"), on: node)
        try world.perform(ConfirmRecoveryCode(code: code(of: "First")), on: node)
        try note(HearthError(.backupDiskMissing, ["path": "/backups"]))
        #expect(try next() == world.now)
        try note(HearthError(.backupUnderWay))
        #expect(try #require(try next()) > world.now)
    }

    @Test("So many are written down, each once, in the order in which they were made")
    func made() throws {
        func made(_ name: String) -> MadeBackup {
            MadeBackup(name: name, head: BLAKE2b.digest(Array(name.utf8)), isDaily: true)
        }
        try keep { $0.made = (0..<MadeBackup.most).map { made("\($0)") } }
        let again = MadeBackup(name: "5", head: BLAKE2b.digest([5]), isDaily: false)
        for new in [made("a"), again, made("b")] { try look { try $0.noteMade(new, $1) } }
        var kept = try #require(try look { try $0.keptBackups($1).made })
        #expect(kept.count == MadeBackup.most && kept.first == made("2"))
        #expect(kept.suffix(3) == [made("a"), again, made("b")])
        #expect(kept.count { $0.name == "5" } == 1)
        try look { try $0.noteRemoved([made("3"), made("x")], $1) }
        kept.remove(at: 1)
        #expect(try look { try $0.keptBackups($1).made ?? [] } == kept)
    }

    @Test(
        "A home that comes back makes no backups and knows of none, until somebody decides"
    )
    func ended() throws {
        try world.perform(SetBackups(folder: "/disk one/b", keep: 3), on: node)
        try world.perform(ConfirmRecoveryCode(code: code(of: "First")), on: node)
        try note(nil)
        let head = BLAKE2b.digest([1])
        try look {
            try $0.noteMade(MadeBackup(name: "a", head: head, isDaily: true), $1)
            _ = try $0.noteBegun("/disk one/b/c.unfinished", $1)
        }
        let mark = try #require(try world.perform(ShowBackups(), on: node).mark)
        #expect(mark.count == 8)
        // Put back twice, with nobody deciding in between.
        for _ in 0..<2 { try look { try $0.comeBack($1) } }
        #expect(try next() == nil)
        let info = try world.perform(ShowBackups(), on: node)
        #expect(info.folder == nil && info.lastPath == nil && info.mark == nil && !info.needsCode)
        #expect(info.ended == EndedBackups(folder: "/disk one/b", keep: 3))
        let kept = try look { try $0.keptBackups($1) }
        #expect(kept.made == nil && kept.unfinished == nil)
        world.run(for: .seconds(2 * 86_400))
        let news = try world.perform(ShowNews(), on: node).items
        #expect(news.map(\.kind) == [.backupsEnded])
        let set = try world.perform(SetBackups(folder: "/disk one/b"), on: node)
        #expect(set.ended == nil && set.mark?.count == 8 && set.mark != mark)
        try look { try $0.comeBack($1) }
        #expect(try world.perform(SetBackups(folder: nil), on: node).ended == nil)
    }

    @Test(
        "Of a file that somebody else made, no path is shown that reads as another",
        arguments: [
            "relative", "/a\nb", "/a\u{202E}b", "/a\u{200B}b", "/a\u{2028}b",
            "/" + String(repeating: "a", count: 1001),
        ])
    func hostilePaths(_ path: String) throws {
        try keep { ($0.folder, $0.keep, $0.hasCode) = (path, -1, true) }
        try look { try $0.comeBack($1) }
        let info = try world.perform(ShowBackups(), on: node)
        #expect(info.ended == EndedBackups(folder: nil, keep: nil))
    }

    @Test("What makes no sense in such a file is in nobody's way")
    func hostileSetting() throws {
        try look { _, work in try Settings.set(.backups, Array("{".utf8), work) }
        try look { try $0.comeBack($1) }
        #expect(try world.perform(ShowBackups(), on: node).ended == nil)
    }

    private func keep(_ change: (inout KeptBackups) -> Void) throws {
        try look { household, work in
            var kept = try household.keptBackups(work)
            change(&kept)
            try household.keep(kept, work)
        }
    }

    @Test(
        "A home that comes back ends sign-ins and open invitations, and beats once a friend answered"
    )
    func comingBack() throws {
        try world.perform(NewInvitation(), on: node)
        try look { try $0.comeBack($1) }
        #expect(try world.perform(ListInvitations(), on: node).allSatisfy { $0.state == .revoked })
        #expect(try look { try Settings.text(.restoredAt, $1) } == "\(world.now.milliseconds)")
    }
}
