import Glibc

guard CommandLine.arguments.count >= 2 else {
    print("usage: hearth-bench PATH-OF-HEARTH [--json]   (scripts/bench/run calls it)")
    exit(2)
}
do {
    var rows = [try HandshakeBench.row()]
    rows += try NodeBench.rows(binary: CommandLine.arguments[1])
    if CommandLine.arguments.contains("--json") {
        print("[" + rows.map(\.json).joined(separator: ",\n ") + "]")
    } else {
        for row in rows { print(row.line) }
    }
} catch {
    print("hearth-bench: \(error)")
    exit(1)
}
