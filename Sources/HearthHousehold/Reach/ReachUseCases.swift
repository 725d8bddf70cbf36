package import HearthAPI
package import HearthRows
package import HearthWire

extension ShowReach: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ReachabilityInfo {
        household.reachabilityInfo(at: work.now)
    }
}

extension SetReach: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ReachabilityInfo {
        guard !household.reach.isByProxyAlone || !asksRouter else {
            throw HearthError(.reachByProxyAlone)
        }
        try Settings.set(.asksRouter, [asksRouter ? 1 : 0], work)
        household.reach.asksRouter = asksRouter
        if asksRouter, household.reach.router == nil { household.reach.router = .asking }
        household.noteChange()
        return household.reachabilityInfo(at: work.now)
    }
}

extension CheckReach: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ReachabilityInfo {
        guard !household.reach.isByProxyAlone else { throw HearthError(.reachByProxyAlone) }
        household.askWhetherReachable(onlyWhereDue: false, at: work.now)
        return household.reachabilityInfo(at: work.now)
    }
}

extension Household {
    package func reachabilityInfo(at now: WallTime) -> ReachabilityInfo {
        let asks = reach.isRouterAsked
        return ReachabilityInfo(
            state: reach.state, isAsking: reach.isAsking(at: now),
            reachedAt: reach.reachedAt?.text, missedAt: reach.missedAt?.text, asksRouter: asks,
            router: asks ? reach.router : nil, outside: asks ? reach.mapping?.description : nil,
            addresses: addresses, port: reach.port, isByProxyAlone: reach.isByProxyAlone)
    }
}
