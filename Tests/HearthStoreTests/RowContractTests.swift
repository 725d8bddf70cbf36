import HearthHousehold
import HearthRows
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
            _ first: Row, of rows: [any StoredRow], in content: any HouseholdStore
        ) throws {
            try content.remove(Row.self, first.key)
            try content.remove(Row.self, first.key)
            #expect(try content.row(Row.self, first.key) == nil)
            #expect(try content.rows(Row.self) == rows.dropFirst().compactMap { $0 as? Row })
        }
        try kind.with { store in
            try store.transaction(.full) { content in
                for row in SampleRows.all.joined() { try content.put(row) }
                for rows in SampleRows.all {
                    if let first = rows.first { try removeFirst(first, of: rows, in: content) }
                }
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

    @Test("Rows are found by the member or list that they are of", arguments: StoreKind.allCases)
    func groups(_ kind: StoreKind) throws {
        try kind.with { store in
            try store.transaction(.full) { content in
                for row in SampleRows.all.joined().reversed() { try content.put(row) }
                let friends = try content.rows(FriendRow.self, of: fixed(2))
                #expect(friends == Array(SampleRows.friends.dropFirst()))
                let nodes = try content.rows(OwnerNodeRow.self, of: fixed(2))
                #expect(nodes == Array(SampleRows.ownerNodes.dropFirst()))
                #expect(try content.rows(FriendRow.self, of: fixed(3)).isEmpty)

                try content.remove(FriendRow.self, SampleRows.friends[1].key)
                #expect(try content.rows(FriendRow.self, of: fixed(2)) == [SampleRows.friends[2]])
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
        func expect<Row: StoredRow>(_ first: Row, _ rows: [any StoredRow]) throws {
            #expect(try content.rows(Row.self) == rows.compactMap { $0 as? Row })
            for case let row as Row in rows {
                #expect(try content.row(Row.self, row.key) == row)
            }
        }
        for rows in SampleRows.all {
            if let first = rows.first { try expect(first, rows) }
        }
    }
}
