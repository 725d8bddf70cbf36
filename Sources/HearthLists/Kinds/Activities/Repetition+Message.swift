import HearthWire

extension Repetition {
    /// Nil for one that this Hearth does not know: what has it does not repeat here.
    init?(message: Hearth_V1_ActivityRepetition) {
        let read: Repetition? =
            if message.everyDays != 0 {
                .days(Int(message.everyDays))
            } else if message.weekdays != 0 {
                .weekdays(Set((1...7).filter { message.weekdays & 1 << ($0 - 1) != 0 }))
            } else if message.monthDay != 0 {
                message.month == 0
                    ? .monthly(Int(message.monthDay))
                    : .yearly(month: Int(message.month), day: Int(message.monthDay))
            } else {
                nil
            }
        guard let read, read.isValid else { return nil }
        self = read
    }

    var message: Hearth_V1_ActivityRepetition {
        var message = Hearth_V1_ActivityRepetition()
        switch self {
        case .days(let count): message.everyDays = UInt32(count)
        case .weekdays(let days):
            message.weekdays = days.reduce(0) { $0 | 1 << UInt32($1 - 1) }
        case .monthly(let day): message.monthDay = UInt32(day)
        case .yearly(let month, let day):
            message.month = UInt32(month)
            message.monthDay = UInt32(day)
        }
        return message
    }
}
