import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Tables")
struct TableTests {
    @Test("Headings are known in English and in Swedish, whatever parts the cells")
    func headings() throws {
        let english = try read(
            "Name,Price,Link,Notes\nKettle,399.50 SEK,https://example.org/k,\"red, big\"\n")
        let swedish = try read(
            "Önskning;Pris;Länk;Anteckning\r\nKettle;399,50 kr;https://example.org/k;red, big\r\n")
        let tabs = try read(
            "sep=\t\nNAMN\tPRIS\tURL\tKOMMENTAR\nKettle\t399:50\thttps://example.org/k\tred, big",
            currency: "SEK")
        #expect(english.format == .csv && swedish.format == .csv && tabs.format == .csv)
        #expect(english.names == ["Kettle"] && tabs.remarks.isEmpty)
        #expect(
            english.wishes[0].fields
                == WishFields(notes: "red, big", link: "https://example.org/k", price: "399.50 SEK")
        )
        #expect(swedish.wishes[0].fields == english.wishes[0].fields)
        #expect(swedish.wishes[0].line == 2 && english.remarks.isEmpty)
        #expect(
            swedish.remarks == [ImportRemark(line: 2, kind: .sharedSign("399,50 kr", code: "SEK"))])
        #expect(tabs.wishes[0].fields == english.wishes[0].fields && tabs.wishes[0].line == 3)
    }

    @Test("Quotes hold separators, quotes and lines, and the lines are counted on")
    func quotes() throws {
        let file = try read(
            "name;notes\n\"A \"\"big\"\" one\";\"first\r\nsecond\"\n5\" nail;x\n\n\"last\";\"open")
        #expect(file.names == ["A \"big\" one", "5\" nail", "last"])
        #expect(file.wishes.map(\.line) == [2, 4, 6])
        #expect(file.wishes.map(\.fields.notes) == ["first\nsecond", "x", "open"])
    }

    @Test("Encodings of spreadsheet programs are read, and a guess is told")
    func encodings() throws {
        let text = "Namn;Pris\nBlå yllesockor;12,50 €\n"
        let little: [UInt8] =
            [0xFF, 0xFE]
            + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let big: [UInt8] =
            [0xFE, 0xFF]
            + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        let windows: [UInt8] = text.unicodeScalars.map { $0 == "€" ? 0x80 : UInt8($0.value) }
        for octets in [[0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big, windows] {
            let file = try ImportFile(octets: octets)
            #expect(file.names == ["Blå yllesockor"])
            #expect(file.wishes[0].fields.price == "12.50 EUR")
            #expect(
                file.remarks.map(\.kind) == (octets == windows ? [.guessedEncoding] : []))
        }
    }

    @Test("A mapping says what headings do not, also by number")
    func mapping() throws {
        let text = "Vad jag vill ha;Hur mycket\nKettle;2\n"
        #expect(throws: ImportError.noNames(columns: ["Vad jag vill ha", "Hur mycket"])) {
            _ = try read(text, .csv)
        }
        let named = try read(
            text, .csv, mapping: ["vad jag vill ha": .name, "2": .quantity])
        #expect(named.names == ["Kettle"] && named.wishes[0].fields.quantity == "2")
        let bare = try read("Kettle;20 kr\nLamp;5 kr\n", .csv, mapping: ["1": .name, "2": .price])
        #expect(bare.names == ["Kettle", "Lamp"])
        #expect(throws: ImportError.unknownColumn("3", columns: ["Kettle", "20 kr"])) {
            _ = try read("Kettle;20 kr\n", .csv, mapping: ["1": .name, "3": .price])
        }
    }

    @Test("Words for numbers, priorities, occasions and days are understood in both languages")
    func words() throws {
        let file = try read(
            """
            namn;antal;prioritet;tillfälle;datum;taggar
            A;2 st;hög;födelsedag;2027-05-31;kök, röd
            B;valfritt;3;jul;24.12.2026;
            C;1;must have;Mors dag;2026-12-24T12:00:00Z;en
            D;noll;brådskande;tisdag;igår;
            """)
        let fields = file.wishes.map(\.fields)
        #expect(fields.map(\.quantity) == ["2", "any", nil, nil])
        #expect(fields.map(\.priority) == ["high", "low", "high", nil])
        #expect(fields.map(\.occasion) == ["birthday", "christmas", "mothers-day", nil])
        #expect(fields.map(\.date) == ["2027-05-31", "2026-12-24", "2026-12-24", nil])
        #expect(fields.map(\.tags) == [["kök", "röd"], nil, ["en"], nil])
        // Nothing is lost for not being understood.
        #expect(fields[3].notes == "noll\nbrådskande\ntisdag\nigår")
        #expect(file.remarks.count == 4 && file.remarks.allSatisfy { $0.line == 5 })
    }

    @Test("A column for the list parts the wishes; a friend's list stays out")
    func lists() throws {
        let file = try read(
            "list,name\nBirthday,A\n,B\nOwner/Christmas,C\nBirthday,D\n")
        #expect(file.isNamed)
        #expect(file.lists.map(\.title) == ["Birthday", nil])
        #expect(file.lists.map { $0.wishes.map(\.name) } == [["A", "D"], ["B"]])
        #expect(file.remarks.map(\.kind) == [.friendsList("Owner/Christmas")])
    }

    @Test(
        "How a sign was read that several currencies share is told, and so is more than an amount")
    func signs() throws {
        let file = try read(
            """
            name,price
            Hat,249 kr
            Wax,249 NOK
            Lamp,ca 200 kr
            Mug,dear
            """, currency: "NOK")
        let wishes = file.wishes
        #expect(
            wishes.map(\.fields.price) == ["249.00 NOK", "249.00 NOK", "200.00 NOK", nil])
        #expect(wishes.map(\.fields.notes) == [nil, nil, "ca 200 kr", "dear"])
        #expect(
            file.remarks == [
                ImportRemark(line: 2, kind: .sharedSign("249 kr", code: "NOK")),
                ImportRemark(line: 4, kind: .sharedSign("ca 200 kr", code: "NOK")),
                ImportRemark(line: 4, kind: .moreThanAnAmount("ca 200 kr")),
                ImportRemark(line: 5, kind: .notUnderstood(.price, "dear")),
            ])
    }

    @Test("A table with one known heading among many is one, and numbers kept as texts are plain")
    func readingList() throws {
        let file = try read(
            "Book Id,Title,Author,ISBN\n1,\"A book, volume 1\",Author One,\"=\"\"0306406152\"\"\"\n"
        )
        #expect(file.format == .csv && file.names == ["A book, volume 1"])
        #expect(file.wishes[0].fields.notes == "Author One")
        #expect(
            file.remarks
                == ["Book Id", "ISBN"].map { ImportRemark(line: 1, kind: .unknownColumn($0)) })
        let notes = try read("Name,Notes\nSocks,\"=\"\"0306\"\"\"")
        #expect(notes.wishes[0].fields.notes == "0306")
    }
}
