import Foundation
import Glibc
import HearthPictureWorker
import HearthPictures
import HearthTestPictures
import Testing

/// What is left to a decoder that a hostile file took over.
@Suite struct ConfinementTests {
    @Test("A decoder that was taken over reads no home, opens no socket and starts nothing")
    func replica() throws {
        let world = try Replica()
        defer { world.remove() }
        let (lines, end) = try world.run("confined")
        #expect(end == 0 && lines.first == "works" && lines.last == "end", "\(lines) \(end)")
        #expect(lines.filter { $0.hasPrefix("got through") } == [])
        #expect(lines.count > 40)
        let left = try FileManager.default.contentsOfDirectory(atPath: world.folder)
        #expect(Set(left) == ["secret", "socket"])
        let secret = try String(contentsOfFile: world.folder + "/secret", encoding: .utf8)
        #expect(secret == "secret")
    }

    @Test("What it tries gets through where nobody is confined, so that the trial can fail")
    func unconfined() throws {
        let world = try Replica()
        defer { world.remove() }
        let (lines, end) = try world.run("free")
        #expect(end == 0 && lines.first == "works" && lines.last == "end", "\(lines) \(end)")
        #expect(lines.filter { $0.hasPrefix("refused:") } == [])
    }

    @Test("It becomes no other program, and other numbers for the system's calls end it")
    func otherWays() throws {
        let world = try Replica()
        defer { world.remove() }
        let (lines, end) = try world.run("become")
        #expect(lines == ["end"] && end == 0)
        #if arch(x86_64)
            for mode in ["i386", "x32"] {
                let (lines, end) = try world.run(mode)
                #expect(lines == [] && end < 0, "\(mode): \(lines) \(end)")
            }
        #endif
    }

    @Test(
        "The program is confined before it reads, also for codes",
        arguments: PictureForm.allCases)
    func before(_ form: PictureForm) async throws {
        let process = try Running(ImageProgram.path, [form.rawValue])
        defer { process.end() }
        let status = try await process.status(once: { $0["Seccomp"] == "2" })
        #expect(status["NoNewPrivs"] == "1")
        // A thread that is older has no Landlock; this one is begun last.
        #expect(try await process.threads(once: { $0.contains("lifeline") }).count == 2)
    }

    @Test("Where the machine does not let it be confined nothing is read, and the answer says so")
    func refused() async throws {
        let program = try Script(
            "#!/bin/sh\nexec \(Replica.program) without-seccomp \(ImageProgram.path) \"$@\"\n")
        defer { program.remove() }
        let workers = PictureWorkers(program: program.path)
        await #expect(throws: PictureFailure.notConfined) {
            _ = try await workers.make(TestPicture.corners().jpeg(), as: .photo)
        }
        await #expect(throws: PictureFailure.notConfined) {
            _ = try await workers.code(in: TestPicture.corners().jpeg())
        }
    }

    @Test("A kernel without Landlock still has the first wall")
    func withoutLandlock() async throws {
        let program = try Script(
            "#!/bin/sh\nexec \(Replica.program) without-landlock \(ImageProgram.path) \"$@\"\n")
        defer { program.remove() }
        let workers = PictureWorkers(program: program.path)
        let pictures = try await workers.make(TestPicture.corners().jpeg(), as: .photo)
        #expect(pictures.count == 2)
    }

    @Test("A picture of one pixel a row and millions of rows is refused at once")
    func thin() async throws {
        for (width, height) in [(1, 4_000_000), (4_000_000, 1), (1, 20_001), (20_001, 1)] {
            var file = PNGFile(width: width, height: height, depth: 8, colourType: 0)
            file.add("IDAT", Deflate.zeros(height * (width + 1)))
            await expectRefusal(.tooManyPixels, of: file.octets, "\(width) × \(height)")
            let time = try Running(ImageProgram.path, ["photo"]).processorTime(reading: file.octets)
            #expect(time < .seconds(1), "\(width) × \(height): \(time)")
        }
        // The longest that is taken.
        var file = PNGFile(width: 1, height: 20_000, depth: 8, colourType: 0)
        file.add("IDAT", Deflate.zeros(40_000))
        let (full, _) = try await photo(of: file.octets)
        #expect(full.height == PictureLimits.fullSide)
    }
}
