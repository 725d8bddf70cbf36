import HearthLists
import Testing

@testable import HearthGiving
@testable import HearthHome
@testable import HearthHousehold

@Suite("The total of a cart")
struct CartTotalsTests {
    private let crowns = Currency("SEK")
    private let euros = Currency("EUR")

    @Test("Each currency has a sum of its own")
    func sums() throws {
        var totals = CartTotals()
        totals.add(1_050, times: 2, in: try #require(crowns))
        totals.add(99, in: try #require(euros))
        totals.add(1, in: try #require(crowns))
        #expect(totals.texts == ["0.99 EUR", "21.01 SEK"])
    }

    @Test("What costs nothing, or is there no times, is in no sum")
    func nothing() throws {
        var totals = CartTotals()
        totals.add(0, in: try #require(crowns))
        totals.add(5, times: 0, in: try #require(crowns))
        totals.add(.min, in: try #require(crowns))
        totals.add(5, times: .min, in: try #require(crowns))
        #expect(totals.texts.isEmpty)
    }

    @Test("A sum beyond every number stays at the largest")
    func beyond() throws {
        let largest = ["92233720368547758.07 SEK"]
        var sum = CartTotals()
        sum.add(.max, in: try #require(crowns))
        #expect(sum.texts == largest)
        sum.add(ListLimits.price, times: ListLimits.quantity, in: try #require(crowns))
        #expect(sum.texts == largest)
        var product = CartTotals()
        product.add(.max, times: 2, in: try #require(crowns))
        #expect(product.texts == largest)
    }
}
