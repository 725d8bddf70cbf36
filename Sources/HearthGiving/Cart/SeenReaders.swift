import HearthAPI
import HearthHousehold
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension WhoCanSee: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ReaderInfo] {
        let open = try household.list(at: list, for: asker, work)
        var infos = try household.readers(of: open, for: asker, work)
        // An owner learns nothing of whom others let see what they reserve.
        guard open.reader.role.isInCircle else { return infos }
        let audience = try household.audience(of: open, work)
        let keptBack = try household.unread(of: open, work).keptBack
        // The roster's readers come first, in its order.
        for (index, reader) in open.entry.readers.enumerated() where !infos[index].isCaller {
            guard reader.role.isInCircle else { continue }
            infos[index].seesCaller = audience?.sees(reader.identity)
            infos[index].changesAt = audience?.change(for: reader.identity)
            infos[index].isSeen = audience != nil ? !keptBack.contains(reader) : nil
        }
        return infos
    }
}
