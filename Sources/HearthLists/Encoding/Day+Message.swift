package import HearthWire

extension Day {
    /// Nil unless the message names a day.
    package init?(message: Hearth_V1_Day) {
        self.init(
            year: Int(message.year), month: Int(message.month), day: Int(message.day))
    }

    /// The day as it travels.
    package var message: Hearth_V1_Day {
        var message = Hearth_V1_Day()
        message.year = Int32(year)
        message.month = UInt32(month)
        message.day = UInt32(day)
        return message
    }
}
