import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthWire

extension ShowTags: UseCase {
    private static let bound = (usual: 200, most: 1000)

    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> TagsShown {
        var counts = TagCounts()
        for list in try household.notesLists(of: asker, work) {
            for item in list.merged.items where item.note?.isBinned == false {
                counts.add(item.tags)
            }
        }
        let words = FoldedText.forSearch(text ?? "").split(whereSeparator: \.isWhitespace)
        let all = counts.sorted { key in words.allSatisfy { key.contains($0) } }
        let part = AskedPart(from: from, count: count, Self.bound)
        return TagsShown(tags: Array(all[part.range(of: all.count)]), total: all.count)
    }
}

extension RenameTag: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> TagRenamed {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let old = FoldedText.forSearch(tag)
        let new = try to?.nilIfEmpty.map {
            try Names.cleaned($0, field: "tag", rule: .tag)
        }
        var answer = TagRenamed(notes: 0, kept: 0)
        for open in try household.notesLists(of: asker, work) {
            let tagged = open.merged.items.filter { item in
                item.note != nil && item.tags.contains { FoldedText.forSearch($0) == old }
            }
            guard open.reader.role.isEditor else {
                answer.kept += tagged.count
                continue
            }
            let changed = tagged.map { $0.renaming(old, to: new, at: work.now) }
            if !changed.isEmpty { try household.write(changed, to: open, keys: keys, work) }
            answer.notes += changed.count
        }
        guard answer.notes + answer.kept > 0 else {
            throw HearthError(.unknownTag, ["name": tag])
        }
        return answer
    }
}

extension Item {
    /// The same with another tag in the place of one, or without it; none stands there twice.
    fileprivate func renaming(_ old: String, to new: String?, at now: WallTime) -> Item {
        var item = self
        var known: Set<String> = []
        item.tags = tags.compactMap { tag in
            guard let tag = FoldedText.forSearch(tag) == old ? new : tag,
                known.insert(FoldedText.forSearch(tag)).inserted
            else { return nil }
            return tag
        }
        item.revision = nextRevision(at: now)
        return item
    }
}
