import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold

/// Three homes edit one note in every order, with cables out, restarts, copies put back and the bin between.
/// What a person was told is saved, and that nobody took away who had it before them, is on a note in the end.
@Suite("No text of a note is lost")
struct NoteLossTests {
    private final class Play {
        private var log: [String] = []
        let cabin: Cabin
        private let dice: Dice
        private var throwsMade = 0
        private var line = 0
        /// Lines that were saved, and which nobody took away who saw them.
        private(set) var living: Set<String> = []
        private(set) var gone: Set<String> = []
        private var down: Set<Int> = []
        private var snapshots: [Int: MemoryStore.Snapshot] = [:]

        init(seed: UInt64) throws {
            cabin = try Cabin(seed: seed, text: "start\nmiddle\nend")
            dice = Dice(seed: seed, purpose: "notes")
        }

        private func number(below limit: Int) -> Int {
            throwsMade += 1
            return Int(dice.number(UInt64(throwsMade), 0) % UInt64(limit))
        }

        func act() throws {
            let index = number(below: 3)
            let node = cabin.all[index]
            switch number(below: 13) {
            case 0...5: try edit(node)
            case 6:
                if down.insert(index).inserted { cabin.world.network.isolate(node) }
            case 7: heal()
            case 8:
                cabin.world.stop(node)
                cabin.world.run(for: .seconds(number(below: 20)))
                try cabin.world.start(node)
            case 9: try bin(node)
            case 10: try putBack(index)
            case 11: try takeOff()
            default: cabin.world.run(for: .seconds(number(below: 90)))
            }
            cabin.world.run(for: .seconds(number(below: 6)))
        }

        func heal() {
            for index in down.sorted() { cabin.world.network.rejoin(cabin.all[index]) }
            down = []
        }

        private func note(at node: SimulatedNode) throws -> ItemInfo? {
            let notes = try cabin.notes(at: node)
            return notes.isEmpty ? nil : notes[number(below: notes.count)]
        }

        /// A line more, or another in the place of one.
        private func edit(_ node: SimulatedNode) throws {
            guard let note = try note(at: node) else { return }
            var lines = (note.notes ?? "").split(separator: "\n").map(String.init)
            line += 1
            let new = "line \(line)"
            let place = number(below: lines.count + 1)
            var taken: String?
            if place < lines.count, number(below: 2) == 0 {
                taken = lines[place]
                lines[place] = new
            } else {
                lines.insert(new, at: place)
            }
            try cabin.world.perform(
                EditNote(
                    note: "\(note.listID)/\(note.id)", text: lines.joined(separator: "\n")),
                on: node)
            living.insert(new)
            log.append(
                "\(node.name): \(new) for \(taken ?? "-") in \(note.id) of \(note.notes ?? "")")
            if let taken {
                living.remove(taken)
                gone.insert(taken)
            }
        }

        private func bin(_ node: SimulatedNode) throws {
            guard let note = try note(at: node) else { return }
            try cabin.world.perform(
                BinNotes(notes: ["\(note.listID)/\(note.id)"]), on: node)
        }

        /// What a home wrote that nobody else has goes with it: before it is put back, all have everything.
        private func putBack(_ index: Int) throws {
            let node = cabin.all[index]
            guard let snapshot = snapshots[index] else {
                snapshots[index] = node.store.snapshot()
                return
            }
            heal()
            try cabin.agree()
            log.append("put back \(node.name)")
            cabin.world.stop(node)
            cabin.world.run(for: .seconds(30))
            try cabin.world.start(node, from: snapshot)
            snapshots[index] = nil
            cabin.world.run(for: .seconds(number(below: 60)))
        }

        /// The second friend writes while nobody sees it, is taken off, and comes back.
        private func takeOff() throws {
            guard number(below: 4) == 0 else { return }
            // No home is put back to before it.
            snapshots = [:]
            log.append("second off")
            let (world, node) = (cabin.world, cabin.second)
            world.network.isolate(node)
            for _ in 0..<number(below: 3) { try edit(node) }
            try world.perform(UnshareList(list: "Cabin", with: ["Second"]), on: cabin.owner)
            world.run(for: .seconds(5))
            down.insert(2)
            heal()
            try world.run(until: "they are off", within: .seconds(600)) {
                try world.lists(of: node).allSatisfy { $0.title != "Cabin" }
            }
            try world.perform(
                ShareList(list: "Cabin", with: ["Second"], keeper: true), on: cabin.owner)
            try world.run(until: "they are asked", within: .seconds(600)) {
                try world.inbox(of: node).contains { $0.kind == .list }
            }
            try world.perform(AnswerInbox(entry: "Cabin", answer: .accept), on: node)
            try cabin.agree()
        }

        private func lines(of note: ItemInfo) -> [String] {
            (note.notes ?? "").split(separator: "\n").map(String.init)
        }

        func check() throws {
            heal()
            try cabin.agree()
            cabin.world.run(for: .seconds(120))
            try cabin.agree()
            // What nobody else had seen of who was taken off is with them.
            let aside = try [false, true].flatMap { bin in
                try cabin.world.perform(ShowNotes(bin: bin, count: 500), on: cabin.second).notes
            }.filter { !$0.owner.contains("Owner") }.flatMap(lines)
            for node in cabin.all {
                let notes = try cabin.notes(at: node) + cabin.notes(at: node, bin: true)
                let found = notes.flatMap(lines)
                let lost = living.subtracting(found).subtracting(aside)
                #expect(
                    lost.isEmpty,
                    "\(node.name) has lost \(lost.sorted()), and has \(found) aside \(aside): \(log.joined(separator: "; ").replacing("\n", with: "|"))"
                )
                let copies = notes.filter { $0.note?.copyOf != nil }
                let sources = copies.map { "\($0.note?.copyOf ?? "") \($0.id)" }
                #expect(Set(sources).count == sources.count)
            }
        }
    }

    @Test("Whatever happens between", arguments: 1...12 as ClosedRange<UInt64>)
    func anything(_ seed: UInt64) throws {
        let play = try Play(seed: seed)
        for _ in 0..<60 { try play.act() }
        try play.check()
    }
}
