import Foundation
import HearthAPI
import Testing

@Suite("Homes that are put back to an earlier copy")
struct PutBackTests {
    private func copy(_ home: TestHome) async throws -> String {
        try await home.stop()
        let copy = home.path + "-copy"
        try FileManager.default.copyItem(atPath: home.path, toPath: copy)
        try await home.start()
        return copy
    }

    private func putBack(_ home: TestHome, to copy: String) async throws {
        try await home.stop()
        try FileManager.default.removeItem(atPath: home.path)
        try FileManager.default.moveItem(atPath: copy, toPath: home.path)
        try await home.start()
    }

    private func isTold(_ home: TestHome) async throws {
        try await eventually("\(home.name) is told") {
            try await home.ask(StatusInfo.self, "status").alarms.contains {
                $0.kind == .earlierCopy
            }
        }
    }

    @Test("An owner's home gets back what friends hold, and what is written at once stays")
    func owner() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            let third = try await world.household("Third")
            let copy = try await copy(owner)
            for friend in [first, second] { try await owner.meets(friend) }

            try await owner.does("wish", "add", "Lamp", "--list", "Birthday")
            try await owner.does("wish", "edit", "Birthday/Kettle", "--name", "Teapot")
            try await owner.does("wish", "delete", "Birthday/Marbles", "--yes")
            try await owner.does("comment", "Birthday", "Green, please.")
            try await first.sees(wishes: ["Teapot", "Lamp"], on: "Owner/Birthday")
            try await owner.does("unshare", "Birthday", "--with", "Second", "--yes")
            try await owner.befriend(third)
            try await owner.does("list", "new", "Attic")
            try await owner.does("wish", "add", "Hammock", "--list", "Attic")
            try await owner.share("Attic", with: [third])
            try await first.sees(comments: ["Green, please."], on: "Owner/Birthday")
            try await eventually("the second is off the list") {
                try await second.lists().allSatisfy { $0.title != "Birthday" }
            }

            try await putBack(owner, to: copy)
            try await owner.does("wish", "add", "Hat", "--list", "Birthday")

            for (home, list) in [(owner, "Birthday"), (first, "Owner/Birthday")] {
                try await home.sees(wishes: ["Teapot", "Lamp", "Hat"], on: list)
                try await home.sees(comments: ["Green, please."], on: list)
            }
            try await owner.meets(third)
            try await owner.sees(wishes: ["Hammock"], on: "Attic")
            try await isTold(owner)
            // What comes after that reaches those who may have it, and nobody else.
            try await owner.does("wish", "add", "Swing", "--list", "Attic")
            try await third.sees(wishes: ["Hammock", "Swing"], on: "Owner/Attic")
            try await eventually("the second is off the list again") {
                try await owner.readers(of: "Birthday") == ["First", "Owner"]
            }
            #expect(try await second.lists().allSatisfy { $0.title != "Birthday" })
        }
    }

    @Test("A giver's home gets back what others know of, and what was freed stays free")
    func giver() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            let (kettle, marbles) = ("Owner/Birthday/Kettle", "Owner/Birthday/Marbles")
            try await owner.does("wish", "add", "Lamp", "--list", "Birthday")
            try await first.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            try await first.does("reserve", kettle, "--yes")
            try await second.sees(["First"], at: kettle)
            let copy = try await copy(first)
            try await owner.meets(first)

            try await first.does("free", kettle)
            try await first.does("reserve", marbles, "--yes")
            try await second.sees([], at: kettle)
            try await second.sees(["First"], at: marbles)
            for _ in 0..<2 { try await second.takesBeats() }

            try await putBack(first, to: copy)
            try await first.does("reserve", "Owner/Birthday/Lamp", "--yes")

            for home in [first, second] {
                try await home.sees(["First"], at: "Owner/Birthday/Lamp")
                try await home.sees(["First"], at: marbles)
                try await home.sees([], at: kettle)
            }
            let cart = try await first.ask(CartInfo.self, "cart").entries.map(\.wish)
            #expect(Set(cart) == ["Marbles", "Lamp"])
        }
    }
}

extension TestHome {
    fileprivate func sees(comments texts: [String], on path: String) async throws {
        try await eventually("\(name) reads \(texts) on \(path)") {
            try await ask(CommentsInfo.self, "comments", path).comments.map(\.text) == texts
        }
    }

    fileprivate func readers(of list: String) async throws -> [String] {
        try await ask([ReaderInfo].self, "list", "who", list).map(\.name).sorted()
    }
}
