extension Language {
    /// What the command line says about a number of things.
    static let swedishCommandCounted: KeyValuePairs<String, [PluralCategory: String]> = [
        "Add {1} wishes?": [.one: "Lägga till 1 önskning?", .other: "Lägga till {1} önskningar?"],
        "Adding {1} wishes …": [
            .one: "Lägger till 1 önskning …", .other: "Lägger till {1} önskningar …",
        ],
        "Add {1} photos?": [.one: "Lägga till 1 foto?", .other: "Lägga till {1} foton?"],
        "{1} photos are added.": [.one: "1 foto är tillagt.", .other: "{1} foton är tillagda."],
        "{1} photos have not come yet and are left out.": [
            .one: "1 foto har inte kommit än och utelämnas.",
            .other: "{1} foton har inte kommit än och utelämnas.",
        ],
        "{1} wishes are added.": [
            .one: "1 önskning är tillagd.", .other: "{1} önskningar är tillagda.",
        ],

        // The cart and giving (Output/CartText.swift, Output/ClaimText.swift).
        "was {1} days ago": [.one: "var för {1} dag sedan", .other: "var för {1} dagar sedan"],
        "in {1} days": [.one: "om {1} dag", .other: "om {1} dagar"],
        "What {1} reserve is kept from you until they have compared safety numbers with you, because you live with the owner.":
            [
                .one:
                    "Vad {1} reserverar får du inte se förrän ni har jämfört säkerhetsnummer, eftersom du bor med ägaren.",
                .other:
                    "Vad {1} reserverar får du inte se förrän ni har jämfört säkerhetsnummer, eftersom du bor med ägaren.",
            ],
        "{1} see it already.": [.one: "{1} ser det redan.", .other: "{1} ser det redan."],
        "{1} see it by {2}, if their Hearth is running.": [
            .one: "{1} ser det senast {2}, om deras Hearth är igång.",
            .other: "{1} ser det senast {2}, om deras Hearth är igång.",
        ],
        "{1} are yours, {2} are wanted now.": [
            .one: "{1} är dina, {2} önskas nu.", .other: "{1} är dina, {2} önskas nu.",
        ],
        "{1} were first; {2}.": [.one: "{1} var först; {2}.", .other: "{1} var först; {2}."],
        "{1} were first.": [.one: "{1} var först.", .other: "{1} var först."],
        "{1} give it whole: withdraw your part with `hearth free`, or agree.": [
            .one: "{1} ger hela: ta tillbaka din del med `hearth free`, eller kom överens.",
            .other: "{1} ger hela: ta tillbaka din del med `hearth free`, eller kom överens.",
        ],
        "{1} give “{2}” whole, so your part does not count. Withdraw it with `hearth free`, or agree on something else.":
            [
                .one:
                    "{1} ger hela ”{2}”, så din del räknas inte. Ta tillbaka den med `hearth free`, eller kom överens om något annat.",
                .other:
                    "{1} ger hela ”{2}”, så din del räknas inte. Ta tillbaka den med `hearth free`, eller kom överens om något annat.",
            ],
    ]
}
