import HearthAPI

/// What people do together in many of the stories.
extension TestHome {
    /// Her link, for friends.
    var link: String { get async throws { try await does("key") } }

    func friend(_ name: String) async throws -> FriendInfo? {
        try await ask([FriendInfo].self, "friend", "list").first { $0.name == name }
    }

    func isConnected(to other: TestHome) async throws -> Bool {
        try await friend(other.name)?.isConnected ?? false
    }

    /// Makes friends: the other one knocks, this one says yes.
    func befriend(_ other: TestHome) async throws {
        try await other.does("friend", "add", try await link)
        try await eventually("\(name) is asked by \(other.name)") {
            try await ask([InboxEntry].self, "inbox").contains { $0.from == other.name }
        }
        try await does("accept", other.name)
        try await meets(other)
    }

    /// Waits until both see each other.
    func meets(_ other: TestHome) async throws {
        try await eventually("\(name) and \(other.name) are connected") {
            let here = try await isConnected(to: other)
            let there = try await other.isConnected(to: self)
            return here && there
        }
    }

    /// Shares a list and lets every friend accept it and see what is on it.
    func share(
        _ list: String, with friends: [TestHome], owners: Int = 1, showingAddresses: Bool = false
    ) async throws {
        try await does(["share", list, "--with"] + friends.map(\.name))
        for friend in friends {
            try await eventually("\(friend.name) is asked to see \(list)") {
                try await friend.ask([InboxEntry].self, "inbox").contains {
                    $0.kind == .list && $0.title == list
                }
            }
            try await friend.does(
                ["accept", list, "--yes"] + (showingAddresses ? ["--show-addresses"] : []))
        }
        for friend in friends {
            try await eventually("\(friend.name) sees \(list) and everybody on it") {
                try await friend.lists().contains {
                    $0.title == list && $0.state == .open
                        && $0.readers == friends.count - 1 + owners
                }
            }
        }
    }

    /// Befriends these, and shares a list "Birthday" of two wishes with them.
    func shareBirthday(with friends: [TestHome], showingAddresses: Bool = false) async throws {
        for friend in friends { try await befriend(friend) }
        try await does("list", "new", "Birthday", "--occasion", "birthday")
        try await does("wish", "add", "Kettle", "--list", "Birthday", "--price", "399.50 SEK")
        try await does("wish", "add", "Marbles", "--list", "Birthday", "--quantity", "9")
        try await share("Birthday", with: friends, showingAddresses: showingAddresses)
    }

    func lists() async throws -> [ListInfo] {
        try await ask([ListInfo].self, "list")
    }

    func items(of list: String) async throws -> [GivenWish] {
        try await ask(GivenList.self, "list", "show", list).items
    }

    /// How a wish stands for this household.
    func standing(of path: String) async throws -> Standing? {
        try await ask(GivenWish.self, "wish", "show", path).standing
    }

    /// Waits until exactly these people stand in the queue for a wish, in this order.
    func sees(_ names: [String], at path: String) async throws {
        try await eventually("\(name) sees \(names) at \(path)") {
            try await standing(of: path)?.queue.map(\.name) == names
        }
    }

    /// Waits until a list has wishes of exactly these names.
    func sees(wishes names: Set<String>, on list: String) async throws {
        try await eventually("\(name) sees the wishes \(names) on \(list)") {
            guard let items = try? await items(of: list) else { return false }
            return Set(items.map(\.name)) == names
        }
    }
}

extension World {
    /// An owner with a list "Birthday" of two wishes, shared with two friends of hers.
    func birthday(
        showingAddresses: Bool = false, logLevel: String = "debug"
    ) async throws -> (owner: TestHome, first: TestHome, second: TestHome) {
        let owner = try await household("Owner", logLevel: logLevel)
        let first = try await household("First", logLevel: logLevel)
        let second = try await household("Second", logLevel: logLevel)
        try await owner.shareBirthday(
            with: [first, second], showingAddresses: showingAddresses)
        return (owner, first, second)
    }
}
