extension Language {
    /// Help of the command line itself: its frame, values, and options of many commands.
    static let swedishHelpFrame: KeyValuePairs<String, String> = [
        // The frame of help and of errors in a command line.
        "OVERVIEW": "ÖVERSIKT",
        "USAGE": "ANVÄNDNING",
        "ARGUMENTS": "ARGUMENT",
        "OPTIONS": "VAL",
        "COMMON OPTIONS": "GEMENSAMMA VAL",
        "SUBCOMMANDS": "KOMMANDON",
        "SORTING AND SEARCHING": "SORTERA OCH SÖKA",
        "HOME SUBCOMMANDS": "HEMMET",
        "MEMBERS SUBCOMMANDS": "MEDLEMMAR",
        "FRIENDS SUBCOMMANDS": "VÄNNER",
        "LISTS AND WISHES SUBCOMMANDS": "LISTOR OCH ÖNSKNINGAR",
        "GIVING SUBCOMMANDS": "GE",
        "OTHER SUBCOMMANDS": "ANNAT",
        "Example": "Exempel",
        "values": "värden",
        "default": "förval",
        "default as flag": "förval utan värde",
        "Show the version.": "Visa versionen.",
        "Show help information.": "Visa den här hjälpen.",
        "See '{1}' for detailed help.": "Se ”{1}” för mer hjälp.",
        "See '{1}' for more information.": "Se ”{1}” för mer hjälp.",
        "Usage: {1}": "Användning: {1}",
        "Help:  {1}": "Hjälp:  {1}",
        "Unexpected argument '{1}'": "Oväntat argument: ”{1}”",
        "{1} unexpected arguments: '{2}'": "{1} argument för mycket: ”{2}”",
        "Unknown option '{1}'. Did you mean '{2}'?": "Okänt val: ”{1}”. Menade du ”{2}”?",
        "Unknown option '{1}'": "Okänt val: ”{1}”",
        "Missing value for '{1}'": "Ett värde saknas för ”{1}”",
        "Missing expected argument '{1}'": "Argumentet ”{1}” saknas",
        "Missing one of: '{1}'": "Något av de här saknas: ”{1}”",
        "Missing required subcommand.": "Ett kommando saknas.",
        "The option '{1}' does not take any value, but '{2}' was specified.":
            "Valet ”{1}” tar inget värde, men ”{2}” angavs.",
        "The value '{1}' is invalid for '{2}'. Please provide one of {3}.":
            "Värdet ”{1}” går inte för ”{2}”. Det kan vara något av {3}.",
        "The value '{1}' is invalid for '{2}'. Please provide one of the following:":
            "Värdet ”{1}” går inte för ”{2}”. Det kan vara något av:",
        "The value '{1}' is invalid for '{2}'": "Värdet ”{1}” går inte för ”{2}”",

        // What stands for a value.
        "<amount>": "<belopp>",
        "<choice>": "<val>",
        "<code>": "<kod>",
        "<date>": "<datum>",
        "<days>": "<dagar>",
        "<dir>": "<mapp>",
        "<entry>": "<fråga>",
        "<field>": "<fält>",
        "<file>": "<fil>",
        "<format>": "<format>",
        "<friend>": "<vän>",
        "<host:port>": "<värd:port>",
        "<id>": "<id>",
        "<level>": "<nivå>",
        "<link>": "<länk>",
        "<list>": "<lista>",
        "<lists>": "<listor>",
        "<member>": "<medlem>",
        "<n>": "<n>",
        "<name>": "<namn>",
        "<new-name>": "<nytt-namn>",
        "<nickname>": "<smeknamn>",
        "<position>": "<position>",
        "<number>": "<antal>",
        "<occasion>": "<tillfälle>",
        "<options>": "<val>",
        "<price>": "<pris>",
        "<priority>": "<prioritet>",
        "<seconds>": "<sekunder>",
        "<subcommand>": "<kommando>",
        "<tag>": "<etikett>",
        "<text>": "<text>",
        "<url>": "<webbadress>",
        "<wish>": "<önskning>",
        "<wishes>": "<önskningar>",

        // Options of many commands (Options/).
        "The home's folder; if not given, HEARTH_HOME or hearth in the folder for user data.":
            "Hemmets mapp; annars HEARTH_HOME, eller hearth i mappen för användardata.",
        "The language of what is printed: en or sv; if not given, HEARTH_LANGUAGE, else what the system speaks.":
            "Språket för det som skrivs ut: en eller sv; annars HEARTH_LANGUAGE, eller det systemet talar.",
        "Who you are, where the household has more than one member; if not given, HEARTH_AS.":
            "Vem du är, där hushållet har fler än en medlem; annars HEARTH_AS.",
        "A file whose first line is the passphrase; - reads standard input.":
            "En fil vars första rad är lösenfrasen; - läser från standard in.",
        "Print the node's answer as JSON.": "Skriv ut nodens svar som JSON.",
        "Print the result as JSON.": "Skriv ut resultatet som JSON.",
        "Print JSON.": "Skriv ut JSON.",
        "Do not ask.": "Fråga inte.",
        "Price: \"199.50 SEK\", \"199 kr\" or €12; an amount alone is in the currency used last.":
            "Pris: \"199,50 SEK\", \"199 kr\" eller €12; bara ett belopp är i den valuta som användes senast.",
        "The shop that has it.": "Butiken som har den.",
        "Where it is to be had.": "Var den finns.",
        "Size, colour and everything else that helps.": "Storlek, färg och annat som hjälper.",
        "A web page about it.": "En webbsida om den.",
        "How many: a number, or any.": "Hur många: ett tal, eller any för valfritt antal.",
        "low, medium or high.": "low (låg), medium (medel) eller high (hög).",
        "birthday, christmas, …": "birthday (födelsedag), christmas (jul), …",
        "YYYY-MM-DD.": "ÅÅÅÅ-MM-DD.",
        "A tag; can be repeated.": "En etikett; kan anges flera gånger.",

        // Other.
        "Print a script with which a shell completes commands and names.":
            "Skriv ut ett skript som låter ett skal fylla i kommandon och namn.",
        "Keep it where the shell looks: for bash in ~/.local/share/bash-completion/completions/hearth, for zsh as _hearth in a folder of $fpath, for fish in ~/.config/fish/completions/hearth.fish. Names of lists, wishes and friends come from the running node.":
            "Spara det där skalet letar: för bash i ~/.local/share/bash-completion/completions/hearth, för zsh som _hearth i en mapp i $fpath, för fish i ~/.config/fish/completions/hearth.fish. Namn på listor, önskningar och vänner kommer från noden som är igång.",
        "The shell.": "Skalet.",
        "<shell>": "<skal>",
        "Show the way by task, a topic or the help of a command.":
            "Visa vägen efter vad du vill göra, ett ämne eller hjälp om ett kommando.",
        "A topic or a command; what there is if not given.":
            "Ett ämne eller ett kommando; annars vad som finns.",
        "<words>": "<ord>",
        "Print the manual page, for `man` to show.":
            "Skriv ut manualsidan, som `man` kan visa.",
        "`hearth manual | man -l -` shows it; where it is installed, `man hearth` does.":
            "`hearth manual | man -l -` visar den; där den är installerad gör `man hearth` det.",
        "Print the version of this program and of its protocol.":
            "Skriv ut programmets och protokollets version.",
    ]
}
