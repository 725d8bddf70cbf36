/// What a form does that may wait on a phone (acts.js): what it is about, whether it does or undoes, and what takes it
/// back.
package struct WaitingAct: Sendable, Encodable {
    /// What it is, as far as scripts draw it, and know what it means for another one that waits.
    package enum Name: String, Sendable, Encodable {
        case tick, add, gone, order, move, comment, claim, bought
        /// Of a name, where the form has a field for it; else of a mark.
        case change
        /// Anything else: it waits and is sent.
        case other
    }

    /// The value by which a field says that the form does something (`means`), or undoes it.
    package struct State: Sendable, Encodable {
        let field: String
        let value: String
        let means: Bool

        package init(_ field: String, is value: String, means: Bool = true) {
            self.field = field
            self.value = value
            self.means = means
        }
    }

    /// The operation that takes it back, and its field for what that is about.
    package struct Undo: Sendable, Encodable {
        let operation: String
        let field: String

        package init(_ operation: String, _ field: String) {
            self.operation = operation
            self.field = field
        }
    }

    let name: Name
    /// The field that says what it is about; nil: the form makes something, or stands for itself.
    let subject: String?
    let makes: Bool
    let isOn: Bool?
    let state: State?
    /// The field for the mark that a change sets.
    let mark: String?
    let undo: Undo?

    private init(
        _ name: Name, subject: String? = nil, makes: Bool = false, isOn: Bool? = nil,
        state: State? = nil, mark: String? = nil, undo: Undo? = nil
    ) {
        self.name = name
        self.subject = subject
        self.makes = makes
        self.isOn = isOn
        self.state = state
        self.mark = mark
        self.undo = undo
    }

    /// Does something to a thing, or undoes it by the same form with another value.
    package static func `switch`(_ name: Name, of subject: String, _ state: State) -> WaitingAct {
        WaitingAct(name, subject: subject, state: state)
    }

    /// Does something to a thing (`isOn`), or undoes it; `undo` does the opposite.
    package static func does(
        _ name: Name, to subject: String, isOn: Bool = true, undo: Undo
    ) -> WaitingAct {
        WaitingAct(name, subject: subject, isOn: isOn, undo: undo)
    }

    /// Makes something new.
    package static func makes(_ name: Name, undo: Undo? = nil) -> WaitingAct {
        WaitingAct(name, makes: true, undo: undo)
    }

    /// Changes the name of a thing, or sets a mark.
    package static func change(of subject: String, mark: String? = nil) -> WaitingAct {
        WaitingAct(.change, subject: subject, mark: mark)
    }

    /// Anything else. Of two that wait with the same `subject`, the last one counts; without one, both are sent.
    package static func other(of subject: String? = nil) -> WaitingAct {
        WaitingAct(.other, subject: subject)
    }
}
