import FoundationEssentials
import Testing

@testable import HearthCommandLine

@Suite("A node that scripts/hearth runs")
struct KeepRunningTests {
    @Test("It is started again when it crashed, with its input, until it ends by itself")
    func again() async throws {
        let output = try await run(
            """
            echo "run $1" >>runs
            [ "$(wc -l <runs)" -gt 2 ] || kill -s SEGV $$
            cat
            exit 3
            """, then: "echo typed | keep_running bash ./node --beat || echo \"code $?\"")
        #expect(output.ranges(of: "The node crashed (signal 11)").count == 2)
        #expect(output.hasSuffix("typed\ncode 3\nrun --beat\nrun --beat\nrun --beat\n"))
    }

    @Test("What it is told to do ends it, and it is not started again")
    func told() async throws {
        let output = try await run(
            """
            echo run >>runs
            trap 'echo told; exit 0' TERM
            touch ready
            while true; do command sleep 0.1; done
            """,
            then: """
                (keep_running bash ./node; echo "code $?") & script=$!
                until [ -e ready ]; do command sleep 0.1; done
                kill -s TERM "$script"
                wait "$script" || echo "code $?"
                """)
        #expect(output.contains("told\n") && !output.contains("crashed"))
        #expect(output.hasSuffix("run\n"))
    }

    /// What is printed when a shell runs `command` beside a program `node`, and how often that ran.
    private func run(_ node: String, then command: String) async throws -> String {
        let home = try TestHome()
        let file = #filePath.prefix { _ in true }
        let root = file.firstRange(of: "/Tests/").map { file[..<$0.lowerBound] } ?? ""
        _ = try home.file("node", node)
        let script = try home.file(
            "script",
            """
            set -euo pipefail
            cd '\(home.path)'
            root='\(home.path)'
            source '\(root)/scripts/lib/setup.sh'
            source '\(root)/scripts/lib/keep-running.sh'
            sleep() { :; }
            (\(command)) || true
            cat runs
            """)
        return await Shell.run("bash '\(script)' 2>&1")
    }
}
