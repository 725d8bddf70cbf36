// hearth-image-replica free|confined|i386|x32|become SECRET FOLDER SOCKET PORT: what a decoder that a
// hostile file took over would try, after what `hearth-image` does to itself (all but `free`), or
// without. Prints a line for each attempt, and "end" when it lived so long.
//
// hearth-image-replica without-seccomp|without-landlock PROGRAM ARGUMENT…: runs a program as on a
// machine that does not have that.
import CReplica
import Glibc
import HearthConfinement

func say(_ line: String) {
    let octets = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, octets, octets.count)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 || arguments.first == "without-landlock", let mode = arguments.first
else { exit(2) }

if mode.hasPrefix("without-") {
    let isHidden =
        mode == "without-seccomp" ? replica_hide_seccomp() : replica_hide_landlock()
    guard isHidden == 1 else { exit(4) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.dropFirst().map { strdup($0) }
    words.append(nil)
    execv(arguments[1], words)
    exit(5)
}

guard arguments.count == 5, let port = Int32(arguments[4]) else { exit(2) }
// What a test leaves open for it.
var world = replica_world(
    secret: strdup(arguments[1]), folder: strdup(arguments[2]), socket: strdup(arguments[3]),
    port: port)
if mode != "free" {
    do throws(ConfinementFailure) {
        try Confinement.enter(.alone(octets: 1536 << 20, seconds: 20))
    } catch { exit(3) }
}
switch mode {
case "i386": if replica_call_with_32_bits() == 0 { abort() }
case "x32": if replica_call_as_x32() == 0 { abort() }
case "become":
    replica_become("/bin/echo")
    say("end")
    exit(0)
default:
    say(replica_can_work() == 1 ? "works" : "cannot work")
    var attempt: Int32 = 0
    while let name = replica_name(attempt) {
        let outcome =
            replica_try(attempt, &world) == 1
            ? "got through" : replica_is_rare(attempt) == 1 ? "refused, maybe to all" : "refused"
        say("\(outcome): \(String(cString: name))")
        attempt += 1
    }
}
say("end")
