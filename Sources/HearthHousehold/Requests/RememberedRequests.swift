import FoundationEssentials
import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

/// Requests that come a second time, because the answer to the first got lost, do nothing twice and
/// get the first answer.
///
/// **Nothing lost.** Mark and answer are written in the transaction of what was done: after a crash
/// either both are there or neither. What was refused changed nothing and is not remembered. What a
/// member asks for while their keys are not at hand cannot be sealed and is not either: unlocking,
/// signing in, adding a member, revoking an invitation and clearing alarms, each of which is
/// refused or harmless the second time.
///
/// **Nothing told.** On the node of an owner somebody's requests are their secret like their claims:
/// one row a member, sealed under their storage key, written in a transaction that is a person's act
/// anyway.
extension Household {
    private static let requestContext = Array("hearth/1 requests".utf8)

    /// What was answered to a request before.
    struct KnownRequest {
        /// JSON; empty: it was not kept.
        let answer: [UInt8]

        func decoded<Answer: Decodable>() -> Answer? {
            try? JSONDecoder().decode(Answer.self, from: Data(answer))
        }
    }

    /// What was answered when this request was carried out; nil: it was not, or that is long ago.
    func remembered(
        _ mark: RequestMark, of asker: Asker, _ work: Work
    ) throws -> KnownRequest? {
        guard let keys = asker.keys else { return nil }
        return try requestLog(of: asker.identity, keys, work).entry(mark.octets)
            .map { KnownRequest(answer: $0.answer) }
    }

    /// Remembers that a request was carried out, with what was done.
    func remember<Answer: Encodable>(
        _ mark: RequestMark, answered answer: Answer, to asker: Asker, _ work: Work
    ) throws {
        guard let keys = asker.keys else { return }
        var log = try requestLog(of: asker.identity, keys, work)
        log.add(mark.octets, answer: [UInt8](try JSONEncoder().encode(answer)))
        try save(log, of: asker.identity, keys, work)
    }

    /// A row that cannot be read is an empty one: a retry may then do something twice, where else
    /// nothing could be done at all.
    private func requestLog(
        of member: IdentityKey, _ keys: MemberKeys, _ work: Work
    ) throws -> RequestLog {
        guard let row = try work.store.row(RequestRow.self, member),
            row.octets.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(row.octets[..<Nonce.byteCount])),
            let octets = keys.storage.open(
                Array(row.octets[Nonce.byteCount...]), nonce: nonce,
                additionalData: Self.requestContext),
            let log = try? RequestLog(octets: octets)
        else { return RequestLog() }
        return log
    }

    private func save(
        _ log: RequestLog, of member: IdentityKey, _ keys: MemberKeys, _ work: Work
    ) throws {
        // Apart from the nonces of what is served, as in `savePrivate`.
        let nonce = entropy.nonce(for: EntropyPurpose("request nonce"))
        let sealed = keys.storage.seal(
            log.octets, nonce: nonce, additionalData: Self.requestContext)
        try work.store.put(RequestRow(member: member, octets: nonce.octets + sealed))
    }
}
