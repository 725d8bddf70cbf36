package import HearthWire

extension Activity: ItemKind {
    package static let listKind = ListKind.activities

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        guard case .activity(let activity) = message.body else { return nil }
        try self.init(message: activity)
    }

    package func put(into message: inout Hearth_V1_Item) { message.activity = self.message }

    package func check() throws(PartError) {
        let estimates = (estimate.map { [$0] } ?? []) + reEstimates
        guard estimates.allSatisfy(Self.estimates.contains), done < ListLimits.milliseconds else {
            throw .malformed
        }
        guard reEstimates.count <= Self.reEstimateLimit else { throw .overLimit }
    }

    package var texts: [String] { [] }

    package static var hasUniqueNames: Bool { false }

    package static let room = "focus"

    package static var orders: [ItemOrder] { [.estimate, .due] }

    package func sortKey(for order: ItemOrder) -> SortKey? {
        switch order {
        case .estimate: lastEstimate.map { SortKey(number: -Int64($0)) }
        case .due: due.map { SortKey(number: Int64($0.daysSinceEpoch)) }
        default: nil
        }
    }
}

extension ItemOrder {
    /// What takes most pomodoros first.
    package static let estimate = ItemOrder(rawValue: "estimate")
    /// What has to be done next first.
    package static let due = ItemOrder(rawValue: "due")
}

extension ListKind {
    package static let activities = ListKind("activities") ?? .wishes
}

extension Item {
    /// The activity, if the item is one.
    package var activity: Activity? { known as? Activity }
}
