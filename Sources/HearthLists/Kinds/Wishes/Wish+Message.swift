import HearthWire
import SwiftProtobuf

extension Wish {
    /// The numbers of the fields in protocol-spec/hearth.proto whose unknown part is carried.
    private enum Field {
        static let price = 1
        static let place = 3
        static let quantity = 4
        static let priority = 5
        static let occasion = 6
        static let date = 7
    }

    /// - Throws: `.malformed` for a value outside its range; texts are not checked here.
    init(message: Hearth_V1_Wish) throws(PartError) {
        self.init(
            price: try Price(message), store: message.store, variant: message.variant,
            place: try Place(message),
            quantity: try Quantity(message), priority: Priority(message: message.priority),
            occasion: Occasion(message: message.occasion),
            date: message.hasDate ? try Day(checking: message.date) : nil)
        carried = Carried(of: message)
        carried.keep(message.price, at: Field.price)
        carried.keep(message.place, at: Field.place)
        carried.keep(message.quantity, at: Field.quantity)
        carried.keep(message.date, at: Field.date)
        if case .UNRECOGNIZED(let number) = message.priority {
            carried.keep(number, at: Field.priority)
        }
        if case .UNRECOGNIZED(let number) = message.occasion {
            carried.keep(number, at: Field.occasion)
        }
    }

    var message: Hearth_V1_Wish {
        var message = Hearth_V1_Wish()
        if let price {
            message.price.minorUnits = price.minorUnits
            message.price.currency = price.currency.code
            message.price.unknownFields = carried.storage(at: Field.price)
        }
        message.store = store
        message.variant = variant
        if let place {
            message.place = place.message
            message.place.unknownFields = carried.storage(at: Field.place)
        }
        // One is what an absent quantity means.
        if quantity != .one || carried.hasFields(at: Field.quantity) {
            message.quantity = quantity.message
            message.quantity.unknownFields = carried.storage(at: Field.quantity)
        }
        let unnamedPriority = carried.number(at: Field.priority)
        message.priority =
            priority?.message ?? unnamedPriority.map { .UNRECOGNIZED($0) } ?? .unspecified
        let unnamedOccasion = carried.number(at: Field.occasion)
        message.occasion =
            occasion?.message ?? unnamedOccasion.map { .UNRECOGNIZED($0) } ?? .unspecified
        if let date {
            message.date = date.message
            message.date.unknownFields = carried.storage(at: Field.date)
        }
        message.unknownFields = carried.storage
        return message
    }
}

extension Day {
    init(checking message: Hearth_V1_Day) throws(PartError) {
        guard let day = Day(message: message) else { throw .malformed }
        self = day
    }
}

extension Price {
    fileprivate init?(_ wish: Hearth_V1_Wish) throws(PartError) {
        guard wish.hasPrice else { return nil }
        guard let currency = Currency(wish.price.currency),
            let price = Price(minorUnits: wish.price.minorUnits, currency: currency)
        else { throw .malformed }
        self = price
    }
}

extension Place {
    fileprivate init?(_ wish: Hearth_V1_Wish) throws(PartError) {
        guard wish.hasPlace else { return nil }
        self.init(text: wish.place.text)
        if wish.place.hasPosition_p {
            guard
                let position = Position(
                    latitude: wish.place.latitude, longitude: wish.place.longitude)
            else { throw .malformed }
            self.position = position
        } else if wish.place.latitude != 0 || wish.place.longitude != 0 {
            throw .malformed
        }
    }

    fileprivate var message: Hearth_V1_Place {
        var message = Hearth_V1_Place()
        message.text = text
        if let position {
            message.latitude = position.latitude
            message.longitude = position.longitude
            message.hasPosition_p = true
        }
        return message
    }
}

extension Quantity {
    fileprivate init(_ wish: Hearth_V1_Wish) throws(PartError) {
        let message = wish.quantity
        switch (message.any, message.count) {
        case (true, 0): self = .any
        case (true, _): throw .malformed
        case (false, 0): self = .one
        case (false, let count):
            self = .count(Int(count))
            guard isValid else { throw .malformed }
        }
    }

    fileprivate var message: Hearth_V1_Quantity {
        var message = Hearth_V1_Quantity()
        switch self {
        case .count(let count): message.count = UInt32(clamping: count)
        case .any: message.any = true
        }
        return message
    }
}
