import HearthAPI

/// Who reads and edits a list of another kind than wishes.
enum KindSharing: KindDeed {
    case share(with: Int, mayEdit: Bool)
    case takeOff(Int)
    case leave

    func play(in staging: Staging, on list: Int, _ act: Act) {
        let title = staging.blueprint.kindLists[list].title
        let id = staging.kindLists[list]
        switch self {
        case .share(let person, let mayEdit):
            if !mayEdit { staging.knowledge.takeOff(.init(person: person, list: list)) }
            staging.departures.mayRead(person, id)
            staging.ask(
                ShareList(list: title, with: [staging.called(person)], keeper: mayEdit), act)
        case .takeOff(let person):
            staging.knowledge.takeOff(.init(person: person, list: list))
            let isDone = staging.ask(
                UnshareList(list: title, with: [staging.called(person)]), act)
            staging.departures.wentOff(person, id, isDone: isDone)
            if isDone != false { staging.letGo(person, of: list) }
        case .leave:
            staging.knowledge.takeOff(.init(person: act.person, list: list))
            let isDone = staging.ask(
                LeaveList(list: staging.kindPath(list, for: act.person)), act)
            staging.departures.wentOff(act.person, id, isDone: isDone, byThemselves: true)
            if isDone != false { staging.letGo(act.person, of: list) }
        }
    }
}
