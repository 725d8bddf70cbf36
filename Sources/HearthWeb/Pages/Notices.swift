import FoundationEssentials
import HTTPTypes
import HearthLanguage
import HearthPages
import HearthSodium
import Hummingbird

/// Where a form leads when it is done, and what the page there says of it.
struct Finished: Sendable {
    /// A local address.
    var next: String
    /// The operation, as `Notice` knows it, or the address of an `OwnForm`; nil: the page that comes next is the answer, or asks further.
    var done: String?
    /// What takes it back.
    var undo: Notice.Undo?
    /// What the page says instead of what it says of every such operation.
    var said: Text?
    /// Whether a page that is not loaded again shows it where it was done, and has no need of words.
    var isSeen = false
    /// The id of what stands there for what was to be created: another one, where that was there already.
    var made: String?
    /// The id of the list that a wish was noted on, and the next one is likely to be for; empty: for none yet.
    var list: String?
    /// The time zone that this browser is not to propose again.
    var keptZone: String?
}

/// What was done is said once, by the next page, and stands in no address: a browser keeps addresses
/// for months, for everybody who sits there.
///
/// A cookie carries it there for a minute, and the page that says it takes it away. It is sealed with
/// the sign-in: cookies know no ports, so another program's site on this machine could set one, with a
/// form to undo something that nobody did.
extension PageSite {
    private struct Flash: Codable {
        /// The page that is to say it.
        let path: String
        let done: String
        let undo: Notice.Undo?
        let said: String?
    }

    var flashCookie: String { "hearth-flash-\(key.cookieSuffix)" }

    /// Redirects from a form to the page that comes next.
    func redirect(_ finished: Finished, _ visit: Visit) throws -> Response {
        var response = PageResponse.see(finished.next)
        if let made = finished.made, let name = HTTPField.Name("hearth-made") {
            response.headers[name] = made
        }
        let path = finished.next.prefix { $0 != "?" && $0 != "#" }
        let isSeen =
            (finished.isSeen || Notice.isSeen(finished.done))
            && PageResponse.isInPlace(visit.request)
        let flash = Flash(
            path: String(path), done: isSeen ? "" : finished.done ?? "", undo: finished.undo,
            said: isSeen ? nil : finished.said?.string)
        let text = try JSONEncoder().encode(flash).base64EncodedString()
        response.setCookie(FlashCookie.make(flashCookie, "\(seal(of: text, for: visit)).\(text)"))
        if let list = finished.list {
            response.setCookie(
                list.isEmpty
                    ? LastingCookie.ended(listCookie) : LastingCookie.make(listCookie, list))
        }
        if let zone = finished.keptZone {
            response.setCookie(LastingCookie.make(keptZoneCookie, zone))
        }
        return response
    }

    var listCookie: String { "hearth-list-\(key.cookieSuffix)" }

    /// The id of the list that the last wish was noted on in this browser; it may be another member's.
    func usualList(of request: Request) -> String? { request.cookies[listCookie]?.value }

    /// What the page that is asked for is to say; once. Pages that only look again say nothing,
    /// and leave it to the one that was opened.
    func notice(for visit: Visit) -> Notice? {
        guard hasFlash(visit), let value = visit.request.cookies[flashCookie]?.value,
            let dot = value.firstIndex(of: ".")
        else { return nil }
        let text = String(value[value.index(after: dot)...])
        guard value[..<dot] == seal(of: text, for: visit), let data = Data(base64Encoded: text),
            let flash = try? JSONDecoder().decode(Flash.self, from: data),
            flash.path == visit.request.uri.path
        else { return nil }
        return Notice.of(done: flash.done, undo: flash.undo, said: flash.said)
    }

    /// Whether the browser has something that the page which is asked for uses up.
    func hasFlash(_ visit: Visit) -> Bool {
        !visit.isByItself && visit.request.cookies[flashCookie] != nil
    }

    private func seal(of text: String, for visit: Visit) -> String {
        let key = BLAKE2b.hash(Array("hearth/1 flash \(visit.token ?? "")".utf8))
        return Hex.encode(BLAKE2b.hash(Array(text.utf8), count: 16, key: key))
    }
}
