import HearthKinds
import Testing

@testable import HearthPages

@Suite("What phones do with kinds")
struct KindOnPhoneTests {
    /// Of all pages, and none of a kind's own.
    private static let scripts = PackageResources.files.filter { $0.key.hasSuffix(".js") }

    @Test(
        "No script of all kinds names an operation of one, or an address of one other than wishes")
    func scripts() throws {
        #expect(Self.scripts.count > 20)
        for look in KindLook.table.all {
            let phone = look.onPhone
            let addresses =
                [look.room.home, phone.form, phone.finds, phone.texts, phone.drawn.all]
                .compactMap(\.self) + phone.pages
            let own = look.room.name == Room.gifts.name ? [] : addresses
            for name in phone.acts.keys + own {
                for (file, octets) in Self.scripts {
                    let script = String(decoding: octets, as: UTF8.self)
                    #expect(!script.contains("\"\(name)"), "\(name) in \(file)")
                }
            }
        }
    }

    @Test("Worker and outbox get what kinds say as JSON, the same each time")
    func json() throws {
        let said = KindOnPhone.all
        #expect(said == KindOnPhone.all)
        for script in [Asset.worker, try #require(Asset.named("outbox.js"))] {
            let text = String(decoding: script.octets, as: UTF8.self)
            #expect(text.contains("const kinds = \(said);"))
            #expect(!text.contains("{{"))
        }
    }
}
