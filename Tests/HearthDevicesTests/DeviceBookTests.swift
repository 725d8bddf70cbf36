import Foundation
import HearthAPI
import HearthDevices
import Testing

@Suite("Devices")
struct DeviceBookTests {
    private static let now = 1_800_000_000

    private func withBook(_ body: (DeviceBook, String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "hearth-devices-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try body(DeviceBook(file: file), file)
    }

    private func waiting(_ book: DeviceBook, now: Int = now) throws -> PairingRequest {
        let code = try #require(book.shown(now)?.code.text)
        guard case .waits(let request) = book.take(code, kind: .android, now: now) else {
            throw CancellationError()
        }
        return request
    }

    @Test("A device waits until somebody at home says yes, and is known after a restart")
    func pairing() throws {
        try withBook { book, file in
            book.begin(for: "key-of-a-member", from: nil, now: Self.now)
            let request = try waiting(book)
            #expect(request.words.count == 3)
            guard case .waits(let waits) = book.standing(of: request.key, now: Self.now) else {
                Issue.record("It is let in too early")
                return
            }
            #expect(waits.words == request.words)
            let device = try #require(try book.letIn(as: "Phone", from: nil, now: Self.now))
            let again = DeviceBook(file: file)
            guard case .letIn(let known) = again.standing(of: request.key, now: Self.now) else {
                Issue.record("It is not known after a restart")
                return
            }
            #expect(known.id == device.id && known.member == "key-of-a-member")
            let stored = try String(contentsOfFile: file, encoding: .utf8)
            #expect(!stored.contains(request.key))
            #expect(try again.remove(device.id) == [device.id])
            guard case .unknown = again.standing(of: request.key, now: Self.now) else {
                Issue.record("It is still let in")
                return
            }
        }
    }

    @Test("With a device go those that were let in from it, from these, and so on, and no others")
    func together() throws {
        try withBook { book, file in
            func add(_ name: String, code: String?, yes: String?) throws -> String {
                book.begin(for: nil, from: code, now: Self.now)
                _ = try waiting(book)
                return try #require(try book.letIn(as: name, from: yes, now: Self.now)).id
            }
            let first = try add("First", code: nil, yes: nil)
            let byYes = try add("By yes", code: nil, yes: first)
            // Made on the first, and approved on the node's machine.
            let byCode = try add("By code", code: first, yes: nil)
            // Whose yes it was counts more than where the code was made.
            let other = try add("Other", code: nil, yes: nil)
            let ofOther = try add("Of the other", code: first, yes: other)
            let third = try add("Third", code: byCode, yes: byYes)
            let again = DeviceBook(file: file)
            #expect(again.letIn(from: third).isEmpty)
            #expect(Set(again.letIn(from: first).map(\.id)) == [byYes, byCode, third])
            #expect(try Set(again.remove(first)) == [first, byYes, byCode, third])
            #expect(Set(again.devices.map(\.id)) == [other, ofOther])
            #expect(try again.remove(first) == [])
        }
    }

    @Test("A code is good once, for ten minutes, and for five tries")
    func codes() throws {
        try withBook { book, _ in
            book.begin(for: nil, from: nil, now: Self.now)
            let code = try #require(book.shown(Self.now)?.code.text)
            #expect(book.shown(Self.now + 599) != nil)
            #expect(book.shown(Self.now + 600) == nil)

            book.begin(for: nil, from: nil, now: Self.now)
            let second = try #require(book.shown(Self.now)?.code.text)
            #expect(code != second)
            for attempt in 1...5 {
                let answer = book.take("0000-0000", kind: .other, now: Self.now)
                switch answer {
                case .wrong: #expect(attempt < 5)
                case .none: #expect(attempt == 5)
                case .waits: Issue.record("A wrong code is taken")
                }
            }
            guard case .none = book.take(second, kind: .other, now: Self.now) else {
                Issue.record("It is good after five tries")
                return
            }

            book.begin(for: nil, from: nil, now: Self.now)
            let third = try #require(book.shown(Self.now)?.code.text)
            _ = try waiting(book)
            guard case .none = book.take(third, kind: .other, now: Self.now) else {
                Issue.record("It is good twice")
                return
            }
        }
    }

    @Test("A code is taken in small letters, without its hyphen, and with letters for digits")
    func typing() throws {
        try withBook { book, _ in
            book.begin(for: nil, from: nil, now: Self.now)
            let code = try #require(book.shown(Self.now)?.code.text)
            let typed =
                " "
                + code.lowercased().replacing("-", with: " ")
                .replacing("0", with: "o").replacing("1", with: "l")
            guard case .waits = book.take(typed, kind: .iPhone, now: Self.now) else {
                Issue.record("\(typed) is not taken for \(code)")
                return
            }
        }
    }

    @Test("Nobody is let in where none waits, and a file that is no book is an empty one")
    func nothing() throws {
        try withBook { book, file in
            #expect(try book.letIn(as: "Phone", from: nil, now: Self.now) == nil)
            book.begin(for: nil, from: nil, now: Self.now)
            #expect(try book.letIn(as: "Phone", from: nil, now: Self.now) == nil)
            defer { try? FileManager.default.removeItem(atPath: file + ".unreadable") }
            let device = #"{"id":"a","name":"b","keyHash":"c","seenAt":-9223372036854775808}"#
            for text in [
                "{\"isOn\": 7", "", #"{"isOn":true,"port":70000,"devices":[]}"#,
                #"{"isOn":true,"devices":[\#(device)]}"#,
            ] {
                try Data(text.utf8).write(to: URL(filePath: file))
                let broken = DeviceBook(file: file)
                #expect(!broken.isOn && broken.devices.isEmpty)
                // What was there is not written over.
                #expect(
                    try String(contentsOfFile: file + ".unreadable", encoding: .utf8) == text)
                try broken.set(isOn: true)
                #expect(DeviceBook(file: file).isOn)
            }
        }
    }
}
