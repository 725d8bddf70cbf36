package import HearthAPI
import HearthLanguage

/// What those decide who look after the computer that runs Hearth.
package struct ComputerView: PageContent {
    package static let template = "computer"

    /// Whether friends elsewhere can reach the home: sentences, and what can be done.
    let outside: [String]
    let asksRouter: Bool
    let isByProxyAlone: Bool
    let backups: BackupsCard
    /// Where else the visitor's lists are; nil: they have none.
    let homes: ListHomes?
    let hook: HookForm
    /// What is wrong with the computer's clock; nil: nothing.
    let clock: Text?
    let confirmation: Confirmation

    package init(
        _ reachability: ReachabilityInfo, backups: BackupsInfo, lists: [ListInfo] = [],
        hook: HookInfo, clock: ClockInfo? = nil, confirmation: Confirmation
    ) {
        self.clock = clock?.text
        self.confirmation = confirmation
        homes = ListHomes(lists)
        self.backups = BackupsCard(backups)
        outside = [
            reachability.sentence, reachability.routerSentence, reachability.advice,
        ].compactMap { $0?.string }
        asksRouter = reachability.asksRouter
        isByProxyAlone = reachability.isByProxyAlone
        self.hook = HookForm(hook)
    }
}
