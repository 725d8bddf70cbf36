/// Merges two states of something of which neither knew the other, and what both came from, if that
/// is known.
///
/// Each change of either is kept. Where both changed the same, the newer state counts. What one of
/// them took away stays away; where nobody knows what both came from, nothing was taken away.
package enum ThreeWay {
    package static func value<Value: Equatable>(
        _ older: Value, _ newer: Value, since base: Value?
    ) -> Value {
        newer == base ? older : newer
    }

    /// Elements that are told apart by what `id` gives.
    ///
    /// `both`: what becomes of one that both have.
    package static func elements<Element: Equatable, ID: Hashable>(
        _ older: [Element], _ newer: [Element], since base: [Element]?, by id: (Element) -> ID,
        both: (_ older: Element, _ newer: Element, _ base: Element?) -> Element
    ) -> [Element] {
        let before = Dictionary(
            (base ?? []).map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
        let others = Dictionary(
            older.map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
        let kept = newer.compactMap { element -> Element? in
            let name = id(element)
            if let other = others[name] { return both(other, element, before[name]) }
            return before[name] == nil ? element : nil
        }
        let names = Set(newer.map(id))
        return kept + older.filter { !names.contains(id($0)) && before[id($0)] == nil }
    }
}

extension Comments {
    /// This together with an older state: what either said since is there, and what either took back
    /// is not.
    package func merged(with older: Comments, since base: Comments?) -> Comments {
        let all = ThreeWay.elements(
            older.comments, comments, since: base?.comments, by: \.id
        ) { _, newer, _ in newer }
        return Comments(
            all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
                .map(\.element))
    }
}

extension Profile {
    /// This together with an older state: what either changed since is changed.
    package func merged(with older: Profile, since base: Profile?) -> Profile {
        // Where nobody knows what was before, nothing was cleared.
        let base = base ?? Profile()
        var merged = Profile()
        merged.birthday = ThreeWay.value(older.birthday, birthday, since: base.birthday)
        merged.note = ThreeWay.value(older.note, note, since: base.note)
        merged.picture = ThreeWay.value(older.picture, picture, since: base.picture)
        merged.sizes = Array(
            ThreeWay.elements(older.sizes, sizes, since: base.sizes, by: \.label) {
                ThreeWay.value($0, $1, since: $2)
            }.prefix(ListLimits.sizes))
        merged.addresses = Array(
            ThreeWay.elements(
                older.addresses, addresses, since: base.addresses, by: { $0 },
                both: { _, newer, _ in newer }
            ).prefix(ListLimits.postalAddresses))
        return merged
    }
}
