package import HearthWire

extension Priority {
    /// Nil for none and for a number without a name.
    package init?(message: Hearth_V1_Priority) {
        switch message {
        case .unspecified, .UNRECOGNIZED: return nil
        case .low: self = .low
        case .medium: self = .medium
        case .high: self = .high
        }
    }

    package var message: Hearth_V1_Priority {
        switch self {
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
