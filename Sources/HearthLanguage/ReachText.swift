package import HearthAPI

/// How soon the others learn of a claim, in sentences.
package enum ReachText {
    /// `owner`: whose list it is; their node carries what no other does.
    package static func lines(_ reach: ReachInfo, owner: String) -> [Text] {
        var lines: [Text] = []
        if !reach.atOnce.isEmpty {
            let names = People(reach.atOnce).description
            lines.append(
                Text(
                    count: reach.atOnce.count, one: "\(names) sees it already.",
                    other: "\(names) see it already."))
        }
        guard !reach.later.isEmpty else { return lines }
        let names = People(reach.later).description
        if let clock = reach.by.map(LocalTime.by) {
            lines.append(
                Text(
                    count: reach.later.count,
                    one: "\(names) sees it by \(clock), if their Hearth is running.",
                    other: "\(names) see it by \(clock), if their Hearth is running."))
        } else {
            lines.append(
                Text(
                    "\(names) cannot see it yet: neither their Hearth nor \(Text(whose: owner)) can be reached. It goes out as soon as one of them can."
                ))
        }
        lines.append(
            Text("Somebody who does not know yet may have been first. You are told if so."))
        return lines
    }
}
