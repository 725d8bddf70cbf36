import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Encodings that a file does not name")
struct EncodingTests {
    private static func little(_ text: String) -> [UInt8] {
        text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    private static func big(_ text: String) -> [UInt8] {
        text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    private static func both(_ text: String) -> [[UInt8]] { [little(text), big(text)] }

    @Test(
        "UTF-16 is read without its mark too, in either order, whatever the letters",
        arguments: [
            ("Namn;Pris\nBlå yllesockor;12,50 €\n", ["Blå yllesockor"]),
            (
                "name,price\r\nKettle,399.50 SEK\r\nŻółty kubek,5 EUR\r\n",
                ["Kettle", "Żółty kubek"]
            ),
            ("name\tnotes\nЧайник и чашки\tсиний\n", ["Чайник и чашки"]),
            ("name,notes\nβραστήρας,x\nقدح,y\nקומקום,z\n", ["βραστήρας", "قدح", "קומקום"]),
            ("name\n一杯のお茶　二\n毛衣\nĀboli 🎁\n", ["一杯のお茶　二", "毛衣", "Āboli 🎁"]),
            ("[{\"name\": \"Mug\"}, \"Lamp\"]", ["Mug", "Lamp"]),
            ("Mug\nLamp\n2x Cup", ["Mug", "Lamp", "Cup"]),
            ("Mug", ["Mug"]), ("毛衣\n杯子\n书\n茶壶\n", ["毛衣", "杯子", "书", "茶壶"]),
            (
                "<!DOCTYPE html><html><script type=\"application/ld+json\">{\"@type\": \"Product\","
                    + " \"name\": \"Kettle é\"}</script></html>", ["Kettle é"]
            ),
        ])
    func wide(text: String, names: [String]) throws {
        for octets in Self.both(text) + Self.both("\u{FEFF}" + text)
            + Self.both("\u{FEFF}\u{FEFF}" + text)
        {
            let file = try ImportFile(octets: octets)
            #expect(file.names == names && file.remarks.isEmpty)
        }
        // As the text itself, and with marks that programs put before it once more.
        for start in ["", "\u{FEFF}", "\u{FEFF}\u{FEFF}"] {
            #expect(try read(start + text).names == names)
        }
    }

    @Test("A page of a shop is read so as well")
    func page() throws {
        for octets in Self.both("<html><head><title>Kettle é</title></head></html>") {
            let page = try ShopPage(octets: octets, link: "https://shop.example/kettle")
            #expect(page.wish.name == "Kettle é")
        }
    }

    private static let noText: [[UInt8]] = [
        Array("\u{89}PNG\u{0}".utf8), [0x42, 0x6C, 0xE5, 0x6D, 0x75, 0x67, 0x67, 0],
        Array("Чайник и чашки\0".utf8), Array("Чайник\n\0чашки\n\0".utf8), [0xE5, 0x0A, 0x41, 0],
        Array("毛衣\n\0\n杯\0\n".utf8), [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0],
        little("name\nA\0B\n"), big("name\nA\0B\n"), Array("name\nA\0BC\n".utf8),
        Array("name\nA\0B\n".utf8), Array("\0name\nKettle".utf8), Array("Kettle\nLamp\n\0".utf8),
        Array(("name\n" + String(repeating: "Kettle\n", count: 50) + "A\0B").utf8),
        little("name\nA\u{1B}B\n"), little("name\nKettle\n") + [0x41],
        little("Mug\n") + [0x00, 0xD8], [0x50, 0x4B, 3, 4, 20, 0, 0, 0, 8, 0, 0x21, 0],
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
        [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0], [0, 0, 0, 0x4D], [0x4D, 0, 0, 0, 0x75, 0, 0, 0], [0, 1, 0, 2, 0, 3, 0, 4],
        Array(0...255), (0..<512).map { $0.isMultiple(of: 2) ? UInt8($0 / 2) : 0 },
    ]

    @Test("What has NULs and is no such text is refused as no text", arguments: noText)
    func refused(octets: [UInt8]) {
        #expect(refusal(octets) == .notText)
        for format in ImportFormat.allCases { #expect(refusal(octets, format) == .notText) }
    }
}
