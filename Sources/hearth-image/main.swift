// hearth-image photo|portrait|code: reads a picture on standard input and writes what is kept of it to
// standard output, as `PictureAnswer` has it. The node starts one for every picture, so that
// nothing a file does to a decoder reaches the node. Exit codes: `WorkerExit`.
import Glibc
import HearthConfinement
import HearthPictures
import HearthVips

guard CommandLine.arguments.count == 2, let form = PictureForm(rawValue: CommandLine.arguments[1])
else {
    StandardStreams.complain("usage: hearth-image photo|portrait|code <picture >answer")
    exit(2)
}
// libvips loads much of itself here: all of that is ours, and may open files.
guard Vips.start() else {
    StandardStreams.complain("hearth-image: cannot start")
    exit(1)
}
do throws(ConfinementFailure) {
    try Confinement.enter(
        .alone(octets: PictureLimits.workerOctets, seconds: PictureLimits.workerSeconds))
} catch {
    StandardStreams.complain("hearth-image: cannot be confined here (\(error)), so reads nothing")
    exit(WorkerExit.notConfined)
}
// Nobody waits for the answer of a node that was killed.
guard Lifeline.hold(STDOUT_FILENO) else { exit(1) }
guard let file = StandardStreams.read(upTo: PictureLimits.fileOctets + 1) else { exit(1) }
let answer: PictureAnswer
do throws(PictureRefusal) {
    answer =
        form == .code
        ? .read(try CodeReader.read(file)) : .prepared(try PicturePreparer.prepare(file, as: form))
} catch {
    answer = .refused(error)
}
exit(StandardStreams.write(answer.octets) ? WorkerExit.answered : 1)
