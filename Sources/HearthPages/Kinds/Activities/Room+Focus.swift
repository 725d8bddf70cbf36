import HearthLanguage

extension Room {
    package static let focus = Room(
        name: "focus", label: Text("Focus"), icon: "timer",
        purpose: Text("Work in short stretches, one thing at a time, and keep track of it"),
        home: "/focus",
        places: [
            .init(Text("To do"), icon: "todo", href: "/focus"),
            .init(Text("Plan"), icon: "date", href: "/focus/plan"),
            .init(Text("Timer"), icon: "timer", href: "/focus/timer", isNew: true),
            .init(Text("Lists"), icon: "lists", href: "/focus/lists"),
            .init(Text("Statistics"), icon: "statistics", href: "/focus/statistics"),
        ],
        makes: [.init(Text("Activity"), icon: "todo", href: "/focus?new=yes")])
}
