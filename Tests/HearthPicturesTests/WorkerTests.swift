import Foundation
import Glibc
import HearthPictureWorker
import HearthPictures
import Testing

/// How the node and the program that decodes stand to each other.
@Suite struct WorkerTests {
    /// As pictures begin: a worker is started for it.
    private let beginning: [UInt8] = [0xFF, 0xD8, 0xFF]

    @Test("What does not begin as a picture that is taken needs no program to say so")
    func noPicture() async throws {
        let workers = PictureWorkers(program: "/nowhere/hearth-image")
        for form in PictureForm.allCases where form != .code {
            await #expect(throws: PictureFailure.refused(.unknown)) {
                _ = try await workers.make(Array("a letter".utf8), as: form)
            }
            await #expect(throws: PictureFailure.refused(.notTaken(.gif))) {
                _ = try await workers.make(Array("GIF89a".utf8), as: form)
            }
        }
        await #expect(throws: PictureFailure.refused(.unknown)) {
            _ = try await workers.code(in: Array("a letter".utf8))
        }
    }

    @Test("Without the program the answer says where it should be")
    func missing() async throws {
        let workers = PictureWorkers(program: "/nowhere/hearth-image")
        await #expect(throws: PictureFailure.missing(path: "/nowhere/hearth-image")) {
            _ = try await workers.make(beginning, as: .photo)
        }
    }

    @Test(
        "A worker that falls over, says nothing, too much, or something else is no picture",
        arguments: [
            "exit 1", "kill -SEGV $$", "exit 0", "printf nonsense", "printf '\\001\\002'",
            "head -c 20000000 /dev/zero", "cat", "printf '\\000\\001\\000more'",
        ])
    func fallsOver(_ script: String) async throws {
        let program = try Script("#!/bin/sh\n\(script)\n")
        defer { program.remove() }
        let workers = PictureWorkers(program: program.path)
        await #expect(throws: PictureFailure.tooHard) {
            let rest = [UInt8](repeating: 1, count: 1 << 20)
            _ = try await workers.make(beginning + rest, as: .photo)
        }
    }

    @Test("A worker that takes too long is ended, and the next picture gets its place")
    func deadline() async throws {
        let program = try Script("#!/bin/sh\necho $$ > \"$0.pid\"\nexec /bin/sleep 1000\n")
        defer { program.remove() }
        let workers = PictureWorkers(
            program: program.path, workers: 1, deadline: .seconds(4))
        for _ in 0..<2 {
            await #expect(throws: PictureFailure.tooHard) {
                _ = try await workers.make(beginning, as: .photo)
            }
            let text = try String(contentsOfFile: program.path + ".pid", encoding: .utf8)
            let pid = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
            #expect(kill(pid, 0) == -1, "it still runs")
        }
    }

    @Test("A few pictures are made at once, a few wait, and the others are told to come again")
    func queue() async throws {
        // Each runs until the test lets it go.
        let program = try Script(
            "#!/bin/sh\nPATH=/bin:/usr/bin\n: > \"$0.started.$$\"\n"
                + "while [ ! -e \"$0.go\" ]; do sleep 0.02; done\nprintf '\\000\\005\\000'\n")
        defer { program.remove() }
        let workers = PictureWorkers(program: program.path, workers: 2, waiting: 3)
        let failures = await withTaskGroup(of: PictureFailure?.self) { group in
            for _ in 0..<9 {
                group.addTask {
                    do throws(PictureFailure) {
                        _ = try await workers.make(beginning, as: .photo)
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            var failures: [PictureFailure?] = []
            // Four find no room, and are told at once.
            while failures.count < 4, let failure = await group.next() { failures.append(failure) }
            #expect(failures == Array(repeating: .busy, count: 4))
            #expect(program.started <= 2)
            program.go()
            for await failure in group { failures.append(failure) }
            return failures
        }
        #expect(failures.dropFirst(4) == ArraySlice(repeating: .refused(.damaged), count: 5))
        #expect(program.started == 5)
    }

    @Test("The program is started with nothing of the node's environment, files or rights")
    func confinement() async throws {
        setenv("HEARTH_TEST_SECRET", "1", 1)
        let file = open("/etc/passwd", O_RDONLY)
        let held: Int32 = 900
        try #require(dup2(file, held) == held)
        defer {
            close(file)
            close(held)
        }
        let program = try Script(
            "#!/bin/sh\n/usr/bin/env > \"$0.env\"\n/bin/ls /proc/self/fd > \"$0.fd\"\n")
        defer { program.remove() }
        let workers = PictureWorkers(program: program.path)
        await #expect(throws: PictureFailure.tooHard) {
            _ = try await workers.make(beginning, as: .photo)
        }
        let environment = try String(contentsOfFile: program.path + ".env", encoding: .utf8)
        #expect(!environment.contains("SECRET") && !environment.contains("HOME="))
        let files = try String(contentsOfFile: program.path + ".fd", encoding: .utf8)
        #expect(files.contains("0\n1\n2\n"))
        #expect(!files.split(separator: "\n").contains("\(held)"))
    }

    @Test("The program sets its limits before it reads")
    func limits() async throws {
        let process = try Running(ImageProgram.path, ["photo"])
        defer { process.end() }
        let limits = try await process.limits(once: { $0["Max address space"] != "unlimited" })
        #expect(limits["Max address space"] == "\(PictureLimits.workerOctets)")
        #expect(limits["Max cpu time"] == "\(PictureLimits.workerSeconds)")
        #expect(limits["Max core file size"] == "0")
    }

    @Test(
        "The program ends when nobody takes its answer any more, whatever it does",
        .timeLimit(.minutes(5)))
    func abandoned() async throws {
        // It reads, as it might decode.
        let process = try Running(ImageProgram.path, ["photo"], isHeard: true)
        _ = try await process.threads(once: { $0.contains("lifeline") })
        #expect(try process.codeAfterHangingUp() == 4)
    }
}
