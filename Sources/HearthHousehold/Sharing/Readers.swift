import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// Everybody on a list's roster, and, for its host, those who were asked.
    ///
    /// What it says beyond the roster comes from the asker's own marks, and for a member of the
    /// circle from those of people they verified; an owner learns nothing of anybody's marks.
    mutating func readers(
        of open: OpenList, for asker: Asker, _ work: Work
    ) throws -> [ReaderInfo] {
        let acquaintance = try acquaintance(on: open.entry, of: open.reader, work)
        let sealedTo = try sealedTo(by: open, work)
        var infos = try open.entry.readers.map { reader in
            let isCaller = reader.identity == asker.identity
            return ReaderInfo(
                name: reader.name,
                key: PublicKeyText(identity: reader.identity, node: reader.node).text,
                role: reader.role.word, state: try state(of: reader, in: open, work),
                isCaller: isCaller,
                isFriend: acquaintance.friends.contains(reader.identity),
                isVerified: acquaintance.verified.contains(reader.identity),
                seesReservations: open.entry.isGiving && reader.role.isInCircle,
                known: isCaller ? nil : acquaintance.way(to: reader),
                vouchedBy: isCaller ? [] : acquaintance.vouchers[reader.tag] ?? [],
                seesCaller: isCaller || !reader.role.isInCircle
                    ? nil : sealedTo?.contains(reader.identity))
        }
        guard open.entry.host == asker.identity, let keys = asker.keys else { return infos }
        for (row, name) in try friends(of: asker.identity, work)
        where open.entry.reader(row.identity) == nil {
            let letter = try ownLetter(
                from: asker.identity, to: row.identity, keys: keys, work)
            guard let offer = letter.offers.first(where: { $0.list == open.id }) else { continue }
            let answer = try self.letter(from: row.identity, to: asker.identity, work)?
                .answers.first { $0.list == open.id && $0.round == offer.round }
            let state =
                switch answer?.decision {
                case .refused: "refused"
                case .left: "left"
                case .accepted, nil: "asked"
                }
            infos.append(
                ReaderInfo(
                    name: name,
                    key: PublicKeyText(identity: row.identity, node: row.node).text,
                    role: offer.role.word, state: state, isCaller: false, isFriend: true,
                    isVerified: row.isVerified, seesReservations: false,
                    known: row.isVerified ? "verified" : "friend"))
        }
        return infos
    }

    /// Who gets the keys to what a member of the circle reserves; nil for everybody else.
    private func sealedTo(by open: OpenList, _ work: Work) throws -> Set<IdentityKey>? {
        guard open.entry.isGiving, open.reader.role.isInCircle,
            let circle = try circleKeys(of: open.reader.identity, in: open.id, work)
        else { return nil }
        return Set(
            try recipients(
                on: open.entry, by: open.reader.identity, vouched: circle.vouched, work
            ).map(\.identity))
    }

    /// Whether somebody on the roster reads the list: an owner stands there before they said yes,
    /// and after they left. Only the one who made the list knows that.
    private func state(
        of reader: ListEntry.Reader, in open: OpenList, _ work: Work
    ) throws -> String {
        guard reader.role == .owner, reader.identity != open.entry.host,
            open.entry.host == open.reader.identity
        else { return "reading" }
        return switch try answer(of: reader.identity, in: open, work) {
        case .accepted: "reading"
        case .refused: "refused"
        case .left: "left"
        case nil: "asked"
        }
    }
}
