import FoundationEssentials
import Testing

@testable import HearthCommandLine

@Suite("Setting Hearth up from source")
struct SetUpScriptTests {
    @Test("A busy package manager is waited for, which is said, for its lists and for packages")
    func busy() async throws {
        let output = try await install(
            """
            E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1234 (apt-get)
            E: Unable to lock directory /var/lib/apt/lists/
            """, busyFor: 2)
        #expect(output.ranges(of: "Another program is installing packages.").count == 2)
        #expect(output.contains("updated\ninstalled\n") && output.contains("done"))
    }

    @Test("Root is not told to become root, and sees what failed")
    func failing() async throws {
        let output = try await install(
            "E: Unable to locate package libvips-dev", busyFor: 100)
        #expect(output.contains("Unable to locate package") && !output.contains("Waiting"))
        #expect(output.contains("Installing failed") && !output.contains("Please run this as root"))
        #expect(!output.contains("done"))
    }

    /// What root sees who lacks a package while apt-get says `problem` so many times.
    private func install(_ problem: String, busyFor tries: Int) async throws -> String {
        let home = try TestHome()
        let setup = #filePath.prefix { _ in true }
        let root = setup.firstRange(of: "/Tests/").map { setup[..<$0.lowerBound] } ?? ""
        _ = try home.file("problem", problem + "\n")
        let script = try home.file(
            "script",
            """
            set -euo pipefail
            cd '\(home.path)'
            root='\(home.path)'
            source '\(root)/scripts/lib/setup.sh'
            missing_packages() { [ -e installed ] || echo some-package; }
            id() { echo 0; }
            sleep() { :; }
            # Every command fails a few times first.
            apt-get() {
                local name
                case "$*" in *update*) name=updated ;; *) name=installed ;; esac
                echo >>"tries-$name"
                if [ "$(wc -l <"tries-$name")" -le \(tries) ]; then cat problem; return 100; fi
                echo "$name" | tee -a order >"$name"
            }
            env() { shift 2; "$@"; }
            require_packages
            cat order
            echo done
            """)
        return await Shell.run("bash '\(script)' 2>&1")
    }
}
