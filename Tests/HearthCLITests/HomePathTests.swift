import Foundation
import HearthAPI
import HearthNode
import Testing

@testable import HearthCommandLine

@Suite("Where a home may be")
struct HomePathTests {
    @Test("No home is made where no node could run")
    func tooLong() async throws {
        let home = try TestHome()
        // One octet more than there is room for with the node's socket (unix(7)); they are not as many letters.
        let room = 95 - home.path.utf8.count - 1
        let folder = home.path + "/ö" + String(repeating: "x", count: room - 1)
        let words = ["--household", "Oak", "--member", "Ada"]
        let refused = await home.run(["init", "--home", folder] + words)
        #expect(refused.code == 2 && refused.explanation.contains("95"), "\(refused.explanation)")
        #expect(throws: HearthError.self) { try Home.prepare(at: folder) }
        #expect(!FileManager.default.fileExists(atPath: folder))
        let taken = await home.run(["init", "--home", String(folder.dropLast())] + words)
        #expect(taken.code == 0, "\(taken.explanation)")
    }
}
