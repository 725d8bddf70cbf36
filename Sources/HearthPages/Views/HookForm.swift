import HearthAPI

/// The form for the program that is run for a member's news.
package struct HookForm: Sendable {
    /// Under which problems name it.
    package static let form = "/settings/hook"

    let isSet: Bool
    let isShared: Bool
    let program: String
    /// A line each.
    let arguments: String
    /// What went wrong when it was run last.
    let trouble: String?

    init(_ hook: HookInfo, problem: Problem?) {
        isSet = hook.program != nil
        isShared = hook.isShared
        program = problem?.typed("program", in: Self.form) ?? hook.program ?? ""
        arguments =
            problem?.typed("arguments", in: Self.form)
            ?? hook.arguments.joined(separator: "\n")
        trouble = hook.problem
    }

    /// What was typed, a line each.
    package static func arguments(typed: String?) -> [String] {
        (typed ?? "").split(whereSeparator: \.isNewline).map(String.init)
    }
}
