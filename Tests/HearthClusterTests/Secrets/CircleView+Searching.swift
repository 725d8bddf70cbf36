import HearthLists
import HearthSodium
import HearthWire

extension CircleView {
    /// Where, of everything that lies in a database, something stands that opens a cell or a box
    /// of this circle: every 32 octets in a row are tried as a key, and every value of that size
    /// as a seed.
    func openers(among values: [DatabaseView.Value]) -> Set<String> {
        var places: Set<String> = []
        for value in values {
            let place = "\(value.table).\(value.column)"
            for start in value.octets.indices.dropLast(31) where !places.contains(place) {
                let window = Array(value.octets[start..<start + 32])
                if let key = SymmetricKey(octets: window), openedCells(by: key) > 0 {
                    places.insert(place)
                }
            }
            guard value.octets.count == 32 else { continue }
            let secrets = [
                SealingSecret(seed: value.octets), Seed(octets: value.octets)?.sealing(),
            ]
            for secret in secrets.compactMap({ $0 }) where openedBoxes(by: secret) > 0 {
                places.insert(place)
            }
        }
        return places
    }
}
