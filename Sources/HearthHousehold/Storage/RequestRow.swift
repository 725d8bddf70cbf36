package import HearthSodium

/// What a member asked for last and was answered, sealed under their storage key (`RequestLog`).
package struct RequestRow: StoredRow {
    package static let table = "requests"

    package var member: IdentityKey
    package var octets: [UInt8]
    package var key: IdentityKey { member }

    package init(member: IdentityKey, octets: [UInt8]) {
        self.member = member
        self.octets = octets
    }
}
