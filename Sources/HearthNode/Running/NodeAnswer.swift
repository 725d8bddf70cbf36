import HearthAPI
import HearthHome

/// An answer of the household to which the running node adds what it alone knows: of its disk, its hooks, its backups.
protocol NodeAnswer: Sendable {
    mutating func complete(from node: isolated Node, for caller: Caller) async
}

extension Node {
    /// The answer with what the node knows, where it tells anything of that.
    func completed<Answer>(_ answer: Answer, for caller: Caller) async -> Answer {
        guard var known = answer as? any NodeAnswer else { return answer }
        await known.complete(from: self, for: caller)
        return known as? Answer ?? answer
    }
}

extension StatusInfo: NodeAnswer {
    mutating func complete(from node: isolated Node, for caller: Caller) async {
        if let problem = node.diskProblem { alarms.append(problem) }
        guard unreadNews != nil else { return }
        if let problem = await node.hookProblem(of: caller) { hookProblem = problem }
    }
}

extension HookInfo: NodeAnswer {
    mutating func complete(from node: isolated Node, for caller: Caller) async {
        guard program != nil else { return }
        if let known = await node.hookProblem(of: caller) { problem = known }
    }
}

extension FrameInfo: NodeAnswer {
    mutating func complete(from node: isolated Node, for caller: Caller) async {
        if let problem = node.diskProblem { diskProblem = problem }
    }
}

extension NewsPage: NodeAnswer {
    mutating func complete(from node: isolated Node, for caller: Caller) async {
        if let problem = node.diskProblem { diskProblem = problem }
    }
}

extension SignInInfo: NodeAnswer {
    /// The moment up to which what is shown after the sign-in is fresh.
    mutating func complete(from node: isolated Node, for caller: Caller) async {
        if let known = node.moment(of: self) { moment = known }
    }
}

extension BackupsInfo: NodeAnswer {
    /// How much of a backup that is being made is done, and what else is in the folder.
    mutating func complete(from node: isolated Node, for caller: Caller) async {
        others = await node.othersBesideBackups() ?? others
        share = node.backups.share
    }
}
