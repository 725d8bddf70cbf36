import FoundationEssentials
import Glibc
import HearthAPI
import Hummingbird
import Logging
import Testing

@testable import HearthWeb

/// `HEARTH_UPDATE_SNAPSHOTS=1` writes the file anew.
@Suite("The description of the API")
struct OpenAPITests {
    @Test("protocol-spec/api.json is what the program offers")
    func upToDate() throws {
        let made = try APIFile.octets()
        if ProcessInfo.processInfo.environment["HEARTH_UPDATE_SNAPSHOTS"] == "1" {
            try Data(made).write(to: URL(filePath: APIFile.path))
        }
        let kept = FileManager.default.contents(atPath: APIFile.path).map { Array($0) }
        // A failure would print both, octet for octet.
        let isSame = kept == made
        #expect(
            isSame,
            "HEARTH_UPDATE_SNAPSHOTS=1 scripts/test --filter OpenAPITests writes it anew.")
    }

    @Test("Every route of the server is in it with its method, and no other")
    func routes() async throws {
        let file = try JSONDecoder().decode(Written.self, from: Data(APIFile.octets()))
        let standIn = StandIn { _ in Done() }
        let server = try WebServer(
            performer: standIn, pictures: FakePictures(), socketPath: "/tmp/none",
            tokenPath: "/tmp/none", logger: Logger(label: "test"))
        let routes = server.socketRouter(BoundPort()).routes.map { "\($0.path)" }
        let operations = standIn.operations.filter { $0.hasRoute }.map { LocalAPI.prefix + $0.path }
        let offered = Set(routes + operations).subtracting([LocalAPI.prefix + "**"])
        #expect(offered == Set(file.paths.keys))
        #expect(offered.count > 80)
        try await Server.run(standIn) { server in
            for (path, methods) in file.paths {
                let refused = try await server.send("PATCH", path)
                // HEAD is what GET is, without a body.
                let allowed = refused.headers["allow"]?.replacing(", HEAD", with: "")
                #expect(allowed?.lowercased() == methods.keys.first, "\(path)")
                #expect(methods.count == 1)
            }
        }
    }

    @Test("What may be absent is told from what may not")
    func probed() throws {
        let collector = SchemaCollector(comments: SourceComments())
        let fields = try collector.fields(of: OrderItems.self)
        #expect(fields.required == ["items", "placement"])
        #expect(Set(fields.properties.keys) == ["items", "placement", "other", "number"])
        #expect(fields.properties["items"] == ["type": "array", "items": ["type": "string"]])
        #expect(fields.properties["placement"] == ["$ref": "#/components/schemas/Placement"])
        #expect(
            collector.schemas["Placement"] == [
                "type": "string", "enum": ["first", "last", "before", "after", "at"],
            ])
    }

    @Test("A field is described by its own comment, whatever stands around it")
    func comments() {
        var comments = SourceComments()
        comments.read(
            """
            /// A wish
            /// on a list.
            ///
            /// More.
            package struct Wish: Codable {
                /// Kinds.
                package enum Kind: String {
                    /// Like this.
                    case likeThis = "like-this"
                }
                package var plain: Int
                /// Its name.
                package var name: String
            }
            """)
        #expect(
            comments.comments == [
                "Wish": "A wish on a list.\n\nMore.", "Wish.Kind": "Kinds.",
                "Wish.Kind.likeThis": "Like this.", "Wish.name": "Its name.",
            ])
        #expect(
            comments.describe([:], as: "Wish.Kind", choices: ["like-this"])
                == ["description": "Kinds.\n\n- `like-this`: Like this."])
    }

    private struct Written: Decodable {
        struct Method: Decodable {}
        var paths: [String: [String: Method]]
    }
}
