import HTTPTypes
import Testing

@testable import HearthWeb

@Suite("Room for bodies")
struct BodyRoomTests {
    private let room: BodyRoom

    init() {
        var limits = WebLimits()
        limits.smallBody = 10
        limits.bodiesPerMember = 100
        limits.bodies = 150
        room = BodyRoom(limits)
    }

    private func isRefused(_ octets: Int, for member: String) -> Bool {
        do {
            _ = try room.lease(octets, for: member)
            return false
        } catch {
            return (error as? Refusal)?.status == .serviceUnavailable
        }
    }

    @Test("A member has so much, all together have so much, and small bodies take none of it")
    func bounds() throws {
        let first = try room.lease(100, for: "First")
        #expect(isRefused(11, for: "First"))
        #expect(isRefused(51, for: "Second"))
        let second = try room.lease(50, for: "Second")
        #expect(isRefused(11, for: "Third"))
        #expect(try room.lease(10, for: "First") == nil)
        withExtendedLifetime((first, second)) {}
    }

    @Test("What is let go is free again")
    func release() throws {
        do {
            let lease = try room.lease(100, for: "First")
            #expect(isRefused(100, for: "First"))
            withExtendedLifetime(lease) {}
        }
        #expect(!isRefused(100, for: "First"))
    }

    @Test("No size is too large to be refused")
    func extremes() {
        for octets in [Int.max, 151] { #expect(isRefused(octets, for: "First")) }
    }
}
