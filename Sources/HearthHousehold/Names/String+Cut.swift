extension String {
    /// As many whole characters from the beginning as have room in this many octets.
    package func cut(to byteCount: Int) -> String {
        if utf8.count <= byteCount { return self }
        var cut = ""
        var room = byteCount - "…".utf8.count
        for character in self {
            room -= character.utf8.count
            if room < 0 { break }
            cut.append(character)
        }
        return cut + "…"
    }
}
