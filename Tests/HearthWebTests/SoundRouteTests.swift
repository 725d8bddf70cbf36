import AsyncHTTPClient
import Foundation
import HearthAPI
import HearthSounds
import HearthTestSounds
import NIOCore
import NIOHTTP1
import Testing

@testable import HearthWeb

/// Sounds in over HTTP; the household and the worker are stand-ins.
@Suite("Sounds over HTTP")
struct SoundRouteTests {
    private let node = StandIn { operation in
        switch operation {
        case is ConfirmCaller: Done()
        default:
            ItemInfo(id: "1", name: "Lamp", list: "Birthday", listID: "2", owner: "Owner")
        }
    }

    private func send(
        _ file: [UInt8], to path: String, _ server: Server
    ) async throws -> (status: Int, body: String) {
        var request = HTTPClientRequest(url: server.socketURL + "/api/v1/items/photos/" + path)
        request.method = .POST
        request.body = .bytes(ByteBuffer(bytes: file))
        let answer = try await server.http.execute(request, timeout: .seconds(240))
        let body = try await answer.body.collect(upTo: 1 << 20)
        return (Int(answer.status.code), String(buffer: body))
    }

    @Test(
        "A sound is taken by what is in it, whatever its name, and without what it says of its maker",
        arguments: TestSound.all)
    func add(_ sound: TestSound) async throws {
        try await Server.run(node) { server in
            let answer = try await send(
                sound.octets, to: "add?item=Lamp&name=cat.jpg&caption=Meow", server)
            #expect(answer.status == 200, "\(answer.body)")
        }
        let asked = try #require(node.asked.last?.operation as? AttachPhoto)
        #expect(asked.item == "Lamp" && asked.caption == "Meow")
        #expect(asked.mediaType == sound.mediaType && asked.octets.count == sound.octets.count)
        #expect(asked.milliseconds == Int(sound.milliseconds))
        #expect(asked.width == 0 && asked.height == 0 && asked.thumbnail.isEmpty)
        #expect(!String(decoding: asked.octets, as: UTF8.self).contains(TestSound.secret))
    }

    @Test(
        "Sounds and pictures wait together for their wish; a picture called song.mp3 is a picture")
    func save() async throws {
        let sound = try #require(TestSound.all.first)
        try await Server.run(node) { server in
            var tokens: [String] = []
            for (file, type) in [
                (sound.octets, sound.mediaType), (Array("front".utf8), "image/jpeg"),
            ] {
                let answer = try await send(file, to: "prepare?name=song.mp3", server)
                let photo = try JSONDecoder().decode(
                    PreparedPhoto.self, from: Data(answer.body.utf8))
                #expect(photo.mediaType == type)
                #expect((photo.milliseconds == nil) == (type == "image/jpeg"))
                tokens.append(photo.token)
            }
            let saved = try await server.send(
                "POST", "/api/v1/wishes/save",
                body: """
                    {"edit": {"wish": "Birthday/Lamp", "fields": {}}, "photos": [
                      {"token": "\(tokens[0])", "caption": "Meow"}, {"token": "\(tokens[1])"}]}
                    """)
            #expect(saved.status == 200, "\(saved.body)")
        }
        let asked = try #require(node.asked.last?.operation as? SaveWishWithPhotos)
        #expect(asked.photos.map(\.mediaType) == [sound.mediaType, "image/jpeg"])
        #expect(asked.photos.map(\.caption) == ["Meow", nil])
        #expect(asked.photos.first?.milliseconds == Int(sound.milliseconds))
    }

    @Test("What is refused is told by its name, with the reason")
    func refused() async throws {
        let wav = TestWAV.file([TestWAV.format(), TestWAV.chunk("data", .noise(80))])
        let long = TestWAV.file([
            TestWAV.format(rate: 10, second: 10), TestWAV.chunk("data", .noise(15_069)),
        ])
        let video =
            TestMP4.box("ftyp", .text("isom\0\0\0\0")) + TestMP4.movie(handler: "vide")
            + TestMP4.box("mdat", [1])
        let voice =
            TestMP4.box("ftyp", .text("M4A \0\0\0\0")) + [UInt8](repeating: 1, count: 10_630_000)
        let film = TestMP4.box("ftyp", .text("isom\0\0\0\0")) + voice
        let many = Array(wav + [UInt8](repeating: 1, count: SoundLimits.fileOctets))
        try await Server.run(node) { server in
            for (file, status, code, words) in [
                (long, 413, "soundTooLong", "lasts 25:07, and a sound may last 20:00 at most"),
                (many, 413, "soundTooLarge", "has 10.01 MiB, and at most 10 MiB"),
                (film, 413, "soundOrFilmTooLarge", "If it is a film"),
                (voice, 413, "soundTooLarge", "has 10.14 MiB"),
                (.text("fLaC") + many, 415, "soundNotTaken", "is a sound in the format FLAC"),
                (.text("#!AMR\n") + .noise(30), 415, "soundNotTaken", "in the format AMR"),
                (.text("RIFF\0\0\0\0AVI LIST"), 415, "filmNotTaken", "is a film (AVI)"),
                (Array(wav.dropLast(9)), 415, "soundCutOff", "ends before"),
                (wav + [1], 415, "soundFollowed", "behind the end"),
                (video, 415, "filmNotTaken", "is a film (MP4)"),
                (
                    TestWAV.file([TestWAV.format(), TestWAV.format()]), 415, "soundDamaged",
                    "is damaged"
                ),
                (.text("ID3\u{9}\0") + .noise(90), 415, "soundOtherFormat", "does not know"),
            ] as [([UInt8], Int, String, String)] {
                let answer = try await send(file, to: "prepare?name=my%20voice.mp3", server)
                #expect(answer.status == status && answer.body.contains("\"\(code)\""), "\(code)")
                #expect(answer.body.contains("my voice.mp3") && answer.body.contains(words))
            }
        }
        #expect(node.asked.allSatisfy { $0.operation is ConfirmCaller })
    }

    @Test("A sound is answered as what it is, and a browser runs nothing in it")
    func show() async throws {
        for sound in TestSound.all {
            let node = StandIn { _ in
                PhotoContent(
                    octets: sound.octets, mediaType: "text/html", hash: "00", pieces: 1,
                    piecesHere: 1)
            }
            try await Server.run(node) { server in
                let received = try await server.send(
                    "GET", "/api/v1/items/photos/show?item=Lamp&number=1")
                #expect(received.headers["content-type"] == sound.mediaType)
                #expect(received.headers["x-content-type-options"] == "nosniff")
                #expect(received.headers["content-disposition"] == "inline")
                #expect(received.headers["accept-ranges"] == "bytes")
            }
        }
    }
}
