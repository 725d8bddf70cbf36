import HTTPTypes
import HearthAPI
import Hummingbird
import NIOCore

/// Answers with the octets of an attachment: all of them, or the range that a request asks for
/// (RFC 9110, sections 13 and 14). HEAD is answered in the same way, and whoever sends it leaves the
/// body out.
enum FileResponse {
    /// `ask` asks the node.
    ///
    /// - Throws: `HearthError.photoNotHere` while not all of it has come, and what `ask` throws.
    static func of(
        _ file: ShowPhoto, for request: Request, isKept: Bool = false,
        ask: (ShowPhoto) async throws -> PhotoContent
    ) async throws -> Response {
        var asked = file
        asked.range = request.headers[.range].flatMap { ByteRange(header: $0) }
        var content = try await ask(asked)
        var tag = tag(of: content, isSmall: file.thumbnail)
        if asked.range != nil, let condition = request.headers[.ifRange], condition != tag {
            // What the browser has the rest of is another file, or it knows that only by a date.
            content = try await ask(file)
            tag = Self.tag(of: content, isSmall: file.thumbnail)
        }
        guard let octets = content.octets else {
            throw HearthError(.photoNotHere, ["wish": file.item])
        }
        return response(octets, content.part, tag, for: request, isKept: isKept)
    }

    /// The same of a file that is in memory; `tag` is another for another file.
    static func of(_ octets: [UInt8], tag word: String, for request: Request) -> Response {
        let tag = "\"\(word)\""
        let content = PhotoContent(octets: octets, mediaType: "", pieces: 1, piecesHere: 1)
        let condition = request.headers[.ifRange] ?? tag
        let range = request.headers[.range].flatMap { ByteRange(header: $0) }
        let wanted = range.flatMap { condition == tag ? content.cut(to: $0) : nil } ?? content
        return response(
            wanted.octets ?? octets, wanted.part, tag, for: request, isKept: false)
    }

    /// Strong: the hash follows from every octet of the file and of its small picture.
    private static func tag(of content: PhotoContent, isSmall: Bool) -> String? {
        content.hash.map { isSmall ? "\"\($0)-small\"" : "\"\($0)\"" }
    }

    private static func response(
        _ octets: [UInt8], _ part: PhotoContent.Part?, _ tag: String?, for request: Request,
        isKept: Bool
    ) -> Response {
        var headers = PictureResponse.headers(
            ofFileThatBegins: part?.beginning ?? octets, isKept: isKept)
        headers[.acceptRanges] = "bytes"
        headers[.eTag] = tag
        if let tag, isHeld(tag, request.headers[.ifNoneMatch]) {
            return Response(status: .notModified, headers: headers)
        }
        guard let part else {
            return Response(
                status: .ok, headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: octets)))
        }
        guard !octets.isEmpty else {
            headers[.contentRange] = "bytes */\(part.total)"
            headers[.contentType] = nil
            headers[.contentDisposition] = nil
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
        let last = part.start + octets.count - 1
        headers[.contentRange] = "bytes \(part.start)-\(last)/\(part.total)"
        return Response(
            status: .partialContent, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: octets)))
    }

    /// Whether a browser says that it has this file already. No tag of ours has a comma in it.
    private static func isHeld(_ tag: String, _ condition: String?) -> Bool {
        guard let condition else { return false }
        return condition.split(separator: ",").contains { one in
            let one = one.filter { $0 != " " && $0 != "\t" }
            return one == "*" || one == tag || one == "W/" + tag
        }
    }
}
