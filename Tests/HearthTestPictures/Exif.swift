/// What a camera writes of itself (EXIF 2.32, a TIFF inside).
package enum Exif {
    package static let serialNumber = "CAMERA-SERIAL-4711"

    /// Which way up, whose camera, and a place: 59° 20′ north, 18° 4′ east.
    package static func tiff(orientation: Int) -> [UInt8] {
        func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            short(tag) + short(type) + PNGFile.number(count) + value
        }
        func rationals(_ values: [Int]) -> [UInt8] {
            values.flatMap { PNGFile.number($0) + PNGFile.number(1) }
        }
        let text = Array(serialNumber.utf8) + [0]
        let places = 8 + 2 + 3 * 12 + 4
        let north = places + 2 + 4 * 12 + 4
        let serial = north + 48
        var result = Array("MM".utf8) + short(42) + PNGFile.number(8)
        result += short(3)
        result += entry(0x0112, 3, 1, short(orientation) + [0, 0])
        result += entry(0x013B, 2, text.count, PNGFile.number(serial))
        result += entry(0x8825, 4, 1, PNGFile.number(places))
        result += PNGFile.number(0)
        result += short(4)
        result += entry(1, 2, 2, Array("N\0\0\0".utf8))
        result += entry(2, 5, 3, PNGFile.number(north))
        result += entry(3, 2, 2, Array("E\0\0\0".utf8))
        result += entry(4, 5, 3, PNGFile.number(north + 24))
        result += PNGFile.number(0)
        return result + rationals([59, 20, 0]) + rationals([18, 4, 0]) + text
    }

    package static func segment(orientation: Int) -> [UInt8] {
        Array("Exif\0\0".utf8) + tiff(orientation: orientation)
    }
}
