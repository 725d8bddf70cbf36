import ArgumentParser

/// Which command a command line names.
struct CommandPath {
    /// `hearth`, `list`, `new`
    var names: [String]
    var command: any ParsableCommand.Type
    /// The word after the names where another subcommand could stand.
    var unknown: String?

    /// Of the arguments after the program's name; `help` in front is left out.
    init(_ arguments: [String]) {
        command = HearthCommand.self
        names = [HearthCommand._commandName]
        var words = arguments[...]
        if words.first == "help" { words = words.dropFirst() }
        while let word = words.first, descend(to: word) { words = words.dropFirst() }
        let isBranch = !command.configuration.subcommands.isEmpty
        unknown = words.first.flatMap { isBranch && !$0.hasPrefix("-") ? $0 : nil }
    }

    /// Goes on to a subcommand; false if there is none of this name.
    mutating func descend(to word: String) -> Bool {
        guard let next = Synonyms.subcommand(word, of: command) else { return false }
        command = next
        names.append(next._commandName)
        return true
    }

    /// The commands that the person who typed the unknown word may have meant, the nearest first.
    var suggestions: [String] {
        guard let unknown else { return [] }
        let meant = (Synonyms.meant[unknown.lowercased()] ?? []).filter(hasSubcommand)
        if !meant.isEmpty {
            return meant.prefix(names.count > 1 ? 1 : 2).map {
                (names + [$0]).joined(separator: " ")
            }
        }
        var near: [(name: String, distance: Int)] = []
        for subcommand in command.configuration.subcommands {
            let name = subcommand._commandName
            let distance = Self.distance(name, unknown.lowercased())
            // Half of a word may be wrong, and three letters at most.
            if distance <= min(3, max(1, min(name.count, unknown.count) / 2)) {
                near.append((name, distance))
            }
        }
        near.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return near.filter { $0.distance == near[0].distance }.prefix(2).map {
            (names + [$0.name]).joined(separator: " ")
        }
    }

    /// Whether the words that begin a line name a command from here on.
    private func hasSubcommand(_ words: String) -> Bool {
        var path = self
        return words.split(separator: " ").prefix { !$0.hasPrefix("-") }.allSatisfy {
            path.descend(to: String($0))
        }
    }

    /// How many letters have to be put in, left out, changed, or swapped with the next.
    static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left)
        let right = Array(right)
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var before: [Int] = []
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + Array(repeating: 0, count: right.count)
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                current[column] = min(
                    last[column] + 1, current[column - 1] + 1,
                    last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2],
                    left[row - 2] == right[column - 1]
                {
                    current[column] = min(current[column], before[column - 2] + 1)
                }
            }
            before = last
            last = current
        }
        return last[right.count]
    }
}
