import HearthLists
import HearthTestValues
import HearthWire
import SwiftProtobuf
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("What givers tell")
struct ThanksTests {
    private func thanks() throws -> Thanks {
        Thanks(
            gifts: [
                .init(item: try itemID(1), name: "Kettle"),
                .init(item: try itemID(2), name: "Marbles", pieces: 2, isTogether: true),
            ], text: "With\nlove", time: minutes(5))
    }

    @Test("What is written is what is read")
    func roundTrip() throws {
        let thanks = try thanks()
        #expect(try Thanks.decode(thanks.encode()) == thanks)
        #expect(try Thanks.decode([]) == Thanks(time: minutes(0)))
    }

    @Test("What breaks a bound is refused whole")
    func bounds() throws {
        func refused(_ change: (inout Hearth_V1_Thanks) -> Void) throws -> Bool {
            var message = try Hearth_V1_Thanks(serializedBytes: thanks().encode())
            change(&message)
            let octets: [UInt8] = try message.serializedBytes()
            return (try? Thanks.decode(octets)) == nil
        }
        #expect(try !refused { _ in })
        #expect(try refused { $0.gifts[0].item.removeLast() })
        #expect(try refused { $0.gifts[0].item = $0.gifts[1].item })
        #expect(try refused { $0.gifts[0].name = "" })
        #expect(try refused { $0.gifts[0].name = "a\u{7}" })
        #expect(try refused { $0.gifts[0].pieces = 10_001 })
        #expect(try refused { $0.text = String(repeating: "a", count: 1001) })
        #expect(try refused { $0.time = 1 << 48 })
        #expect(
            try refused { message in
                message.gifts = (0..<65).map { number in
                    var gift = message.gifts[0]
                    gift.item = Data([0, 0, 0, 0, 0, 0, 1, UInt8(number)])
                    return gift
                }
            })
    }
}
