package import HearthAPI
import HearthLists
package import HearthRows

extension AddWish: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> ItemInfo
    {
        try household.add(
            Wish(), to: list, name: name, id: id,
            at: ItemPlace(placement, beside: other, number: number), by: asker, work
        ) { household, item in
            try household.writtenOut(fields, of: item, by: asker, work).apply(to: &item)
        }
    }
}

extension EditWish: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> ItemInfo
    {
        try household.edit(
            wish, of: Wish.self, name: name,
            to: ItemPlace(placement, beside: other, number: number), ifMatch: ifMatch, by: asker,
            work
        ) { household, item in
            try household.writtenOut(fields, of: item, by: asker, work).apply(to: &item)
        }
    }
}
