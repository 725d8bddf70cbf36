import HearthLanguage

extension Room {
    package static let words = Room(
        name: "words", label: Text("Words"), icon: "words",
        purpose: Text("Learn a word a day from a short text, and guess what it means"),
        home: "/words",
        places: [
            .init(Text("Today"), icon: "words", href: "/words"),
            .init(Text("Days"), icon: "date", href: "/words/days"),
            .init(Text("Favourites"), icon: "star", href: "/words/favourites"),
            .init(Text("Search"), icon: "search", href: "/words/search"),
            .init(Text("Progress"), icon: "statistics", href: "/words/progress"),
        ])
}
