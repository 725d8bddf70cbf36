/// Forms with files (RFC 7578): parts between boundary lines, each with a few header lines.
package enum MultipartForm {
    private static let partLimit = 200
    private static let headerLimit = 4_096

    /// The boundary that a content type names; nil when it is another type.
    package static func boundary(of contentType: String) -> [UInt8]? {
        let pieces = contentType.split(separator: ";").map { piece in
            String(piece.drop { $0 == " " })
        }
        guard pieces.first?.lowercased() == "multipart/form-data" else { return nil }
        for piece in pieces.dropFirst() where piece.lowercased().hasPrefix("boundary=") {
            let value = piece.dropFirst("boundary=".count).filter { $0 != "\"" }
            // RFC 2046, section 5.1.1.
            return (1...70).contains(value.utf8.count) ? Array(value.utf8) : nil
        }
        return nil
    }

    /// Nil when it is not whole, or not what browsers send.
    package static func read(_ octets: [UInt8], boundary: [UInt8]) -> Form? {
        let delimiter = Array("\r\n--".utf8) + boundary
        var rest = octets[...]
        // The first one may have no line before it.
        if rest.starts(with: delimiter.dropFirst(2)) {
            rest = rest.dropFirst(delimiter.count - 2)
        } else {
            guard let start = rest.firstRange(of: delimiter) else { return nil }
            rest = rest[start.upperBound...]
        }
        var form = Form()
        var count = 0
        while true {
            if rest.starts(with: Array("--".utf8)) { return form }
            // The end of this line is not that of the part, which may be looked for behind it alone.
            guard rest.starts(with: Array("\r\n".utf8)), count < partLimit else { return nil }
            let part = rest.dropFirst(2)
            guard let end = part.firstRange(of: delimiter),
                add(part[..<end.lowerBound], to: &form)
            else { return nil }
            rest = part[end.upperBound...]
            count += 1
        }
    }

    private static func add(_ part: ArraySlice<UInt8>, to form: inout Form) -> Bool {
        guard let end = part.firstRange(of: Array("\r\n\r\n".utf8)),
            end.lowerBound - part.startIndex <= headerLimit,
            let headers = String(validating: part[..<end.lowerBound], as: UTF8.self),
            let line = headers.split(separator: "\r\n").first(where: {
                $0.lowercased().hasPrefix("content-disposition:")
            }),
            let name = parameter("name", of: line)
        else { return false }
        let content = part[end.upperBound...]
        if let file = parameter("filename", of: line) {
            // A field for files that was left empty comes as one without name and content.
            if !content.isEmpty || !file.isEmpty {
                form.files.append(
                    Form.File(field: name, name: String(file.prefix(200)), octets: Array(content)))
            }
            return true
        }
        guard let text = String(validating: content, as: UTF8.self) else { return false }
        form.fields.append((name, text.withPlainLineEnds))
        return true
    }

    /// A quoted parameter. Browsers write quotation marks in it as `%22` (the HTML standard,
    /// "multipart/form-data encoding algorithm").
    private static func parameter(_ name: String, of line: Substring) -> String? {
        guard let start = line.firstRange(of: "; \(name)=\"")?.upperBound,
            let end = line[start...].firstIndex(of: "\"")
        else { return nil }
        return String(line[start..<end].replacing("%22", with: "\""))
    }
}
