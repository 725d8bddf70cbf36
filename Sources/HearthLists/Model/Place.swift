/// A spot on the earth, in degrees.
package struct Position: Hashable, Sendable {
    package let latitude: Double
    package let longitude: Double

    /// Nil unless latitude is -90 to 90 and longitude -180 to 180.
    package init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
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
