// hearth-floor handshakes | edits FOLDER COUNT | files FOLDER COUNT OCTETS: what others measure themselves by, on this
// machine, now. Prints JSON: numbers of handshakes a second, or milliseconds.
import Glibc

let words = Array(CommandLine.arguments.dropFirst())
do {
    switch (words.first, words.count) {
    case ("handshakes", 1):
        let (machine, bare) = try HandshakeFloor.perSecond()
        print("{\"machine\": \(machine), \"bare\": \(bare)}")
    case ("edits", 3):
        print(try EditFloor.milliseconds(in: words[1], count: Int(words[2]) ?? 0))
    case ("files", 4):
        print(
            try FileFloor.milliseconds(
                in: words[1], count: Int(words[2]) ?? 0, octets: Int(words[3]) ?? 0))
    default:
        print("usage: hearth-floor handshakes | edits FOLDER COUNT | files FOLDER COUNT OCTETS")
        exit(2)
    }
} catch {
    print("hearth-floor: \(error)")
    exit(1)
}
