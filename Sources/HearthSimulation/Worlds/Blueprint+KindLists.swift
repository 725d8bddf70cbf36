import HearthKinds

extension Blueprint {
    /// A list of another kind than wishes, and who has to do with it.
    package struct KindList: Sendable {
        package struct Member: Sendable {
            package let person: Int
            package let mayEdit: Bool
            /// Later they are asked by an act.
            package let isAskedAtFirst: Bool
        }

        /// What lists of its kind are called.
        package let kind: String
        /// Which of the kind's sorts of lists it is; what the number means the kind knows.
        package let variety: Int
        package let title: String
        package let owner: Int
        package let members: [Member]

        /// Those who edit it, as long as nobody takes them off.
        package var editors: [Int] { [owner] + members.filter(\.mayEdit).map(\.person) }

        var acts: KindActs? { KindActs.table.all.first { $0.kind == kind } }
    }
}
