import HearthAPI

/// The program that is run for a member's news, on a page that names none: they are set at home.
package struct HookForm: Sendable {
    let isSet: Bool
    /// Whether it is run: not where a guest chose it on a page of before.
    let isOff: Bool
    let isShared: Bool
    /// With its arguments.
    let program: String
    /// What went wrong when it was run last.
    let trouble: String?

    init(_ hook: HookInfo) {
        isSet = hook.program != nil
        isOff = hook.isOff
        isShared = hook.isShared
        program = ([hook.program ?? ""] + hook.arguments).joined(separator: " ")
        trouble = hook.problem
    }
}
