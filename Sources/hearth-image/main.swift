// hearth-image photo|portrait|code: reads a picture on standard input and writes what is kept of it to
// standard output, as `PictureAnswer` has it. hearth-image unpack texts|NUMBER: reads a zip file, which is
// standard input itself, and writes what is in it, as `ArchiveAnswer` has it. hearth-image say VOICE: becomes
// espeak-ng, which reads a text on standard input aloud. One is started for every file, so
// that nothing a file does to a decoder reaches whoever asks. Exit codes: `WorkerExit`.
import Glibc
import HearthArchives
import HearthConfinement
import HearthPictures
import HearthSpeech
import HearthUnpacking
import HearthVips

let words = Array(CommandLine.arguments.dropFirst())
if words.first == ArchiveRequest.verb, let request = ArchiveRequest(words: words.dropFirst()) {
    // Names are in UTF-8; the C library would have to read files to know later.
    setlocale(LC_CTYPE, "C.UTF-8")
    HelperProcess.confine(
        .alone(octets: ArchiveLimits.workerOctets, seconds: ArchiveLimits.workerSeconds))
    var refusal: ArchiveRefusal?
    do throws(ArchiveRefusal) {
        try Unpacker.unpack(STDIN_FILENO, for: request) { entry in
            StandardStreams.write(ArchiveAnswer.octets(of: entry))
        }
    } catch {
        refusal = error
    }
    exit(StandardStreams.write(ArchiveAnswer.end(refusal)) ? WorkerExit.answered : 1)
}
if words.count == 2, words[0] == SpeechLimits.verb, let voice = SpeechVoice.named(words[1]) {
    HelperProcess.confine(
        .program(octets: SpeechLimits.workerOctets, seconds: SpeechLimits.workerSeconds),
        isHeld: false)
    HelperProcess.become(
        SpeechLimits.program, ["-v", voice, "--stdin", "--stdout"])
}
guard words.count == 1, let form = PictureForm(rawValue: words[0]) else {
    StandardStreams.complain(
        "usage: hearth-image photo|portrait|code <picture >answer, "
            + "hearth-image unpack texts|NUMBER <zip >answer, or hearth-image say VOICE <text >sound"
    )
    exit(2)
}
// libvips loads much of itself here: all of that is ours, and may open files.
guard Vips.start() else {
    StandardStreams.complain("hearth-image: cannot start")
    exit(1)
}
HelperProcess.confine(
    .alone(octets: PictureLimits.workerOctets, seconds: PictureLimits.workerSeconds))
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
