import Foundation
import HearthAPI
import HearthTestSounds
import Testing

@Suite("Sounds from home to home")
struct SoundTests {
    @Test(
        "A sound comes to a friend's home without who made it, goes out in an export and in again")
    func travels() async throws {
        try await withWorld { world in
            let (owner, first, _) = try await world.birthday()
            let sound = try #require(TestSound.all.first { $0.name == "MP3, all tags" })
            let file = world.folder + "/whistle.jpg"
            try Data(sound.octets).write(to: URL(fileURLWithPath: file))
            try await owner.does(
                "wish", "photo", "add", "Birthday/Kettle", file, "--caption", "Whistles")
            try await eventually("the sound is at a friend's") {
                let photos = try await first.ask(
                    [PhotoInfo].self, "wish", "photo", "list", "Owner/Birthday/Kettle")
                return photos.first?.isHere == true
            }
            let listed = try await first.does("wish", "photo", "list", "Owner/Birthday/Kettle")
            #expect(listed.contains("1  Sound 0:02, ") && listed.contains("Whistles"))
            let saved = world.folder + "/saved.mp3"
            try await first.does(
                "wish", "photo", "save", "Owner/Birthday/Kettle", "--to", saved)
            let octets = Array(try Data(contentsOf: URL(fileURLWithPath: saved)))
            #expect(octets.count == sound.octets.count && octets != sound.octets)
            #expect(!String(decoding: octets, as: UTF8.self).contains(TestSound.secret))

            let export = world.folder + "/out.json"
            let photos = world.folder + "/photos"
            try await owner.does(
                "export", "--format", "json", "--photos", photos, "--output", export)
            let files = try FileManager.default.contentsOfDirectory(atPath: photos)
            #expect(files.count == 1 && files.allSatisfy { $0.hasSuffix(".mp3") })
            let reader = try await world.household("Reader")
            let added = try await reader.does("import", export, "--yes")
            #expect(added.contains("1 photo"))
            let copied = try await reader.ask(
                [PhotoInfo].self, "wish", "photo", "list", "Birthday/Kettle")
            #expect(copied.map(\.milliseconds) == [2612] && copied.map(\.caption) == ["Whistles"])
            #expect(copied.map(\.mediaType) == ["audio/mpeg"])

            // A sound that cannot be cleaned is refused, and the wish stays as it is.
            let cut = world.folder + "/cut.mp3"
            try Data(sound.octets.dropLast(500)).write(to: URL(fileURLWithPath: cut))
            let refused = try await owner.run(["wish", "photo", "add", "Birthday/Kettle", cut])
            #expect(refused.exitCode == 2 && refused.errors.contains("“cut.mp3”"))
        }
    }
}
