package import HearthAPI
package import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// What holds of every item, whatever it is.
extension Household {
    func checkName(
        _ text: String, in open: OpenList, besides own: ItemID?
    ) throws -> String {
        let name = try Names.cleaned(text, field: "name", .thing)
        let folded = FoldedName(name)
        let isTaken =
            open.merged.head.kind.hasUniqueNames
            && open.merged.items.contains { $0.id != own && folded.isSame(as: $0.name) }
        if isTaken {
            throw HearthError(
                .wishNameTaken,
                ["name": name, "list": open.displayTitle])
        }
        return name
    }

    /// Makes room for new items at the end of a list.
    ///
    /// - Throws: `HearthError.limitItems` when it is full.
    func room(for count: Int, in open: OpenList) throws(HearthError) -> MergedList.Room {
        guard open.merged.items.count <= Limits.itemsPerList - count,
            let room = open.merged.room(for: count)
        else { throw HearthError(.limitItems, ["limit": "\(Limits.itemsPerList)"]) }
        return room
    }

    /// An id that no item of the list has or had.
    func newItemID(in open: OpenList, besides others: Set<ItemID>) throws -> ItemID {
        for _ in 0..<64 {
            if let id = ItemID(octets: entropy.octets(ItemID.byteCount, for: .identifier)),
                open.merged.item(id) == nil, !others.contains(id), !open.ownPart.isMissing(id)
            {
                return id
            }
        }
        throw HearthError(.listIncomplete, ["list": open.merged.head.title])
    }

    /// The keys of a member who may edit the list.
    ///
    /// - Throws: `HearthError.notEditor`.
    package func editor(of open: OpenList, _ asker: Asker) throws(HearthError) -> MemberKeys {
        guard let keys = asker.keys, open.reader.role.isEditor else {
            throw HearthError(.notEditor, ["list": open.merged.head.title])
        }
        return keys
    }
}

extension Item {
    /// When it came to its list, ISO 8601; nil when nobody said.
    package var addedText: String? {
        added == 0 ? nil : WallTime(seconds: Int64(clamping: added)).text
    }
}

extension WallTime {
    /// As an item says when it was added.
    var itemTime: UInt64 { min(UInt64(clamping: seconds), ListLimits.seconds - 1) }
}

extension String {
    package var nilIfEmpty: String? { isEmpty ? nil : self }
}
