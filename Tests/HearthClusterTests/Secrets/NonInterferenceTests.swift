import Foundation
import HearthAPI
import Testing

/// One world lived twice from the same moment on, once with reservations and once without.
@Suite("With and without reservations")
struct NonInterferenceTests {
    @Test("The owner is answered the same, whatever her friends reserve")
    func same() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            // Roster, part and a bundle of each friend: what follows from sharing has come.
            try await eventually("the friends' keys are there") {
                try await owner.ask(StatusInfo.self, "status").lists.contains { $0.records == 4 }
            }
            for home in world.homes { try await home.stop() }
            try world.keepHomes()

            let without = try await live(owner, first, second, reserving: false)
            try world.putHomesBack()
            let with = try await live(owner, first, second, reserving: true)

            // 14 commands answer and 4 are refused, as text and as JSON; two more change the list.
            let before = without.answers.filter { !$0.key.hasPrefix("afterwards: ") }.values
            #expect(before.count { $0.hasPrefix("0\n") } == 14 * 2 + 2)
            #expect(before.count { $0.hasPrefix("1\n") } == 4 * 2)
            for (command, answer) in without.answers {
                #expect(answer == with.answers[command], "hearth \(command)")
            }
            #expect(without.shape == with.shape)
            // The two lives did differ.
            #expect(without.friendsAnswer != with.friendsAnswer)
        }
    }

    private struct Life {
        var answers: [String: String] = [:]
        /// Of the owner's database: how many octets each column holds, value by value, shortest
        /// first: rows lie in the order in which friends happened to be heard.
        var shape: [String: [Int]] = [:]
        /// What the second friend sees of the list.
        var friendsAnswer = ""
    }

    private func live(
        _ owner: TestHome, _ first: TestHome, _ second: TestHome, reserving: Bool
    ) async throws -> Life {
        for home in [owner, first, second] { try await home.start() }
        for friend in [first, second] { try await owner.meets(friend) }
        if reserving {
            try await first.does("reserve", "Owner/Birthday/Kettle", "--yes")
            try await first.does("reserve", "Owner/Birthday/Marbles", "--quantity", "7", "--yes")
            try await second.does("reserve", "Owner/Birthday/Kettle", "--yes")
            try await first.does("bought", "Owner/Birthday/Kettle")
            try await second.sees(["First", "Second"], at: "Owner/Birthday/Kettle")
            try await second.does("bought", "Owner/Birthday/Kettle")
            try await first.does("bought", "Owner/Birthday/Kettle", "--undo")
            try await second.sees(["Second", "First"], at: "Owner/Birthday/Kettle")
        }
        var life = Life()
        life.friendsAnswer = try await second.does("list", "show", "Owner/Birthday")
        try await owner.beats(3)
        try await collect("", owner, &life)
        // What her own doing looks like when it meets what was reserved.
        let edit = try await owner.run(
            ["wish", "edit", "Birthday/Marbles", "--name", "Chess", "--quantity", "2"])
        let deletion = try await owner.run(["wish", "delete", "Birthday/Kettle", "--yes"])
        for outcome in [edit, deletion] {
            life.answers[outcome.command] =
                "\(outcome.exitCode)\n\(outcome.output)\n\(outcome.errors)"
        }
        for friend in [first, second] {
            try await friend.sees(wishes: ["Chess"], on: "Owner/Birthday")
        }
        try await owner.beats(3)
        try await collect("afterwards: ", owner, &life)
        for home in [owner, first, second] { try await home.stop() }
        // Half a minute after a start it is noted that pictures were looked through.
        for value in try DatabaseView(owner).values()
        where value.table != "peers" && value.table != "settings" {
            life.shape["\(value.table).\(value.column)", default: []].append(value.octets.count)
        }
        life.shape = life.shape.mapValues { $0.sorted() }
        return life
    }

    private func collect(_ prefix: String, _ owner: TestHome, _ life: inout Life) async throws {
        for (command, answer) in try await OwnersAnswers.all(of: owner) {
            life.answers[prefix + command] = OwnersAnswers.withoutTime(answer)
        }
    }
}
