import HearthAPI
import HearthLanguage
import Testing

@testable import HearthPages

@Suite("What a page says of a claim")
struct ClaimNoticeTests {
    private func said(_ state: ClaimState, ahead: [String] = [], chipIn: Bool = false) -> String {
        var wish = GivenWish(
            ItemInfo(
                id: "0011223344556677", name: "Socks", list: "Birthday", listID: "ab",
                owner: "Owner"))
        let own = Holder(
            name: "Me", isCaller: true, state: state, units: 1, waiting: 0,
            since: "2026-11-01T00:00:00Z", position: state == .waiting ? 1 : nil,
            until: "2099-01-01T12:00:00Z", amount: chipIn ? "5.00 EUR" : nil)
        wish.standing = Standing(
            isTaken: true, held: 1, wanted: 1, queue: [own], isChipIn: chipIn,
            contributed: "5.00 EUR", missing: "4.00 EUR")
        return ClaimNotice.text(ClaimInfo(wish: wish, state: state, ahead: ahead)).string
    }

    @Test("It says what came of it, also that somebody was first")
    func outcomes() {
        #expect(said(.reserved) == "Reserved · in your cart")
        #expect(said(.held).hasPrefix("Held until 1 January 2099, "))
        let waiting = said(.waiting, ahead: ["Aunt", "Uncle"])
        #expect(waiting.contains("Aunt and Uncle were first. You wait in line"))
        #expect(waiting.hasSuffix("It is in your cart."))
        #expect(said(.chippedIn, chipIn: true).contains("€4 is missing"))
        #expect(said(.bought) == "Marked as bought")
    }

    @Test("It names no command")
    func commands() {
        let said = said(.otherMode, ahead: ["Aunt"])
        #expect(said.contains("does not count") && !said.contains("`"))
    }

    @Test("A notice without an answer of its own is what every such form says")
    func usual() {
        #expect(Notice.of(done: FreeWish.path, undo: nil)?.text.string == "It is free again.")
        let own = Notice.of(done: FreeWish.path, undo: nil, said: "Free")
        #expect(own?.text.string == "Free")
    }
}
