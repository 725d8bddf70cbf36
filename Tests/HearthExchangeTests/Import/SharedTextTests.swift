import Testing

@testable import HearthExchange

@Suite("What other apps share")
struct SharedTextTests {
    struct Share: CustomTestStringConvertible, Sendable {
        var title = ""
        var text = ""
        var url = ""
        let name: String
        var link = "https://shop.example/7"
        var notes = ""

        var testDescription: String { "\(title)|\(text)|\(url)" }
    }

    @Test(
        "The name is what names the thing, and the link is found wherever it stands",
        arguments: [
            Share(
                title: "Wool socks | The shop", text: "https://shop.example/7",
                name: "Wool socks | The shop"),
            Share(title: "Wool socks", url: "https://shop.example/7", name: "Wool socks"),
            Share(text: "Wool socks\nhttps://shop.example/7", name: "Wool socks"),
            Share(text: "https://shop.example/7\nWool socks", name: "Wool socks"),
            Share(
                title: "Share",
                text: "Kettle 1.7 l, red\nhttps://shop.example/7\n\nSent from my phone",
                name: "Kettle 1.7 l, red"),
            Share(
                title: "https://shop.example/lamp", name: "lamp", link: "https://shop.example/lamp"),
            Share(
                title: "HTTPS://SHOP.EXAMPLE/7", name: "SHOP.EXAMPLE",
                link: "HTTPS://SHOP.EXAMPLE/7"),
            Share(
                title: "Check out this item!", text: "Bicycle bell https://shop.example/7",
                name: "Bicycle bell"),
            Share(title: "Tent for two - https://shop.example/7", name: "Tent for two"),
            Share(
                title: "Skates", text: "www.shop.example/s", name: "Skates",
                link: "https://www.shop.example/s"),
            Share(
                title: "Skates", url: "shop.example", name: "Skates", link: "https://shop.example"),
            Share(text: "Look what I found: Wool socks https://shop.example/7", name: "Wool socks"),
            Share(
                text: "I found this on The Corner Shop: https://shop.example/7",
                name: "shop.example"),
            Share(
                title: "Check out what I found on Corner", text: "Red kite\nhttps://shop.example/7",
                name: "Red kite"),
            Share(
                title: "Kolla in den här!", text: "Röd drake https://shop.example/7",
                name: "Röd drake"),
            Share(text: "Kolla in Röd drake: https://shop.example/7", name: "Röd drake"),
            Share(
                title: "Schau mal", text: "Roter Drachen https://shop.example/7",
                name: "Roter Drachen"),
            Share(title: "Shop", text: "Red kite https://shop.example/7", name: "Red kite"),
            Share(
                title: "Red kite", text: "Only this week https://shop.example/7", name: "Red kite",
                notes: "Only this week"),
            Share(text: "[Red kite](https://shop.example/7)", name: "Red kite"),
            Share(text: "Red kite (https://shop.example/7).", name: "Red kite"),
            Share(text: "Red kite:https://shop.example/7", name: "Red kite"),
            Share(text: "赤い凧https://shop.example/7。", name: "赤い凧"),
            Share(
                title: "Red kite", text: "https://shop.example/7\nhttps://shop.example/8",
                name: "Red kite",
                notes: "https://shop.example/8"),
            Share(
                text: "Red kite https://shop.example/7\nGet the app: https://apps.example/1",
                name: "Red kite"),
            Share(title: "Look book", text: "https://shop.example/7", name: "Look book"),
            Share(
                title: "Red kite\nwith a long tail", name: "Red kite", link: "",
                notes: "with a long tail"),
            Share(text: "Share", name: "Share", link: ""),
            Share(name: "", link: ""),
            Share(
                title: "\u{200E}Red kite", text: "\u{200B}https://shop.example/7\u{200B}",
                name: "Red kite"),
            Share(
                title: "Kite", text: "javascript:alert(1)", name: "Kite", link: "",
                notes: "javascript:alert(1)"),
        ])
    func read(_ share: Share) {
        let found = SharedText(title: share.title, text: share.text, link: share.url)
        #expect(found.name == share.name)
        #expect(found.link == share.link)
        #expect(found.notes == share.notes)
    }

    @Test(
        "What apps say around a name is no part of it, and a name that begins alike stays whole",
        arguments: [
            Share(
                text: "Check out this item on Corner: Wool coat https://shop.example/7",
                name: "Wool coat"),
            Share(
                text: "Kolla in den här produkten från Hörnan: Hylla https://shop.example/7",
                name: "Hylla"),
            Share(
                title: "Corner",
                text: "Hej! Jag hittade den här på Corner: Nike Sneakers Vit https://cr.example/7",
                name: "Nike Sneakers Vit", link: "https://cr.example/7", notes: "Corner"),
            Share(
                text: "Schau dir dieses Produkt auf Corner an! Rote Schuhe https://shop.example/7",
                name: "Rote Schuhe"),
            Share(
                title: "Schau, was ich bei eCorner gefunden habe",
                text: "Alte Kamera https://shop.example/7", name: "Alte Kamera"),
            Share(
                title: "Ich möchte dir dieses Produkt von Corner empfehlen",
                text:
                    "Ich möchte dir dieses Produkt von Corner empfehlen: Bohrer https://shop.example/7",
                name: "Bohrer"),
            Share(
                text: "Das könnte dir gefallen: Roter Drachen https://shop.example/7",
                name: "Roter Drachen"),
            Share(
                text: "I just found this on Corner: €5.99 | Desk lamp\nhttps://shop.example/7",
                name: "€5.99 | Desk lamp"),
            Share(
                text: "Kolla in den här annonsen på Hörnan! Cykel säljes https://shop.example/7",
                name: "Cykel säljes"),
            Share(
                text:
                    "Spana in den här auktionen på Hörnan: \"Höganäs krus\" https://shop.example/7",
                name: "Höganäs krus"),
            Share(
                title: "Titta på ”Bygg en holk” på Kanalen", text: "https://shop.example/7",
                name: "Bygg en holk"),
            Share(
                title: "Jag tror att du skulle gilla den här: Röd drake",
                text: "https://shop.example/7", name: "Röd drake"),
            Share(
                title: "Röd drake", text: "Den här i storlek 38 https://shop.example/7",
                name: "Röd drake", notes: "Den här i storlek 38"),
            Share(text: "Ta en titt på Röd drake https://shop.example/7", name: "Röd drake"),
            Share(
                title: "Check out this pin!",
                text: "Hey! Check out this awesome Pin! https://shop.example/7",
                name: "shop.example"),
            Share(
                title: "Drake", text: "Jag vill ha en drake https://shop.example/7", name: "Drake",
                notes: "Jag vill ha en drake"),
            Share(
                title: "Take Me to the River", text: "https://shop.example/7",
                name: "Take Me to the River"),
            Share(
                title: "I See You - Red", text: "https://shop.example/7", name: "I See You - Red"),
            Share(
                title: "Hello, Dolly! (Vinyl)", text: "https://shop.example/7",
                name: "Hello, Dolly! (Vinyl)"),
            Share(
                title: "Look, I Made a Hat", text: "https://shop.example/7",
                name: "Look, I Made a Hat"),
            Share(
                title: "Se min kjole av silke", text: "https://shop.example/7",
                name: "Se min kjole av silke"),
            Share(
                text: "https://shop.example/Red-kite/dp/B09QFX7K2L/ref=cm_sw_r", name: "Red kite",
                link: "https://shop.example/Red-kite/dp/B09QFX7K2L/ref=cm_sw_r"),
            Share(
                text: "https://shop.example/dQw4w9WgXcQ", name: "shop.example",
                link: "https://shop.example/dQw4w9WgXcQ"),
        ])
    func around(_ share: Share) { read(share) }

    @Test("However much is shared, the work has an end and all of it fits a wish")
    func long() {
        let much = String(repeating: "https://a.example/b c\n", count: 200_000)
        let found = SharedText(title: much, text: much + much, link: much)
        #expect(found.link == "https://a.example/b")
        #expect(found.notes.count <= 2000 && found.name.count <= 200)
    }
}
