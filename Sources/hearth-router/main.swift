// hearth-router GATEWAY OWN PORT SECONDS: asks the router at GATEWAY to lead PORT to the machine at OWN,
// again every so many SECONDS, and takes that back when standard input ends, for which it has some seconds. Says what came of it, a line
// each time that it is something new (`RouterReport`). What routers say is read where it can do no harm.
import Glibc
import HearthConfinement
import HearthRouter

func complain(_ sentence: String) {
    let octets = Array((sentence + "\n").utf8)
    _ = write(STDERR_FILENO, octets, octets.count)
}

guard let request = RouterRequest(arguments: Array(CommandLine.arguments.dropFirst())),
    let route = Route(request)
else {
    complain("usage: hearth-router GATEWAY OWN PORT SECONDS")
    exit(2)
}
do throws(ConfinementFailure) {
    try Confinement.enter(.network(octets: 512 << 20, seconds: 600))
} catch {
    complain("hearth-router: cannot be confined here (\(error)), so asks nobody")
    exit(3)
}
// Whoever reads the lines may be gone; and who ends the node at a terminal or as a service ends what it started too,
// which has to take the port back first.
for number in [SIGPIPE, SIGINT, SIGTERM] { signal(number, SIG_IGN) }

// In the middle of a question too: routers may take minutes.
guard Lifeline.hold(STDIN_FILENO, grace: RouterRequest.secondsToEnd) else { exit(1) }

var mapping = PortMapping(route)
var said: RouterReport?
while true {
    let report: RouterReport =
        switch mapping.renew() {
        case .mapped(let address, let port): .mapped(address: address, port: port)
        case .refused: .refused
        case .silent: .silent
        }
    if InputEnd.isReached(within: 0) { break }
    if report != said {
        let line = Array((report.line + "\n").utf8)
        guard write(STDOUT_FILENO, line, line.count) == line.count else { break }
        said = report
    }
    if InputEnd.isReached(within: Int32(request.interval * 1000)) { break }
}
mapping.remove()
