import AsyncHTTPClient
import Foundation
import HearthAPI
import HearthPictures
import NIOCore
import NIOHTTP1
import Testing

@testable import HearthWeb

/// Files in and pictures out over HTTP; the household and the worker are stand-ins.
@Suite struct PhotoRouteTests {
    private static let wish = ItemInfo(
        id: "1", name: "Lamp", list: "Birthday", listID: "2", owner: "Owner")

    private func node(
        _ photo: PhotoContent? = nil
    ) -> StandIn {
        StandIn { operation in
            switch operation {
            case is ConfirmCaller: Done()
            case is ShowPhoto:
                photo
                    ?? PhotoContent(
                        octets: [0xFF, 0xD8, 0xFF, 1], mediaType: "image/jpeg", pieces: 1,
                        piecesHere: 1)
            default: Self.wish
            }
        }
    }

    private func prepare(
        _ server: Server, _ file: String, name: String = "lamp.jpg",
        headers: [String: String] = [:]
    ) async throws -> Received {
        try await server.send(
            "POST", "/api/v1/items/photos/prepare?name=\(name)", body: file, headers: headers)
    }

    @Test("Files are made photos first and put to a wish together afterwards")
    func save() async throws {
        let node = node()
        try await Server.run(node) { server in
            var tokens: [String] = []
            for file in ["front", "back"] {
                let received = try await prepare(server, file)
                #expect(received.status == 200)
                let photo = try JSONDecoder().decode(
                    PreparedPhoto.self, from: Data(received.body.utf8))
                #expect(photo.width == 8 && photo.height == 6 && photo.mediaType == "image/jpeg")
                tokens.append(photo.token)
            }
            #expect(node.asked.allSatisfy { $0.operation is ConfirmCaller })
            let saved = try await server.send(
                "POST", "/api/v1/wishes/save",
                body: """
                    {"edit": {"wish": "Birthday/Lamp", "fields": {}}, "photos": [
                      {"token": "\(tokens[1])", "caption": "The back"}, {"token": "\(tokens[0])"}]}
                    """)
            #expect(saved.status == 200, "\(saved.body)")
            let asked = try #require(node.asked.last?.operation as? SaveWishWithPhotos)
            #expect(asked.request.edit?.wish == "Birthday/Lamp")
            let photos = asked.photos
            #expect(photos.map(\.caption) == ["The back", nil])
            #expect(
                photos.map { $0.octets.dropFirst(3) } == [
                    ArraySlice("back".utf8), ArraySlice("front".utf8),
                ])
            #expect(photos.map(\.thumbnail) == [[0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF]])
            // The same request may come again.
            let again = try await server.send(
                "POST", "/api/v1/wishes/save",
                body:
                    #"{"edit": {"wish": "Lamp", "fields": {}}, "photos": [{"token": "\#(tokens[0])"}]}"#
            )
            #expect(again.status == 200)
        }
    }

    @Test("A prepared photo is there only for whoever had it made")
    func somebodyElse() async throws {
        let node = node()
        try await Server.run(node) { server in
            let received = try await prepare(server, "x", headers: ["Hearth-Member": "Owner"])
            let token = try JSONDecoder().decode(
                PreparedPhoto.self, from: Data(received.body.utf8)
            ).token
            let body =
                #"{"edit": {"wish": "Lamp", "fields": {}}, "photos": [{"token": "\#(token)"}]}"#
            let other = try await server.send(
                "POST", "/api/v1/wishes/save", body: body, headers: ["Hearth-Member": "Partner"])
            #expect(other.code == .photoForgotten)
            #expect(!node.asked.contains { $0.operation is SaveWishWithPhotos })
            let own = try await server.send(
                "POST", "/api/v1/wishes/save", body: body, headers: ["Hearth-Member": "Owner"])
            #expect(own.status == 200)
        }
    }

    @Test("A file that is no photo is refused by its name, and nothing is asked of the household")
    func refused() async throws {
        let node = node()
        try await Server.run(node) { server in
            let bad = try await prepare(server, "bad", name: "cat%20and%20dog.jpg")
            #expect(bad.status == 415 && bad.code == .photoDamaged)
            #expect(bad.body.contains("cat and dog.jpg"))
            let heic = try await server.send(
                "POST", "/api/v1/items/photos/add?item=Lamp", body: "heic")
            #expect(heic.code == .photoHEIC)
            let busy = try await prepare(server, "busy")
            #expect(busy.status == 429 && busy.code == .photosBusy)
        }
        #expect(node.asked.allSatisfy { $0.operation is ConfirmCaller })
    }

    @Test("A file that is too large is refused, whether it says so or not")
    func tooLarge() async throws {
        let node = node()
        try await Server.run(node) { server in
            let file = String(repeating: "x", count: PictureLimits.fileOctets + 1)
            let told = try await prepare(server, file)
            #expect(told.status == 413 && told.code == .photoTooLarge)

            // In pieces of unknown number.
            var request = HTTPClientRequest(
                url: server.socketURL + "/api/v1/items/photos/prepare?name=x")
            request.method = .POST
            let pieces = AsyncStream<ByteBuffer> { continuation in
                for _ in 0..<11 {
                    continuation.yield(ByteBuffer(repeating: 1, count: 1 << 20))
                }
                continuation.finish()
            }
            request.body = .stream(pieces, length: .unknown)
            let answer = try await server.http.execute(request, timeout: .seconds(240))
            #expect(answer.status.code == 413)
            let most = try await prepare(server, String(file.dropLast()))
            #expect(most.status == 200)
        }
    }

    @Test("Nobody's file is looked at before the household knows the caller")
    func callerFirst() async throws {
        let node = StandIn { _ in throw HearthError(.locked, ["member": "Owner"]) }
        try await Server.run(node) { server in
            let received = try await prepare(server, "bad")
            #expect(received.code == .locked)
        }
    }

    @Test("A photo is answered as what it is, and a browser runs nothing in it")
    func show() async throws {
        try await Server.run(node()) { server in
            let received = try await server.send(
                "GET", "/api/v1/items/photos/show?item=Owner%2FBirthday%2FLamp&number=2")
            #expect(received.status == 200)
            #expect(received.headers["content-type"] == "image/jpeg")
            #expect(received.headers["x-content-type-options"] == "nosniff")
            #expect(received.headers["cache-control"] == "no-store")
            #expect(received.headers["content-security-policy"] == "default-src 'none'; sandbox")
            for path in ["", "?item=Lamp", "?wish=Lamp&number=x", "?number=1"] {
                let wrong = try await server.send("GET", "/api/v1/items/photos/show" + path)
                #expect(wrong.status == 400)
            }
        }
        let page = PhotoContent(
            octets: Array("<svg onload='x'/>".utf8), mediaType: "image/svg+xml", pieces: 1,
            piecesHere: 1)
        try await Server.run(node(page)) { server in
            let received = try await server.send(
                "GET", "/api/v1/items/photos/show?item=Lamp&number=1")
            #expect(received.headers["content-type"] == "application/octet-stream")
            #expect(received.headers["content-disposition"] == "attachment")
        }
        let arriving = PhotoContent(octets: nil, mediaType: "", pieces: 5, piecesHere: 2)
        try await Server.run(node(arriving)) { server in
            let received = try await server.send(
                "GET", "/api/v1/items/photos/show?item=Lamp&number=1")
            #expect(received.code == .photoNotHere)
        }
    }

    @Test("The thumbnail is asked for by name")
    func thumbnail() async throws {
        let node = node()
        try await Server.run(node) { server in
            _ = try await server.send(
                "GET", "/api/v1/items/photos/show?item=Lamp&number=3&thumbnail=true")
        }
        let asked = try #require(node.asked.last?.operation as? ShowPhoto)
        #expect(asked.number == 3 && asked.thumbnail && asked.item == "Lamp")
    }
}

/// What waits in memory for a wish.
@Suite struct PreparedPhotosTests {
    private func picture(_ octets: Int) -> EncodedPicture {
        EncodedPicture(
            format: .jpeg, width: 1, height: 1, octets: [UInt8](repeating: 1, count: octets))
    }

    @Test("What is there too long or is too much is forgotten, the oldest first")
    func bounds() async throws {
        let caller = Caller(member: "Owner")
        let photos = PreparedPhotos(octetLimit: 1000)
        var tokens: [String] = []
        for _ in 0..<3 {
            tokens.append(await photos.keep(picture(400), picture(50), for: caller).token)
        }
        await #expect(throws: HearthError(.photoForgotten)) {
            _ = try await photos.photos([PhotoToAdd(token: tokens[0])], for: caller)
        }
        let kept = try await photos.photos(
            tokens.dropFirst().map { PhotoToAdd(token: $0) }, for: caller)
        #expect(kept.count == 2)
        #expect(Set(tokens).count == 3)

        let short = PreparedPhotos(lifetime: .zero)
        let token = await short.keep(picture(1), picture(1), for: caller).token
        await #expect(throws: HearthError(.photoForgotten)) {
            _ = try await short.photos([PhotoToAdd(token: token)], for: caller)
        }
    }
}
