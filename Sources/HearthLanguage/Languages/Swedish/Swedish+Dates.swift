extension Language {
    /// Days as people say them (DateText.swift).
    static let swedishDates: KeyValuePairs<String, String> = [
        "yesterday": "i går",
        "{1} January": "{1} januari",
        "{1} February": "{1} februari",
        "{1} March": "{1} mars",
        "{1} April": "{1} april",
        "{1} May": "{1} maj",
        "{1} June": "{1} juni",
        "{1} July": "{1} juli",
        "{1} August": "{1} augusti",
        "{1} September": "{1} september",
        "{1} October": "{1} oktober",
        "{1} November": "{1} november",
        "{1} December": "{1} december",
        // Months alone.
        "January": "Januari",
        "February": "Februari",
        "March": "Mars",
        "April": "April",
        "May": "Maj",
        "June": "Juni",
        "July": "Juli",
        "August": "Augusti",
        "September": "September",
        "October": "Oktober",
        "November": "November",
        "December": "December",
        // A day and its year; a date and how far off it is.
        "{1} {2}": "{1} {2}",
        "{1}, {2}": "{1}, {2}",
    ]

    static let swedishCountedDates: KeyValuePairs<String, [PluralCategory: String]> = [
        "{1} days ago": [.one: "för {1} dag sedan", .other: "för {1} dagar sedan"]
    ]
}
