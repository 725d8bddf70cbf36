import HearthAPI
import HearthKinds
import HearthLanguage

/// One thing that `hearth now` says of a kind: a number with a name, which programs read, and a line for people.
struct KindNow: Sendable {
    /// In JSON, below the kind; a kind has no two of one name.
    let name: String
    let count: Int
    let label: Text
    /// What stands beside the label.
    let says: Text

    /// `says`: nil: the number alone.
    init(_ name: String, _ count: Int, label: Text, says: Text? = nil) {
        self.name = name
        self.count = count
        self.label = label
        self.says = says ?? Text(verbatim: "\(count)")
    }
}

/// What all kinds say. In JSON numbers alone, by kind and name: `{"wishes": {"own": 3}}`.
struct KindsNow: Sendable, Encodable {
    /// In the order of the table.
    private var said: [(kind: String, lines: [KindNow])] = []

    init(_ client: NodeClient, _ lists: [ListInfo]) async throws {
        for kind in KindCommands.table.all {
            said.append((kind.kind, try await kind.now(client, lists)))
        }
    }

    var lines: [KindNow] { said.flatMap(\.lines) }

    subscript(_ kind: String, _ name: String) -> Int? {
        said.first { $0.kind == kind }?.lines.first { $0.name == name }?.count
    }

    func encode(to encoder: any Encoder) throws {
        let numbers = said.filter { !$0.lines.isEmpty }.map { kind, lines in
            (kind, Dictionary(lines.map { ($0.name, $0.count) }) { first, _ in first })
        }
        try Dictionary(numbers) { first, _ in first }.encode(to: encoder)
    }
}
