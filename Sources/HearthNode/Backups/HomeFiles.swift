import Foundation
import HearthAPI
import HearthStore

/// The small files of a home, beside its database.
enum HomeFiles {
    /// A larger one is none of ours, in octets.
    private static let largest = 1 << 20
    /// What a node makes anew, or what is nothing without it.
    private static let passing: Set<String> = [
        Home.lockName, LocalAPI.socketName, LocalAPI.tokenName, "pages-key",
    ]

    /// Those that belong into a backup: name and path.
    static func besides(_ home: String) -> [(name: String, path: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
        return names.sorted().compactMap { name in
            let path = home + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard !passing.contains(name), !name.hasPrefix(Home.databaseName), !name.hasPrefix("."),
                attributes?[.type] as? FileAttributeType == .typeRegular,
                let size = attributes?[.size] as? Int, size <= largest
            else { return nil }
            return (name, path)
        }
    }
}
