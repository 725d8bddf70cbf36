import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    static let bookContext = Array("hearth/1 news".utf8)
    private static let marksContext = Array("hearth/1 news of a list".utf8)

    /// A member's book; an empty one before there was any.
    ///
    /// A row that is damaged is no reason to keep them from anything: the book starts over.
    ///
    /// - Throws: What the storage throws.
    package mutating func book(
        of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> NewsBook {
        if let book = news.books[member] { return book }
        var book = NewsBook()
        if let row = try work.store.row(NewsRow.self, member) {
            do {
                book = try NewsBook(octets: try unsealed(row.octets, Self.bookContext, keys))
            } catch {
                alarm(.newsDamaged, about: try personName(member, work))
            }
        }
        news.books[member] = book
        news.hooks[member] = book.settings.hook
        return book
    }

    package mutating func save(
        _ book: NewsBook, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        try work.store.put(
            NewsRow(member: member, octets: sealed(try book.octets(), Self.bookContext, keys)))
        news.hooks[member] = book.settings.hook
    }

    /// What a member knows of a list and what is said there; nil before it was looked at.
    func marks(
        of list: ListID, for member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> ToldList? {
        let key = MembershipKey(list: list, member: member)
        guard let row = try work.store.row(NewsListRow.self, key) else { return nil }
        return try? ToldList(
            octets: try unsealed(row.octets, Self.marksContext + list.octets, keys))
    }

    package func save(
        _ marks: ToldList, of list: ListID, for member: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws {
        try work.store.put(
            NewsListRow(
                list: list, member: member,
                octets: sealed(marks.octets, Self.marksContext + list.octets, keys)))
    }

    private func sealed(_ octets: [UInt8], _ context: [UInt8], _ keys: MemberKeys) -> [UInt8] {
        // Apart from the nonces of what is served, as in `savePrivate`.
        let nonce = entropy.nonce(for: EntropyPurpose("news nonce"))
        return nonce.octets
            + keys.storage.seal(Padme.pad(octets), nonce: nonce, additionalData: context)
    }

    private func unsealed(
        _ octets: [UInt8], _ context: [UInt8], _ keys: MemberKeys
    ) throws(WireError) -> [UInt8] {
        guard octets.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(octets[..<Nonce.byteCount])),
            let padded = keys.storage.open(
                Array(octets[Nonce.byteCount...]), nonce: nonce, additionalData: context),
            let content = Padme.unpad(padded)
        else { throw .malformed }
        return content
    }
}
