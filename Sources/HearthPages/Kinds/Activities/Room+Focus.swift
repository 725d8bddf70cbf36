import HearthLanguage

extension Room {
    package static let focus = Room(
        name: "focus", label: Text("Focus"), icon: "timer",
        purpose: Text("Work in short stretches, one thing at a time, and keep track of it"),
        home: "/focus",
        places: [
            Place(Text("To do"), icon: "todo", href: "/focus"),
            Place(Text("Plan"), icon: "date", href: "/focus/plan"),
            Place(Text("Timer"), icon: "timer", href: "/focus/timer", isNew: true),
            Place(Text("Lists"), icon: "lists", href: "/focus/lists"),
            Place(Text("Statistics"), icon: "statistics", href: "/focus/statistics"),
        ],
        makes: [Place(Text("Activity"), icon: "todo", href: "/focus?new=yes")])
}
