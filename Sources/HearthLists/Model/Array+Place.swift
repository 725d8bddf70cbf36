extension Array {
    /// The first place from which on this holds, where it holds of nothing before that; the end where it never does.
    func firstPlace(where holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
