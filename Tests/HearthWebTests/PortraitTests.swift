import FoundationEssentials
import HearthAPI
import HearthFiles
import HearthPictures
import Testing

@Suite("The picture of a profile that comes from a file")
struct PortraitTests {
    private func come(_ base64: String) async -> ExportedProfile {
        let given = ExportedProfile(
            note: "No wool", picture: PictureInfo(mediaType: "text/html", base64: base64))
        return await given.withPicture(madeBy: FakePictures())
    }

    @Test("It is made again: neither its octets nor what it says to be are taken as they are")
    func again() async throws {
        let profile = await come(Data("file".utf8).base64EncodedString())
        let picture = try #require(profile.picture)
        #expect(picture.mediaType == "image/jpeg")
        #expect(
            Data(base64Encoded: picture.base64).map { Array($0) }
                == [0xFF, 0xD8, 0xFF] + Array("file".utf8))
        #expect(profile.note == "No wool")
    }

    @Test(
        "What is no picture is left out, and the rest comes",
        arguments: [Data("bad".utf8).base64EncodedString(), "!"])
    func none(_ base64: String) async {
        let profile = await come(base64)
        #expect(profile.picture == nil)
        #expect(profile.note == "No wool")
    }
}
