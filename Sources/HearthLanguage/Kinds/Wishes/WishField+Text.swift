package import HearthAPI

extension WishField {
    /// What a value is called that stands beside it.
    package var label: Text {
        switch self {
        case .variant: Text("Colour or variant")
        case .price: Text("Price")
        case .store: Text("Store")
        case .place: Text("Place")
        case .position: Text("Position")
        case .link: Text("Link")
        case .quantity: Text("How many")
        case .priority: Text("Priority")
        case .occasion: Text("Occasion")
        case .date: Text("Date")
        case .notes: Text("Details")
        }
    }
}

extension WishChange {
    /// What a giver is told; amounts and numbers as `shown` writes them.
    package func text(shown: (WishField, String) -> String) -> Text {
        let label: Text
        switch field {
        case .turn: return Text("You waited in line, and now it is yours.")
        case .name: label = Text("Name")
        case .said(let field): label = field.label
        }
        func value(_ value: String?) -> String? {
            guard case .said(let field) = field else { return value }
            return value.map { shown(field, $0) }
        }
        return switch (value(before), value(after)) {
        case (nil, nil): Text("\(label): changed")
        case (nil, let after?): Text("\(label): \(after) (new)")
        case (let before?, nil): Text("\(label): none now (was \(before))")
        case (let before?, let after?): Text("\(label): \(after) (was \(before))")
        }
    }
}
