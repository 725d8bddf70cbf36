import HearthProcess
import HearthZones
import Hummingbird

/// In which time zone a browser says that it is: a script keeps it in a cookie (zones.js), and a form sends it with a
/// time that was typed.
///
/// It decides how times read in this browser, and which moment was typed in it, and nothing else: a browser that says
/// something untrue tells its own reader something untrue.
struct BrowserZone {
    static let cookie = "hearth-zone"
    /// The field of a form with a time.
    static let field = "zone"
    private static let longest = 80

    /// As it was said: `Europe/Stockholm~60`, a name and how many minutes the browser's clock is ahead of UTC.
    let said: String
    /// `Europe/Stockholm`; empty: the browser knows none.
    let name: String
    /// How many minutes its clock is ahead of UTC, as it says; nil: it does not.
    let offsetMinutes: Int?
    /// What counts: the zone of that name. Where this machine knows none, what the browser's clock was ahead by.
    let zone: Zone
    /// Whether this machine knows the name.
    let isKnown: Bool

    /// Nil of anything that is neither such a name nor a number of minutes that clocks are ahead by.
    init?(_ said: String?) {
        guard let said, said.utf8.count <= Self.longest,
            said.utf8.allSatisfy({ Self.isOfNames($0) || $0 == UInt8(ascii: "~") })
        else { return nil }
        let pieces = said.split(separator: "~", omittingEmptySubsequences: false)
        let name = String(pieces[0])
        let named = MachineZones.shared.zone(named: name)
        let fixed = pieces.count == 2 ? Int(pieces[1]).flatMap { Zone(offsetMinutes: $0) } : nil
        guard let zone = named ?? fixed else { return nil }
        self.said = said
        self.name = name
        self.zone = zone
        isKnown = named != nil
        offsetMinutes = fixed.map { Int($0.offset(at: 0) / 60) }
    }

    init?(of request: Request) { self.init(request.cookies[Self.cookie]?.value) }

    private static func isOfNames(_ octet: UInt8) -> Bool {
        switch octet {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "/_+-".utf8.contains(octet)
        }
    }
}
