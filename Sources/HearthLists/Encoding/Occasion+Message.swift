package import HearthWire

extension Occasion {
    /// Nil for none and for a number without a name.
    package init?(message: Hearth_V1_Occasion) {
        switch message {
        case .unspecified, .UNRECOGNIZED: return nil
        case .birthday: self = .birthday
        case .christmas: self = .christmas
        case .wedding: self = .wedding
        case .engagement: self = .engagement
        case .nameDay: self = .nameDay
        case .mothersDay: self = .mothersDay
        case .fathersDay: self = .fathersDay
        case .easter: self = .easter
        case .halloween: self = .halloween
        case .graduation: self = .graduation
        case .baby: self = .baby
        case .housewarming: self = .housewarming
        case .other: self = .other
        }
    }

    package var message: Hearth_V1_Occasion {
        switch self {
        case .birthday: .birthday
        case .christmas: .christmas
        case .wedding: .wedding
        case .engagement: .engagement
        case .nameDay: .nameDay
        case .mothersDay: .mothersDay
        case .fathersDay: .fathersDay
        case .easter: .easter
        case .halloween: .halloween
        case .graduation: .graduation
        case .baby: .baby
        case .housewarming: .housewarming
        case .other: .other
        }
    }
}
