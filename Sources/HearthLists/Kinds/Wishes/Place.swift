/// A spot on the earth, in degrees.
package struct Position: Hashable, Sendable, CustomStringConvertible {
    package let latitude: Double
    package let longitude: Double

    /// Nil unless latitude is -90 to 90 and longitude -180 to 180.
    package init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Reads `59.3293,18.0686`: latitude and longitude with points.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.count <= 30 }),
            let latitude = Self.degrees(parts[0]), let longitude = Self.degrees(parts[1])
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    private static func degrees(_ text: some StringProtocol) -> Double? {
        let trimmed = text.drop { $0 == " " }
        guard trimmed.utf8.allSatisfy({ "0123456789.-+eE".utf8.contains($0) }) else { return nil }
        return Double(trimmed)
    }

    /// The form that `init(_:)` reads, with as many digits as it takes.
    package var description: String { "\(latitude),\(longitude)" }
}

/// Where something can be bought: words, a spot, or both.
package struct Place: Hashable, Sendable {
    package var text: String
    package var position: Position?

    package init(text: String, position: Position? = nil) {
        self.text = text
        self.position = position
    }
}
