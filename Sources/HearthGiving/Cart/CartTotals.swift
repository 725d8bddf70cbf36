import HearthHousehold
import HearthLists

/// What everything in a cart costs, one sum a currency.
///
/// Prices are written by others: a sum that no number can hold stays at the largest there is,
/// instead of ending the program.
struct CartTotals {
    private var sums: [Currency: Int64] = [:]

    /// By currency.
    var texts: [String] {
        sums.sorted { $0.key < $1.key }.map { Money.text($0.value, $0.key) }
    }

    /// Adds this many hundredths for each piece; below 1 of either is nothing.
    mutating func add(_ hundredths: Int64, times pieces: Int = 1, in currency: Currency) {
        guard hundredths > 0, pieces > 0 else { return }
        let (cost, isOver) = hundredths.multipliedReportingOverflow(by: Int64(pieces))
        let (sum, isSumOver) = sums[currency, default: 0].addingReportingOverflow(cost)
        sums[currency] = isOver || isSumOver ? .max : sum
    }
}
