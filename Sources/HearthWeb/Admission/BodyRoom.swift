import HearthLanguage
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore

/// How many octets of requests there may be in memory at once: of one member, and in all.
final class BodyRoom: Sendable {
    private struct Taken {
        var byMember: [String: Int] = [:]
        var all = 0
    }

    private let limits: WebLimits
    private let taken = NIOLockedValueBox(Taken())

    init(_ limits: WebLimits) { self.limits = limits }

    /// Room that is given back when nobody holds on to it any more.
    final class Lease: Sendable {
        private let room: BodyRoom
        private let member: String
        private let octets: Int

        fileprivate init(_ room: BodyRoom, _ member: String, _ octets: Int) {
            self.room = room
            self.member = member
            self.octets = octets
        }

        deinit { room.giveBack(octets, of: member) }
    }

    /// Room for a body of this size; nil for a small one, which needs none.
    ///
    /// - Throws: `Refusal`: others have it for now.
    func lease(_ octets: Int, for member: String) throws -> Lease? {
        guard octets > limits.smallBody else { return nil }
        let isTaken = taken.withLockedValue { taken in
            let own = taken.byMember[member, default: 0]
            guard octets <= limits.bodiesPerMember - own, octets <= limits.bodies - taken.all
            else { return false }
            taken.byMember[member] = own + octets
            taken.all += octets
            return true
        }
        guard isTaken else {
            throw Refusal(
                .serviceUnavailable,
                problem: Text(
                    "The node is reading other files, and has no room for one more. Try again in a moment."
                ).string, headers: [.retryAfter: "5"])
        }
        return Lease(self, member, octets)
    }

    /// Whether a body, of at most `limit` octets, has to wait until it is known who sends it.
    ///
    /// - Throws: `NIOTooManyBytesError` for a longer one, no matter who sends it.
    func isLong(_ request: Request, upTo limit: Int) throws -> Bool {
        try Self.length(of: request, upTo: limit) ?? 0 > limits.smallBody
    }

    private func giveBack(_ octets: Int, of member: String) {
        taken.withLockedValue { taken in
            let own = taken.byMember[member, default: 0] - octets
            taken.byMember[member] = own > 0 ? own : nil
            taken.all -= octets
        }
    }

    /// Reads a body of at most `limit` octets, when there is room for it.
    ///
    /// Who asks is known by then; nothing is read that does not fit.
    ///
    /// - Throws: `Refusal`; `NIOTooManyBytesError` for a longer body.
    func read(_ request: Request, upTo limit: Int, for member: String) async throws -> HeldBody {
        let length = try Self.length(of: request, upTo: limit)
        let lease = try lease(length ?? 0, for: member)
        var octets: [UInt8] = []
        octets.reserveCapacity(length ?? 0)
        let most = length ?? min(limit, limits.smallBody)
        for try await piece in request.body {
            guard piece.readableBytes <= most - octets.count else {
                throw Refusal(
                    .lengthRequired,
                    problem: Text("The request does not say how long it is.").string)
            }
            octets += piece.readableBytesView
        }
        return HeldBody(octets: octets, lease: lease)
    }

    /// The length that is said; nil: none.
    private static func length(of request: Request, upTo limit: Int) throws -> Int? {
        guard let text = request.headers[.contentLength] else { return nil }
        guard let length = Int(text), length >= 0, length <= limit else {
            throw NIOTooManyBytesError(maxBytes: limit)
        }
        return length
    }
}

/// The body of a request, with the room that it takes.
struct HeldBody: Sendable {
    let octets: [UInt8]
    let lease: BodyRoom.Lease?
}
