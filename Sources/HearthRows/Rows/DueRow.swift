package import HearthSodium

/// A moment that is to come (`DueMoment`).
package struct DueRow: GroupedRow {
    package static let table = "due_moments"

    package let moment: DueMoment
    package var key: DueMoment.Key { moment.key }
    package var group: IdentityKey { moment.member }

    package init(_ moment: DueMoment) { self.moment = moment }
}

/// A moment that came while its member was locked, or while its list was not here: it is done later.
package struct PassedDueRow: GroupedRow {
    package static let table = "due_passed"

    package let moment: DueMoment
    package var key: DueMoment.Key { moment.key }
    package var group: IdentityKey { moment.member }

    package init(_ moment: DueMoment) { self.moment = moment }
}
