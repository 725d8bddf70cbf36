import GRDB
import HearthHousehold
import HearthSodium

extension FriendRow: TableRow {
    static var table: String { "friends" }
    static var keyColumns: [String] { ["member", "identity"] }
    static var otherColumns: [String] {
        [
            "state", "node", "addresses", "is_verified", "invitation", "shows_addresses",
            "greeting", "knock_outcome", "since",
        ]
    }

    static func values(of key: PairKey) -> [DatabaseValue] {
        [.fixed(key.member), .fixed(key.other)]
    }

    var otherValues: [DatabaseValue] {
        [
            .number(state.rawValue), .fixed(node), .texts(addresses), .flag(isVerified),
            .octets(invitation), .flag(showsAddresses), .text(greeting), .number(knockOutcome),
            .time(since),
        ]
    }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            member: try columns.fixed(), identity: try columns.fixed(),
            state: try columns.choice(), node: try columns.fixed(),
            addresses: try columns.texts(), isVerified: try columns.flag(),
            invitation: try columns.octets(), showsAddresses: try columns.flag(),
            greeting: try columns.text(), knockOutcome: try columns.number(),
            since: try columns.time())
    }
}

extension NicknameRow: TableRow {
    static var table: String { "nicknames" }
    static var keyColumns: [String] { ["member", "person"] }
    static var otherColumns: [String] { ["name"] }

    static func values(of key: PairKey) -> [DatabaseValue] {
        [.fixed(key.member), .fixed(key.other)]
    }

    var otherValues: [DatabaseValue] { [.text(name)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            member: try columns.fixed(), person: try columns.fixed(), name: try columns.text())
    }
}

extension KnockRow: TableRow {
    static var table: String { "knocks" }
    static var keyColumns: [String] { ["member", "identity"] }
    static var otherColumns: [String] {
        [
            "node", "card", "addresses", "greeting", "invitation", "shows_addresses",
            "received_at", "is_refused",
        ]
    }

    static func values(of key: PairKey) -> [DatabaseValue] {
        [.fixed(key.member), .fixed(key.other)]
    }

    var otherValues: [DatabaseValue] {
        [
            .fixed(node), .octets(card), .texts(addresses), .text(greeting), .octets(invitation),
            .flag(showsAddresses), .time(receivedAt), .flag(isRefused),
        ]
    }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            member: try columns.fixed(), identity: try columns.fixed(), node: try columns.fixed(),
            card: try columns.octets(), addresses: try columns.texts(),
            greeting: try columns.text(), invitation: try columns.octets(),
            showsAddresses: try columns.flag(), receivedAt: try columns.time(),
            isRefused: try columns.flag())
    }
}

extension InvitationRow: TableRow {
    static var table: String { "invitations" }
    static var keyColumns: [String] { ["code_hash"] }
    static var otherColumns: [String] {
        ["member", "list", "created_at", "expires_at", "used_by", "is_revoked"]
    }

    static func values(of key: Digest) -> [DatabaseValue] { [.fixed(key)] }

    var otherValues: [DatabaseValue] {
        [
            .fixed(member), .fixedIfAny(list), .time(createdAt), .time(expiresAt),
            .fixedIfAny(usedBy), .flag(isRevoked),
        ]
    }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            codeHash: try columns.fixed(), member: try columns.fixed(),
            list: try columns.fixedIfAny(), createdAt: try columns.time(),
            expiresAt: try columns.time(), usedBy: try columns.fixedIfAny(),
            isRevoked: try columns.flag())
    }
}
