import FoundationEssentials
import Testing

@Suite("Packages that are compiled once for all clones")
struct KeptBuildTests {
    @Test("A clone keeps what it built, except what its manifest no longer names")
    func sameClone() async throws {
        #expect(
            try await story(
                """
                clone one; building; built
                echo '"HearthWire" "hearth-image"' >root/Package.swift
                building; left
                """
            )
                == """
                CNIOBoringSSL HearthWire NIOCore | HearthWire NIOCore | hearth-image swift-version.txt

                """)
    }

    @Test("Nothing of another clone's own modules is left, and all of the packages")
    func otherClone() async throws {
        #expect(
            try await story("clone one; building; built; clone two; building; left")
                == "CNIOBoringSSL NIOCore | NIOCore | swift-version.txt\n")
    }

    @Test("Other versions, flags and places have a folder of their own")
    func keys() async throws {
        #expect(
            try await story(
                """
                clone one && building; building -O; export XDG_CACHE_HOME=$PWD/other; building
                export XDG_CACHE_HOME=$PWD/kept; echo '.package(url: "https://new")' >>root/Package.swift; building
                ls -d kept/hearth/*/ other/hearth/*/ | wc -l
                """) == "4\n")
    }

    @Test("Who finds the folder in use builds in the clone, and says so, until it is free")
    func inUse() async throws {
        let told = try await story(
            """
            clone one
            (building; (clone two; building); (clone three; building -O; echo "$scratch"))
            building; echo "$scratch"
            """)
        let lines = told.split(separator: "\n")
        let refusals = lines.filter { $0.contains("/two/.build: another build is using ") }
        let folders = Set(lines.filter { $0.contains("/kept/hearth/test-") }).subtracting(refusals)
        #expect(lines.count == 3 && refusals.count == 1 && folders.count == 2)
    }

    @Test("Where nothing can be kept, it is built in the clone")
    func nowhere() async throws {
        for place in [
            "XDG_CACHE_HOME=kept", "XDG_CACHE_HOME='' HOME=''", "XDG_CACHE_HOME=/dev/null",
        ] {
            let told = try await story("clone one; \(place); building 2>&1; echo $scratch")
            #expect(told.contains("/.build: compiled packages cannot be kept"), "\(place)")
            #expect(told.hasSuffix("/one/.build\n"))
        }
    }

    @Test("What was not used for longest goes beyond the bound, except what is in use")
    func oldest() async throws {
        #expect(
            try await story(
                """
                clone one
                hour=0
                for name in a b c d; do
                    take_scratch $name; head -c 400000 /dev/zero >"$scratch/fill"; let_go_of_scratch
                    touch -d "2020-01-01 $((++hour)):00" "$scratch.lock"
                done
                kept_most=1000
                (take_scratch a; (take_scratch e; drop_oldest_kept); ls kept/hearth | grep -v lock | cut -c 1)
                """) == "a\nd\ne\n")
    }

    /// What a shell writes that builds in a clone, `root`, and keeps folders in `kept`.
    private func story(_ steps: String) async throws -> String {
        let home = try TestHome()
        let here = #filePath
        let sources = here.firstRange(of: "/Tests/").map { here[..<$0.lowerBound] } ?? ""
        let script = try home.file(
            "script",
            """
            set -euo pipefail
            cd '\(home.path)'
            root=$PWD/root
            export XDG_CACHE_HOME=$PWD/kept
            source '\(sources)/scripts/lib/setup.sh'
            source '\(sources)/scripts/lib/kept-build.sh'
            swift() { echo 6.3; }
            # clone NAME [MANIFEST]: the folder is that clone's from now on.
            clone() {
                mkdir -p "$1" && rm -f root && ln -s "$1" root
                root=$PWD/$1
                [ -e root/Package.swift ] \\
                    || echo "${2:-\\"HearthWire\\" \\"HearthGone\\" \\"CZXing\\" \\"hearth\\" \\"hearth-image\\"}" \\
                        >root/Package.swift
            }
            building() { scratch=$root/.build; let_go_of_scratch; take_scratch test "$@"; }
            debug() { echo "$scratch/x86_64/debug"; }
            output() { mkdir -p "$(debug)/$1.build/$(dirname "$2")" && echo "$3" >"$(debug)/$1.build/$2"; }
            built() {
                output HearthWire sources "$root/Sources/Cell.swift"
                output HearthGone sources "$root/Sources/Gone.swift"
                output CZXing read.d "read.o: $root/Sources/read.cpp"
                output NIOCore sources "$scratch/checkouts/swift-nio/Channel.swift"
                output CNIOBoringSSL ssl/ssl.d "ssl.o: $scratch/checkouts/swift-nio-ssl/ssl.c"
                mkdir "$(debug)/Modules"
                touch "$(debug)/Modules/"{HearthWire,HearthGone,NIOCore}.swiftmodule "$(debug)/swift-version.txt"
                for name in hearth hearth-image; do touch "$(debug)/$name"; chmod +x "$(debug)/$name"; done
            }
            left() {
                cd "$(debug)"
                echo $(ls -d *.build | sed 's/.build//') \\| $(ls Modules | sed 's/.swiftmodule//') \\| \\
                    $(find . -maxdepth 1 -type f -printf '%f\\n' | sort)
                cd "$OLDPWD"
            }
            \(steps)
            """)
        return await Shell.run("bash '\(script)' 2>&1")
    }
}
