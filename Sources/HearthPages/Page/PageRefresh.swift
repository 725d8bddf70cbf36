/// When a browser without scripts reads a page again: when the first moment is over to which the page counts.
///
/// What stands in forms is lost by that, so that only pages do it whose own content counts. It is done by nobody, and
/// is no use of a sign-in: the address says so.
package enum PageRefresh {
    /// The field of an address which says that nobody asked for the page.
    package static let field = "by-itself"

    /// What the page says of it (HTML, "Refresh"); nil: it is not read again. `address`: of the page.
    static func content(of moments: [CountedMoment], at address: String) -> String? {
        let left = moments.map(\.secondsLeft).filter { $0 > 0 }.min()
        return left.map { seconds in
            // The home is done with what happens then.
            "\(min(seconds, 86_400) + 1);url=\(address)\(address.contains("?") ? "&" : "?")\(field)=yes"
        }
    }

    /// The query of an address without it; nil: nothing else stands there.
    package static func without(_ query: String?) -> String? {
        let others = query?.split(separator: "&").filter { !$0.hasPrefix("\(field)=") } ?? []
        return others.isEmpty ? nil : others.joined(separator: "&")
    }
}
