@testable import HearthPages

extension KindOnPhone {
    static let poems = KindOnPhone(
        pages: ["/poems", "/poems/new", "/poems/lengths"], form: "/poems/new",
        acts: ["poems/style": .other(of: "list")])
}
