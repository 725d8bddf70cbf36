import Foundation
import HearthAPI
import HearthDevices
import Testing

@Suite("Links of guests")
struct GuestLinkTests {
    private static let now = 1_800_000_000
    private static let day = 86_400

    private func withBook(_ body: (DeviceBook, String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "hearth-guest-links-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try body(DeviceBook(file: file), file)
    }

    private func make(
        _ book: DeviceBook, for guest: String = "guest", from device: String? = nil
    ) throws -> String {
        try book.makeLink(for: guest, by: "owner", from: device, now: Self.now).secret
    }

    @Test(
        "A link is good once, however often it was looked at, and lets a device of the guest's in")
    func once() throws {
        try withBook { book, _ in
            let secret = try make(book)
            for _ in 1...3 {
                #expect(book.link(secret, now: Self.now)?.guest == "guest")
                #expect(book.link(secret, now: Self.now)?.inviter == "owner")
            }
            let used = try #require(try book.use(secret, as: "Phone", now: Self.now))
            #expect(used.device.member == "guest" && used.device.letInFrom == nil)
            #expect(used.device.byLink?.inviter == "owner" && used.device.byLink?.at == Self.now)
            guard case .letIn(let known) = book.standing(of: used.key, now: Self.now) else {
                Issue.record("It is not let in")
                return
            }
            #expect(known.id == used.device.id)
            #expect(book.link(secret, now: Self.now) == nil)
            #expect(try book.use(secret, as: "Another", now: Self.now) == nil)
            #expect(book.devices.count == 1 && book.links(Self.now).isEmpty)
        }
    }

    @Test("A secret has 128 random bits, is kept as a hash alone, and is good after a restart")
    func restart() throws {
        try withBook { book, file in
            let secret = try make(book)
            #expect(secret.utf8.count == 32 && secret.allSatisfy(\.isHexDigit))
            let other = try make(book, for: "another guest")
            #expect(other != secret)
            let stored = try String(contentsOfFile: file, encoding: .utf8)
            #expect(!stored.contains(secret) && !stored.contains(other))
            let again = DeviceBook(file: file)
            #expect(again.links(Self.now).map(\.guest) == ["guest", "another guest"])
            let used = try #require(try again.use(secret, as: "Phone", now: Self.now))
            #expect(!(try String(contentsOfFile: file, encoding: .utf8)).contains(used.key))
            let last = DeviceBook(file: file)
            #expect(last.devices.map(\.byLink?.inviter) == ["owner"])
            #expect(try last.use(secret, as: "Phone", now: Self.now) == nil)
        }
    }

    @Test("A link is good for seven days, and a clock that is put back ends it for good")
    func time() throws {
        try withBook { book, _ in
            let secret = try make(book)
            #expect(book.links(Self.now).map(\.endsAt) == [Self.now + 7 * Self.day])
            #expect(book.link(secret, now: Self.now + 7 * Self.day - 1) != nil)
            #expect(book.link(secret, now: Self.now + 7 * Self.day) == nil)
            #expect(try book.use(secret, as: "Phone", now: Self.now + 7 * Self.day) == nil)
            // A clock is corrected by some minutes.
            #expect(book.link(secret, now: Self.now - 600) != nil)
            #expect(book.link(secret, now: Self.now - Self.day) == nil)
            #expect(try book.use(secret, as: "Phone", now: Self.now - Self.day) == nil)
            try book.endLinks(now: Self.now - Self.day) { _ in false }
            #expect(book.link(secret, now: Self.now) == nil && book.devices.isEmpty)
        }
    }

    @Test("A newer link ends the one before for the same guest, and no other guest's")
    func newest() throws {
        try withBook { book, _ in
            let (first, other) = (try make(book), try make(book, for: "another guest"))
            let second = try make(book)
            #expect(book.link(first, now: Self.now) == nil)
            #expect(book.link(second, now: Self.now) != nil)
            #expect(book.link(other, now: Self.now)?.guest == "another guest")
        }
    }

    @Test("So many links are open and no more, and so many devices are let in and no more")
    func limits() throws {
        try withBook { book, _ in
            let secrets = try (1...20).map { try make(book, for: "guest \($0)") }
            #expect(book.links(Self.now).count == 16)
            #expect(book.link(secrets[3], now: Self.now) == nil)
            #expect(book.link(secrets[4], now: Self.now) != nil)
            for number in 1...DeviceBook.limit {
                let secret = try make(book)
                #expect(try book.use(secret, as: "\(number)", now: Self.now) != nil)
            }
            let secret = try make(book)
            #expect(try book.use(secret, as: "Too many", now: Self.now) == nil)
            // It is good as soon as there is room.
            #expect(try !book.remove(try #require(book.devices.first?.id)).isEmpty)
            #expect(try book.use(secret, as: "Phone", now: Self.now) != nil)
        }
    }

    @Test("Links are ended by whose they are, and with the device on which they were made")
    func ended() throws {
        try withBook { book, file in
            let secrets = [try make(book), try make(book, for: "another guest")]
            try book.endLinks(now: Self.now) { $0.guest == "guest" }
            #expect(secrets.map { book.link($0, now: Self.now) != nil } == [false, true])

            let phone = try #require(
                try book.use(try make(book, for: "owner"), as: "Phone", now: Self.now))
            let made = try make(book, from: phone.device.id)
            let used = try #require(
                try book.use(
                    try make(book, for: "third", from: phone.device.id), as: "Third", now: Self.now)
            )
            #expect(used.device.letInFrom == phone.device.id)
            #expect(Set(try book.remove(phone.device.id)) == [phone.device.id, used.device.id])
            #expect(book.link(made, now: Self.now) == nil)
            #expect(DeviceBook(file: file).links(Self.now).map(\.guest) == ["another guest"])
        }
    }

    @Test("The whole link is taken, and nothing that is none, however long")
    func typing() throws {
        try withBook { book, _ in
            let secret = try make(book)
            for typed in [
                "https://hearth.example/guest#\(secret)", " \(secret.uppercased())\n", "#\(secret)",
            ] {
                #expect(book.link(typed, now: Self.now) != nil, "\(typed)")
                #expect(GuestLink.secret(inTyped: typed) == secret)
            }
            let none = [
                "", "#", "https://hearth.example/guest", String(secret.dropLast()), secret + "0",
                String(repeating: "0", count: 1 << 20), "\u{0}", "é" + String(secret.dropFirst()),
            ]
            for typed in none {
                #expect(book.link(typed, now: Self.now) == nil)
                #expect(try book.use(typed, as: "Phone", now: Self.now) == nil)
            }
        }
    }

    @Test("A file of before has no links, and one that only another program would write is no book")
    func files() throws {
        try withBook { _, file in
            defer { try? FileManager.default.removeItem(atPath: file + ".unreadable") }
            let old =
                #"{"isOn":true,"devices":[{"id":"a","name":"b","keyHash":"c","seenAt":1800000000}]}"#
            try Data(old.utf8).write(to: URL(filePath: file))
            let book = DeviceBook(file: file)
            #expect(book.devices.count == 1 && book.links(Self.now).isEmpty)
            _ = try make(book)
            #expect(DeviceBook(file: file).links(Self.now).count == 1)
            let link = #"{"guest":"a","secretHash":"b","madeAt":9223372036854775807}"#
            let text = #"{"isOn":true,"devices":[],"links":[\#(link)]}"#
            try Data(text.utf8).write(to: URL(filePath: file))
            #expect(!DeviceBook(file: file).isOn)
        }
    }
}
