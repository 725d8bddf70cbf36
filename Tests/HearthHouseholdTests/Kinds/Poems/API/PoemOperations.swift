import HearthAPI

/// A poem as everybody who reads its list sees it.
struct PoemInfo: Codable, Sendable, Hashable {
    var id: String
    var name: String
    var text: String
}

/// Puts a poem on a list.
struct AddPoem: HearthAPI.Operation {
    typealias Answer = PoemInfo
    static let path = "poems/add"
    static let askers = Askers.everybody
    var id = NewID.random()
    var list: String
    var name: String
    var text: String
}

/// The poems of a list, by name.
struct ListPoems: HearthAPI.Operation {
    typealias Answer = [PoemInfo]
    static let path = "poems/list"
    static let askers = Askers.everybody
    static let isReading = true
    var list: String
}

struct ShowPoem: HearthAPI.Operation {
    typealias Answer = PoemInfo
    static let path = "poems/show"
    static let askers = Askers.everybody
    static let isReading = true
    var poem: String
}
