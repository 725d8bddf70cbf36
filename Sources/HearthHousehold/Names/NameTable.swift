import HearthAPI

/// The names of many things, each folded once: so that each of thousands of names that one request has is found as
/// `Names.called` finds it, without looking through all things for it.
struct NameTable {
    private var named: [String: [Int]] = [:]
    private var marked: [String: [Int]] = [:]
    private var folded: [String] = []

    /// `names`: with ids in hexadecimal digits.
    init(_ names: some Sequence<(name: String, hex: String)>) {
        for (index, thing) in names.enumerated() {
            let key = Names.folded(thing.name)
            folded.append(key)
            named[key, default: []].append(index)
            marked[ShortID.of(hex: thing.hex), default: []].append(index)
        }
    }

    /// The places of those that are called so, in their order.
    func called(_ wanted: String) -> [Int] {
        if let (start, digits) = ShortID.split(wanted) {
            let key = Names.folded(start)
            let found = (marked[digits] ?? []).filter { start.isEmpty || folded[$0] == key }
            if !found.isEmpty { return found }
        }
        let found = named[Names.folded(wanted)] ?? []
        guard let others = ShortID.alone(wanted).flatMap({ marked[$0] }) else { return found }
        return Set(found + others).sorted()
    }

    /// The place of the only one that is called so.
    func only(_ wanted: String) -> Int? {
        let found = called(wanted)
        return found.count == 1 ? found[0] : nil
    }
}
