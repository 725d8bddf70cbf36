import Glibc
import HearthSpeech
import Subprocess
import SystemPackage

/// Reads texts aloud with espeak-ng, where that is installed: one text at a time, in a process that reads nothing but what
/// the system has installed, and opens no connection.
package actor Speaker: TextSpeaker {
    private let program: String
    private var isBusy = false

    /// `program`: `hearth-image`, which confines itself and becomes espeak-ng.
    package init(program: String = ImageProgram.path) { self.program = program }

    /// Whether anything can be read aloud here.
    package nonisolated var isHere: Bool { access(SpeechLimits.program, X_OK) == 0 }

    /// A text as a sound (`audio/wav`); nil where that cannot be made, or another one is being made.
    package func sound(of text: String, in language: String) async -> [UInt8]? {
        guard isHere, let voice = SpeechVoice.named(language), !isBusy else { return nil }
        isBusy = true
        defer { isBusy = false }
        let plain = SpeechVoice.plain(text)
        let octets = await withTaskGroup(of: [UInt8]?.self) { group in
            group.addTask { [program] in await Self.run(program, voice, plain) }
            group.addTask {
                try? await Task.sleep(for: SpeechLimits.deadline)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        return octets.flatMap(WaveFile.closed)
    }

    private static func run(_ program: String, _ voice: String, _ text: String) async -> [UInt8]? {
        let result = try? await Subprocess.run(
            .path(.init(program)), arguments: [SpeechLimits.verb, voice],
            environment: .custom(["SWIFT_BACKTRACE": "enable=no"]), workingDirectory: "/",
            input: .inputWriter, output: .bytes(limit: SpeechLimits.octets), error: .discarded
        ) { execution in
            _ = try? await execution.standardInputWriter.write(Array(text.utf8))
            try? await execution.standardInputWriter.finish()
        }
        guard let result, result.terminationStatus.isSuccess else { return nil }
        return result.standardOutput
    }
}
