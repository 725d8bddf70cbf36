import HearthHousehold
import HearthSodium
import HearthWire
import Testing

@Suite("Stored rows")
struct RowContractTests {
    @Test("Rows of every type come back as they were, sorted by key", arguments: StoreKind.allCases)
    func comeBack(_ kind: StoreKind) throws {
        try kind.with { store in
            try store.transaction(.full) { content in
                for row in SampleRows.all.joined().reversed() { try content.put(row) }
            }
            try store.transaction(.full) { content in
                try Self.expectAll(in: content)
            }
        }
    }

    @Test("A removed row is gone, and no other", arguments: StoreKind.allCases)
    func remove(_ kind: StoreKind) throws {
        func removeFirst<Row: StoredRow>(
            of rows: [Row], in content: any HouseholdStore
        ) throws {
            let first = try #require(rows.first)
            try content.remove(Row.self, first.key)
            try content.remove(Row.self, first.key)
            #expect(try content.row(Row.self, first.key) == nil)
            #expect(try content.rows(Row.self) == Array(rows.dropFirst()))
        }
        try kind.with { store in
            try store.transaction(.full) { content in
                for row in SampleRows.all.joined() { try content.put(row) }
                try removeFirst(of: SampleRows.settings, in: content)
                try removeFirst(of: SampleRows.members, in: content)
                try removeFirst(of: SampleRows.friends, in: content)
                try removeFirst(of: SampleRows.knocks, in: content)
                try removeFirst(of: SampleRows.invitations, in: content)
                try removeFirst(of: SampleRows.follows, in: content)
                try removeFirst(of: SampleRows.circleKeys, in: content)
                try removeFirst(of: SampleRows.ownCells, in: content)
                try removeFirst(of: SampleRows.privates, in: content)
                try removeFirst(of: SampleRows.news, in: content)
                try removeFirst(of: SampleRows.newsLists, in: content)
                try removeFirst(of: SampleRows.ownerNodes, in: content)
                try removeFirst(of: SampleRows.peers, in: content)
                try removeFirst(of: SampleRows.alarms, in: content)
                try removeFirst(of: SampleRows.signIns, in: content)
            }
        }
    }

    @Test("A row takes the place of the one with its key", arguments: StoreKind.allCases)
    func replace(_ kind: StoreKind) throws {
        try kind.with { store in
            try store.transaction(.full) { content in
                for var friend in SampleRows.friends {
                    try content.put(friend)
                    friend.state = .ended
                    friend.addresses = ["new:1"]
                    friend.isVerified.toggle()
                    try content.put(friend)
                    #expect(try content.row(FriendRow.self, friend.key) == friend)
                }
                #expect(try content.rows(FriendRow.self).count == SampleRows.friends.count)

                for invitation in SampleRows.invitations {
                    var invitation = invitation
                    try content.put(invitation)
                    invitation.list = invitation.list == nil ? fixed(7) : nil
                    invitation.usedBy = invitation.usedBy == nil ? fixed(7) : nil
                    try content.put(invitation)
                    #expect(try content.row(InvitationRow.self, invitation.key) == invitation)
                }
            }
        }
    }

    @Test("Nothing is there before it is put", arguments: StoreKind.allCases)
    func empty(_ kind: StoreKind) throws {
        try kind.with { store in
            try store.transaction(.full) { content throws in
                #expect(try content.rows(MemberRow.self).isEmpty)
                #expect(try content.row(SettingRow.self, "node") == nil)
            }
        }
    }

    /// That exactly the sample rows are there, in order, and each under its key.
    static func expectAll(in content: any HouseholdStore) throws {
        func expect<Row: StoredRow>(_ rows: [Row]) throws {
            #expect(try content.rows(Row.self) == rows)
            for row in rows { #expect(try content.row(Row.self, row.key) == row) }
        }
        try expect(SampleRows.settings)
        try expect(SampleRows.members)
        try expect(SampleRows.friends)
        try expect(SampleRows.knocks)
        try expect(SampleRows.invitations)
        try expect(SampleRows.follows)
        try expect(SampleRows.circleKeys)
        try expect(SampleRows.ownCells)
        try expect(SampleRows.privates)
        try expect(SampleRows.ownerNodes)
        try expect(SampleRows.peers)
        try expect(SampleRows.alarms)
        try expect(SampleRows.signIns)
    }
}
