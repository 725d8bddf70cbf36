import FoundationEssentials

/// The port that a node had last for something, in a file of its home. Only a convenience: what cannot
/// be read is not there.
package struct RememberedPort: Sendable, Hashable {
    private let path: String

    package init(path: String) { self.path = path }

    package var value: Int? {
        guard let data = FileManager.default.contents(atPath: path), data.count <= 8,
            let text = String(validating: data, as: UTF8.self),
            let port = UInt16(text.filter { $0 != "\n" }), port >= 1024
        else { return nil }
        return Int(port)
    }

    package func remember(_ port: Int) {
        try? Data("\(port)\n".utf8).write(to: URL(filePath: path), options: .atomic)
    }
}
