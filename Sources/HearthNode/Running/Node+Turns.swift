import HearthHousehold
import HearthReplication
import HearthRows
import HearthShell
import HearthStore
import HearthWire
import Logging

/// Gives the shell its turns, and notes what it could not do.
extension Node {
    /// Takes what has happened.
    func take(_ events: [HouseholdEvent]) {
        shell.take(events)
        noteFailures()
    }

    /// Takes what one peer sent as far as it may ask for more, and removes it.
    func take(_ events: inout ArraySlice<HouseholdEvent>, from session: SessionID) {
        shell.take(&events, from: session)
        noteFailures()
    }

    /// Does something that nobody asked for; false when it failed and nothing has changed.
    @discardableResult
    func attempt(_ body: (inout Household, Work) throws -> [Directive]) -> Bool {
        defer { noteFailures() }
        return shell.attempt(.full, body)
    }

    /// Does what is due by itself, each time that a timer rings.
    func hear(_ timer: ShellTimer) async {
        for await _ in shell.clock.rings(of: timer) {
            shell.rang(timer)
            noteFailures()
        }
    }

    func noteFailures() {
        for error in shell.takeFailures() {
            // Which error, never what it was about.
            logger.error("a step failed", metadata: ["error": "\(type(of: error))"])
            if error is StoreError { checkDisk() }
        }
    }
}
