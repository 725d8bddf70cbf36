import CXML2

/// Reads a page with libxml2, whose HTML parser repairs what browsers repair; it is told to fetch nothing, and
/// entities other than HTML's own do not exist there.
///
/// It builds no document but tells of each element and text as it comes (SAX), so that what is too much is never
/// built, whatever it becomes by repairs and entities.
final class PageReader {
    private typealias Parser = UnsafeMutablePointer<xmlParserCtxt>

    private var nodes: [HTMLPage.Node] = []
    private var parents: [Int] = []
    private var text: [UInt8] = []
    private var meter = LetterMeter()
    private var error: ImportError?

    /// Elements and texts, in the order of the page.
    ///
    /// - Throws: `ImportError.malformed` for what is no page, and `.beyond` with the octets that were read.
    static func nodes(of text: String) throws(ImportError) -> [HTMLPage.Node] {
        let reader = PageReader()
        reader.read(text)
        if let error = reader.error { throw error }
        guard !reader.nodes.isEmpty else { throw .malformed(.html) }
        return reader.nodes
    }

    private func read(_ page: String) {
        guard let parser = htmlNewParserCtxt() else { return }
        defer { htmlFreeParserCtxt(parser) }
        parser.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        Self.listen(to: &parser.pointee.sax.pointee)
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue
            | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
        var page = page
        let document = page.withUTF8 { octets in
            octets.withMemoryRebound(to: CChar.self) {
                htmlCtxtReadMemory(
                    parser, $0.baseAddress, Int32(clamping: $0.count), nil, "UTF-8",
                    Int32(options))
            }
        }
        // Nobody builds one.
        xmlFreeDoc(document)
        endText()
    }

    private static func listen(to handler: inout xmlSAXHandler) {
        handler.startDocument = nil
        handler.endDocument = nil
        handler.internalSubset = nil
        handler.processingInstruction = nil
        handler.startElement = { parser, name, attributes in
            PageReader.of(parser)?.begin(String(name), attributes, parser)
        }
        handler.endElement = { parser, _ in PageReader.of(parser)?.end() }
        handler.characters = { parser, octets, count in
            PageReader.of(parser)?.take(
                UnsafeBufferPointer(start: octets, count: Int(count)), parser)
        }
        handler.ignorableWhitespace = handler.characters
        handler.cdataBlock = { parser, octets, count in
            // Of scripts and styles: code, of which a reader sees nothing.
            PageReader.of(parser)?.text += UnsafeBufferPointer(start: octets, count: Int(count))
        }
        handler.comment = { parser, text in PageReader.of(parser)?.comment(String(text)) }
    }

    private static func of(_ parser: UnsafeMutableRawPointer?) -> PageReader? {
        parser?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private.map {
            Unmanaged<PageReader>.fromOpaque($0).takeUnretainedValue()
        }
    }

    private func begin(
        _ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
        _ parser: UnsafeMutableRawPointer?
    ) {
        endText()
        // Between the words of two elements stands a space.
        meter.end()
        guard parents.count < ReadingBound.pageDepth.limit else { return stop(.pageDepth, parser) }
        guard nodes.count < ReadingBound.pageEntries.limit else {
            return stop(.pageEntries, parser)
        }
        var node = HTMLPage.Node(name: name.lowercased(), parent: parents.last)
        var next = attributes
        while let pair = next, let name = pair[0] {
            let value = String(pair[1])
            var letters = LetterMeter()
            do {
                for scalar in value.unicodeScalars { try letters.take(scalar) }
            } catch {
                return stop(error, parser)
            }
            node.attributes[String(name).lowercased()] = value
            next = pair + 2
        }
        parents.append(nodes.count)
        nodes.append(node)
    }

    private func end() {
        endText()
        if let index = parents.popLast() { nodes[index].end = nodes.count }
    }

    private func take(_ octets: UnsafeBufferPointer<xmlChar>, _ parser: UnsafeMutableRawPointer?) {
        text += octets
        guard text.count <= ReadingBound.text.limit else { return stop(.text, parser) }
        do {
            for scalar in String(decoding: octets, as: UTF8.self).unicodeScalars {
                try meter.take(scalar)
            }
        } catch {
            stop(error, parser)
        }
    }

    private func comment(_ text: String) {
        endText()
        if parents.isEmpty { append(HTMLPage.Node(name: "#comment", text: text)) }
    }

    private func endText() {
        guard !text.isEmpty else { return }
        let text = String(decoding: text, as: UTF8.self)
        self.text = []
        append(HTMLPage.Node(name: "", text: text, parent: parents.last))
    }

    /// Appends what has nothing inside.
    private func append(_ node: HTMLPage.Node) {
        nodes.append(node)
        nodes[nodes.count - 1].end = nodes.count
    }

    private func stop(_ bound: ReadingBound, _ parser: UnsafeMutableRawPointer?) {
        guard error == nil, let parser = parser?.assumingMemoryBound(to: xmlParserCtxt.self) else {
            return
        }
        let input = parser.pointee.input.pointee
        error = .beyond(bound, at: Int(input.consumed) + (input.cur - input.base))
        xmlStopParser(parser)
    }
}

extension String {
    /// What libxml2 has as text; nothing for none.
    fileprivate init(_ text: UnsafePointer<xmlChar>?) {
        self = text.map { String(cString: $0) } ?? ""
    }
}
