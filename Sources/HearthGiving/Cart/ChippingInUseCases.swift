import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthRows
import HearthSodium
import HearthWire

extension ChipIn: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ClaimInfo {
        let wish = try household.givable(self.wish, for: asker, work)
        guard let price = wish.item?.givable?.price, price.minorUnits > 0 else {
            throw HearthError(.wishWithoutPrice, ["wish": wish.name])
        }
        let read = try household.readCircle(of: wish.open, work)
        let ledger = read?.ledger(at: work.now)
        try household.checkMode(of: wish, isWhole: false, in: ledger, by: asker)
        let hundredths = try hundredths(of: wish.name, in: price.currency)
        guard hundredths <= price.minorUnits else {
            throw HearthError(
                .amountOverPrice, ["wish": wish.name, "limit": price.description])
        }
        let highest = Int64(UInt32.max)
        guard hundredths <= highest else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "amount", "lowest": "0.01", "highest": Money.text(highest, nil)])
        }
        let claim: Claim?
        if let living = wish.living {
            // Its place stays, so that more must not push away what others already put in.
            let others = ledger?[wish.id]?.queue
                .filter { $0.author != asker.identity }.reduce(0) { $0 + $1.counted }
            let missing = price.minorUnits - (others ?? 0)
            guard hundredths <= max(missing, living.contribution) else {
                throw HearthError(
                    .amountOverMissing,
                    [
                        "wish": wish.name,
                        "limit": Money.text(max(missing, living.contribution), price.currency),
                    ])
            }
            claim = living.contributing(hundredths)
        } else {
            claim = Claim(
                item: wish.id, kind: .contribution, time: work.now, amount: UInt32(hundredths))
        }
        guard let claim else { throw HearthError(.internalError) }
        return try household.claim(
            wish.replacing(with: claim), on: wish, since: read, by: asker, work)
    }

    /// The amount, in hundredths; in the currency of the price where it names none.
    private func hundredths(
        of wish: String, in currency: Currency
    ) throws(HearthError) -> Int64 {
        guard let written = WrittenPrice(amount, currency: currency), !written.saysMore,
            let part = written.price, part.minorUnits > 0
        else { throw HearthError(.amountMalformed, ["value": amount]) }
        guard part.currency == currency else {
            throw HearthError(.currencyDiffers, ["wish": wish, "currency": currency.code])
        }
        return part.minorUnits
    }
}

extension TakeRoles: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ClaimInfo {
        let wish = try household.claimed(self.wish, for: asker, work)
        guard let living = wish.living else {
            throw HearthError(.notReserved, ["wish": wish.name])
        }
        var tasks: ClaimRoles = []
        for word in roles {
            guard let task = GiftTask(rawValue: word.lowercased()) else {
                throw HearthError(.taskUnknown, ["value": word])
            }
            tasks.formUnion(ClaimRoles(task))
        }
        return try household.claim(
            wish.replacing(with: living.taking(tasks)), on: wish, isFresh: false, by: asker,
            work)
    }
}

extension ClaimRoles {
    init(_ task: GiftTask) {
        self =
            switch task {
            case .buys: .buys
            case .wraps: .wraps
            case .card: .writesCard
            }
    }

    var tasks: [GiftTask] { GiftTask.allCases.filter { isSuperset(of: ClaimRoles($0)) } }
}

/// Amounts of money, for people.
enum Money {
    /// `60.00 EUR`, or `60.00` where no currency is known.
    static func text(_ hundredths: Int64, _ currency: Currency?) -> String {
        if let price = currency.flatMap({ Price(minorUnits: hundredths, currency: $0) }) {
            return price.description
        }
        let rest = hundredths % 100
        let number = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
        // More than any price, as a total may be.
        return currency.map { "\(number) \($0)" } ?? number
    }
}
