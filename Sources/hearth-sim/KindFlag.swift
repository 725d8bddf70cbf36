import ArgumentParser
import HearthKinds
import HearthSimulation

/// `--notes`, and so for every kind of list that people in worlds write.
struct KindFlag: EnumerableFlag {
    let kind: String

    static var allCases: [KindFlag] { KindActs.table.all.map { KindFlag(kind: $0.kind) } }

    static func name(for flag: KindFlag) -> NameSpecification { .customLong(flag.kind) }

    static func help(for flag: KindFlag) -> ArgumentHelp? {
        KindActs.table.all.first { $0.kind == flag.kind }.map {
            ArgumentHelp(stringLiteral: $0.help)
        }
    }
}
