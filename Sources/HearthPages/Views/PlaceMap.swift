import HearthAPI

/// The addresses that show where a place is.
enum PlaceMap {
    /// What a phone opens in its map.
    static func onPhone(place: String?, position: String?) -> String? {
        if let position { return "geo:\(position)" }
        return place.map { "geo:0,0?q=\(PercentCoding.encode($0))" }
    }

    /// A page of openstreetmap.org, for everything that has no map of its own.
    static func onWeb(place: String?, position: String?) -> String? {
        let site = "https://www.openstreetmap.org"
        if let (latitude, longitude) = position.flatMap(numbers) {
            return "\(site)/?mlat=\(latitude)&mlon=\(longitude)#map=16/\(latitude)/\(longitude)"
        }
        return place.map { "\(site)/search?query=\(PercentCoding.encode($0))" }
    }

    /// Somebody else may have written them.
    private static func numbers(_ position: String) -> (Double, Double)? {
        let numbers = position.split(separator: ",").map { Double($0) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else { return nil }
        return (latitude, longitude)
    }
}
