import HearthAPI
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
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
            let due = try #require(
                try look { household, work in
                    household.machine.zoneOffset = { _ in offset }
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

    @Test(
        "A home that comes back ends sign-ins and open invitations, and beats once a friend answered"
    )
    func comingBack() throws {
        try world.perform(NewInvitation(), on: node)
        try look { try $0.comeBack($1) }
        #expect(try world.perform(ListInvitations(), on: node).allSatisfy { $0.state == .revoked })
        #expect(try look { _, work in try Household.restoredAt(work) } == world.now)
    }
}
