import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Whether members are asked before a shop is")
struct AllowingShopsTests {
    @Test("Each for themselves: they are until they allow it once for all, and can take that back")
    func allowing() throws {
        let mates = try Mates()
        let (world, home) = (mates.world, mates.node)
        func areAllowed(_ caller: Caller) throws -> Bool {
            try world.perform(ShowShops(), on: home, as: caller).areAllowed
        }
        #expect(try !areAllowed(mates.owner) && !areAllowed(mates.mate))
        #expect(try world.perform(SetShops(areAllowed: true), on: home, as: mates.mate).areAllowed)
        #expect(try !areAllowed(mates.owner) && areAllowed(mates.mate))
        try world.perform(SetShops(areAllowed: false), on: home, as: mates.mate)
        #expect(try !areAllowed(mates.mate))
    }
}
