import NIOConcurrencyHelpers

/// What the nodes have acknowledged, and what nobody can know because a node was stopped while it
/// was asked.
final class Book: Sendable {
    /// How far somebody's claim on a wish has come.
    enum Claim: Hashable, Sendable {
        case none, held, reserved, chippedIn, bought
        /// Asked for, and no answer came.
        case unsure
    }

    /// What its owner made of a wish.
    struct Wish: Sendable {
        enum State: Hashable, Sendable { case there, deleted, unsure }

        var state: State
        /// The notes she wrote last; more than one while nobody knows which.
        var notes: Set<String?> = [nil]
        /// By friend's name.
        var claims: [String: Claim] = [:]
    }

    private let lists = NIOLockedValueBox<[String: [String: Wish]]>([:])

    /// The wishes of an owner's list by name.
    func wishes(of owner: String) -> [String: Wish] {
        lists.withLockedValue { $0[owner] ?? [:] }
    }

    /// Writes down what is known of a wish now.
    func note(_ wish: String, of owner: String, _ change: (inout Wish) -> Void) {
        lists.withLockedValue { lists in
            change(&lists[owner, default: [:]][wish, default: Wish(state: .unsure)])
        }
    }
}

/// What came of an act on a node that may stop at any time.
enum Answer: Sendable {
    /// It was done, and must never be lost.
    case acknowledged(String)
    /// It was not done.
    case refused(String)
    /// The node stopped while it was asked: done or not.
    case unknown
}

extension TestHome {
    /// Runs a command on a node that may stop at any time.
    func attempts(_ arguments: String...) async throws -> Answer { try await attempts(arguments) }

    func attempts(_ arguments: [String]) async throws -> Answer {
        let outcome = try await run(arguments + ["--json"])
        if outcome.exitCode == 0 { return .acknowledged(outcome.output) }
        let code = outcome.errors.firstMatch(of: #/"code" ?: ?"(\w+)"/#).map { String($0.1) }
        guard let code else { return .unknown }
        return ["nodeUnreachable", "internalError", "storageFailed"].contains(code)
            ? .unknown : .refused(code)
    }
}
