import Glibc
import HearthConfinement
import HearthPictures

/// The process itself.
enum HelperProcess {
    /// Gives up all that is not needed; ends where that cannot be done, before anything is read.
    ///
    /// `isHeld`: it ends with whoever waits for the answer; one that becomes another program cannot look.
    static func confine(_ confinement: Confinement, isHeld: Bool = true) {
        do throws(ConfinementFailure) {
            try Confinement.enter(confinement)
        } catch {
            StandardStreams.complain(
                "hearth-image: cannot be confined here (\(error)), so reads nothing")
            exit(WorkerExit.notConfined)
        }
        // Nobody waits for the answer of whoever was killed.
        guard !isHeld || Lifeline.hold(STDOUT_FILENO) else { exit(1) }
    }

    /// Runs another program in its place, without anything of its environment; ends where that cannot be done.
    static func become(_ program: String, _ words: [String]) -> Never {
        func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
            texts.map { strdup($0) } + [nil]
        }
        var arguments = pointers([program] + words)
        var environment = pointers(["LC_ALL=C.UTF-8", "PATH=/usr/bin"])
        execve(program, &arguments, &environment)
        exit(1)
    }
}
