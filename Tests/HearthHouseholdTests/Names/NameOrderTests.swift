import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Names in the order of who reads them")
struct NameOrderTests {
    private let story: Birthday
    private var world: World { story.world }
    private var owner: SimulatedNode { story.owner }

    init() throws { story = try Birthday() }

    @Test(
        "Friends, lists and wishes stand as the reader's language has them",
        arguments: [("sv", ["Zoë", "Åke"]), ("en", ["Åke", "Zoë"]), (nil, ["Åke", "Zoë"])])
    func language(language: String?, sorted: [String]) throws {
        try world.perform(EditProfile(name: "Åke"), on: story.first)
        try world.perform(EditProfile(name: "Zoë"), on: story.second)
        world.settle()
        let reader = Caller(at: .home, language: language)
        #expect(try world.friends(of: owner, as: reader).compactMap(\.name) == sorted)
        try world.perform(NewList(title: "Names"), on: owner)
        for name in sorted {
            try world.perform(NewList(title: name), on: owner)
            try world.perform(AddWish(list: "Names", name: name), on: owner)
        }
        let titles = try world.lists(of: owner, as: reader).compactMap(\.title)
        #expect(titles.filter(sorted.contains) == sorted)
        let shown = try world.perform(ShowList(list: "Names", sort: "name"), on: owner, as: reader)
        #expect(shown.items.map(\.name) == sorted)
    }
}
