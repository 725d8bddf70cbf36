import Glibc
import HearthConfinement
import HearthPictures

/// The process itself.
enum HelperProcess {
    /// Gives up all that is not needed; ends where that cannot be done, before anything is read.
    static func confine(_ confinement: Confinement) {
        do throws(ConfinementFailure) {
            try Confinement.enter(confinement)
        } catch {
            StandardStreams.complain(
                "hearth-image: cannot be confined here (\(error)), so reads nothing")
            exit(WorkerExit.notConfined)
        }
        // Nobody waits for the answer of whoever was killed.
        guard Lifeline.hold(STDOUT_FILENO) else { exit(1) }
    }
}
