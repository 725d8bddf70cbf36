import HearthAPI

/// What a form held.
package struct Form: Sendable {
    /// In the order in which they stood; a name can come several times.
    package var fields: [(name: String, value: String)] = []
    package var files: [File] = []

    package struct File: Sendable {
        package let field: String
        /// As the browser gave it; only ever shown.
        package let name: String
        package let octets: [UInt8]
    }

    package init() {}

    /// Octets of all of it.
    package var octetCount: Int {
        fields.reduce(files.reduce(0) { $0 + $1.octets.count }) {
            $0 + $1.name.utf8.count + $1.value.utf8.count
        }
    }

    /// The URL standard's application/x-www-form-urlencoded; nil when it is not UTF-8.
    package init?(encoded text: String) {
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            func decoded(_ part: Substring) -> String? {
                PercentCoding.decode(String(part.map { $0 == "+" ? " " : $0 }))
            }
            guard let name = decoded(parts[0]), let value = decoded(parts.count > 1 ? parts[1] : "")
            else { return nil }
            fields.append((name, value.withPlainLineEnds))
        }
    }

    package subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    package func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    package var token: String? { self["form-token"] }

    /// The page that the form stood on, and the one to go to when it is done: addresses of this
    /// site, nothing else.
    package var from: String { Self.local(self["page"]) ?? "/" }
    package var next: String { Self.local(self["next"]) ?? from }

    /// Only a path of our own: `//host` and `/\host` would lead elsewhere.
    package static func local(_ address: String?) -> String? {
        guard let address, address.first == "/", address.utf8.count <= 2_048,
            address.dropFirst().first != "/", address.dropFirst().first != "\\",
            address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F })
        else { return nil }
        return address
    }
}

extension String {
    /// Browsers send every end of a line as CR LF.
    var withPlainLineEnds: String { replacing("\r\n", with: "\n") }
}
