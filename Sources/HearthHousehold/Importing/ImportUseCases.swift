import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ImportWishes: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ImportedListInfo] {
        guard lists.reduce(0, { $0 + $1.wishes.count }) <= Self.wishLimit else {
            throw HearthError(.fileTooManyWishes, ["limit": "\(Self.wishLimit)"])
        }
        var infos: [ImportedListInfo] = []
        for (index, list) in merged().enumerated() {
            var plan = try household.plan(
                list, ImportPlace(of: id, list: index), target: target, for: asker, work)
            for wish in list.wishes { try plan.add(wish, at: work.now) }
            // Of a list of which nothing can be taken, nothing is made.
            if !isPreview, plan.open != nil || !plan.isRefused {
                try household.carryOut(&plan, for: asker, work)
            }
            infos.append(plan.info)
        }
        if !isPreview, let profile { try fillIn(profile, in: &household, for: asker, work) }
        return infos
    }

    /// Leaves alone what the asker's profile says already, and leaves out what no profile can say.
    private func fillIn(
        _ given: ExportedProfile, in household: inout Household, for asker: Asker, _ work: Work
    ) throws {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let own = try household.ownProfile(of: asker.identity, keys: keys, work)?.profile
        let profile = own ?? Profile()
        let sizes = (given.sizes ?? []).filter { size in
            !profile.sizes.contains { Names.isSame($0.label, size.label) }
        }
        let edit = EditProfile(
            birthday: profile.birthday == nil ? given.birthday : nil,
            sizes: sizes.isEmpty ? nil : sizes, addresses: given.addresses,
            note: profile.note.isEmpty ? given.note : nil,
            picture: profile.picture == nil ? given.picture : nil)
        do {
            _ = try edit.answer(in: &household, by: asker, work)
        } catch is HearthError {
            // What is refused is refused before anything is written: the rest comes one by one.
            for part in edit.parts {
                do { _ = try part.answer(in: &household, by: asker, work) } catch is HearthError {}
            }
        }
    }

    /// A file may name a list twice; it is one list.
    private func merged() -> [ImportedList] {
        var order: [[String?]] = []
        var byTitle: [[String?]: ImportedList] = [:]
        for list in lists {
            let key = [list.title.map(Names.folded), list.kind, list.settings]
            if byTitle[key] == nil {
                order.append(key)
                byTitle[key] = list
            } else {
                byTitle[key]?.wishes += list.wishes
            }
        }
        return order.compactMap { byTitle[$0] }
    }
}

extension EditProfile {
    /// The same in edits of one thing each.
    fileprivate var parts: [EditProfile] {
        [
            birthday.map { EditProfile(birthday: $0) }, note.map { EditProfile(note: $0) },
            addresses.map { EditProfile(addresses: $0) },
            picture.map { EditProfile(picture: $0) },
        ].compactMap(\.self) + (sizes ?? []).map { EditProfile(sizes: [$0]) }
    }
}

extension ListKind {
    /// One that a file names; it may be of a newer Hearth.
    fileprivate static func imported(_ name: String) throws(HearthError) -> ListKind {
        guard let kind = ListKind(name) else { throw .bodyMalformed }
        return kind
    }
}

extension Household {
    /// Finds the list that wishes are for, or checks that it can be made.
    fileprivate mutating func plan(
        _ about: ImportedList, _ place: ImportPlace, target: ImportWishes.Target,
        for asker: Asker, _ work: Work
    ) throws -> ImportPlan {
        let kind = try about.kind.map(ListKind.imported) ?? .wishes
        guard let title = about.title, kind.isShown else {
            let tray = try tray(of: kind, for: asker, work)
            return try ImportPlan(
                about: about, place, title: kind.isShown ? "Tray" : kind.listName, kind: kind,
                open: tray)
        }
        if let made = try list(madeAs: place.list, by: asker, work) {
            return try ImportPlan(
                about: about, place, title: made.merged.head.title, kind: kind, open: made,
                isNew: true)
        }
        let found = try there(title, about, kind, target: target, for: asker, work)
        if let open = found.open {
            _ = try editor(of: open, asker)
            if open.merged.head.kind != kind { try open.check(holds: kind) }
            return try ImportPlan(
                about: about, place, title: open.merged.head.title, kind: kind, open: open)
        }
        _ = try about.occasion.map(Typed.occasion)
        _ = try about.date.map(Typed.date)
        return try ImportPlan(
            about: about, place,
            title: checkTitle(found.title, of: asker, besides: nil, work), kind: kind, open: nil,
            isNew: true)
    }

    private static func settings(exported text: String) throws(HearthError) -> [UInt8] {
        guard let octets = Base64Text.decode(text), octets.count <= ListLimits.settings else {
            throw .bodyMalformed
        }
        return octets
    }

    /// The list, when it is there and may be; else the title of one that is made. Beside a list of something else
    /// it gets a number.
    private mutating func there(
        _ title: String, _ about: ImportedList, _ kind: ListKind, target: ImportWishes.Target,
        for asker: Asker, _ work: Work
    ) throws -> (open: OpenList?, title: String) {
        switch target {
        case .present: return (try list(at: title, for: asker, work), title)
        case .new: return (nil, title)
        case .either: break
        }
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let own = try openLists(of: asker.identity, keys: keys, work)
            .filter { $0.isOwn && !$0.isTray }
        let settings = try about.settings.map { try Self.settings(exported: $0) }
        let isOfLines = ItemKinds.kind(of: kind)?.isOfLines(settings ?? []) == true
        var number = 1
        while true {
            let ending = number == 1 ? "" : " (\(number))"
            let name = title.prefix(Limits.nameLength - ending.count) + ending
            let named = own.filter { Names.isSame($0.merged.head.title, String(name)) }
            let open = named.first {
                $0.head.kind == kind && $0.head.isOfLines == isOfLines
            }
            if open != nil || named.isEmpty { return (open, String(name)) }
            number += 1
        }
    }

    /// One part a list, all in the transaction of the operation.
    fileprivate mutating func carryOut(
        _ plan: inout ImportPlan, for asker: Asker, _ work: Work
    ) throws {
        let open: OpenList
        if let there = plan.open {
            open = there
        } else {
            let new = NewList(
                title: plan.title, occasion: plan.about.occasion, date: plan.about.date,
                notes: plan.about.notes, id: plan.place.list)
            let made = try new.made(
                in: &self, of: plan.kind,
                settings: try plan.about.settings.map(Self.settings) ?? [], by: asker, work)
            open = try list(at: made.id, for: asker, work)
        }
        if !plan.items.isEmpty {
            let keys = try editor(of: open, asker)
            let room = try room(for: plan.items.count, in: open)
            let items = zip(plan.items, room.ranks).map { item, rank in
                var item = item
                item.rank = rank
                return item
            }
            try write(items + room.displaced, to: open, keys: keys, work)
        }
        for (item, at, entry) in plan.reminders {
            do {
                try setDue(
                    DueMoment(member: asker.identity, list: open.id, item: item, at: at), work)
            } catch let error as HearthError {
                plan.note(error, of: entry)
            }
        }
        if plan.open == nil, plan.about.isArchived == true {
            _ = try EditList(list: open.id.hex, archived: true)
                .answer(in: &self, by: asker, work)
        }
        plan.list = open.id
    }
}
