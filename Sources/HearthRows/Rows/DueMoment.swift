package import HearthSodium
package import HearthWire

/// When an item or a list is due for a member.
///
/// Members, lists and items by their ids, and a time: it can be read while the member is locked, so that
/// they are told then. What it means is done with their keys. Nothing that depends on claims has one: what
/// givers are reminded of, and their holds, stand in their sealed rows.
package struct DueMoment: Codable, Hashable, Sendable {
    package let member: IdentityKey
    package let list: ListID
    /// Nil: the list itself is due.
    package let item: ItemID?
    /// Nil: it is the only one that its kind sets; all are in homes of before.
    package let name: DueName?
    package let at: WallTime
    // Nil for no: rows of before say nothing of them.
    private let silent: Bool?
    private let atHour: Bool?
    /// Whether it was told without words; nil before anybody asked.
    package private(set) var wasTold: Bool?

    private enum CodingKeys: String, CodingKey {
        case member, list, item, name, at, silent
        case atHour = "hour"
        case wasTold = "told"
    }

    /// A moment that is to be set.
    ///
    /// One that `isSilent` is told to nobody while the member is locked. Of one that `isWrittenAtHour`, what waited
    /// for the member's keys is done at the next full hour at which they are in memory, and not when the member
    /// unlocks: for what others read, who would see when that was.
    package init(
        member: IdentityKey, list: ListID, item: ItemID?, name: DueName? = nil, at: WallTime,
        isSilent: Bool = false, isWrittenAtHour: Bool = false
    ) {
        (self.member, self.list, self.item, self.name, self.at) = (member, list, item, name, at)
        silent = isSilent ? true : nil
        atHour = isWrittenAtHour ? true : nil
    }

    package var isSilent: Bool { silent ?? false }
    package var isWrittenAtHour: Bool { atHour ?? false }

    /// Moments before 1970, and after 2100, are refused.
    package static let bounds = WallTime(seconds: 0)...WallTime(milliseconds: 4_133_980_799_999)

    /// What tells it from others of one member and list.
    package struct Place: Codable, Hashable, Sendable {
        package let item: ItemID?
        package let name: DueName?
    }

    /// What tells it from others.
    package struct Key: Codable, RowKey {
        package let member: IdentityKey
        package let list: ListID
        package let place: Place

        package init(
            member: IdentityKey, list: ListID, item: ItemID?, name: DueName? = nil
        ) {
            (self.member, self.list) = (member, list)
            place = Place(item: item, name: name)
        }

        /// Member 32 | list 16 | item 8, or eight zeros and the octet 255, which no name has | name.
        package var octets: [UInt8] {
            let item =
                place.item?.octets ?? [UInt8](repeating: 0, count: ItemID.byteCount) + [255]
            return member.octets + list.octets + item + Array((place.name?.rawValue ?? "").utf8)
        }
    }

    package var key: Key { Key(member: member, list: list, item: item, name: name) }

    /// Whether setting it in place of another one changes nothing.
    package func says(theSameAs other: DueMoment) -> Bool {
        at == other.at && isSilent == other.isSilent && isWrittenAtHour == other.isWrittenAtHour
    }

    /// The same of an item that stands elsewhere now.
    package func moved(to list: ListID, _ item: ItemID) -> DueMoment {
        var moved = DueMoment(
            member: member, list: list, item: item, name: name, at: at, isSilent: isSilent,
            isWrittenAtHour: isWrittenAtHour)
        moved.wasTold = wasTold
        return moved
    }

    /// The same, after it was asked whether to tell of it.
    package func told(_ wasTold: Bool) -> DueMoment {
        var moment = self
        moment.wasTold = wasTold
        return moment
    }

    /// In the order in which they come.
    package static func isEarlier(_ left: DueMoment, _ right: DueMoment) -> Bool {
        left.at == right.at
            ? left.key.octets.lexicographicallyPrecedes(right.key.octets) : left.at < right.at
    }
}
