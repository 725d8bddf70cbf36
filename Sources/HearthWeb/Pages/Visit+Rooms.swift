import HearthAPI
import HearthKinds
import HearthPages
import Hummingbird
import HummingbirdCore

extension Visit {
    /// The lists of a room; those of kinds that this Hearth does not know stand with the gifts.
    func lists(in room: Room) async throws -> [ListInfo] {
        try await ask(ListLists()).filter { KindLook.of($0.kind).room.name == room.name }
    }

    /// The rooms that the member uses, and the one in which the page is: that of its list, or of its address.
    func setRooms(of frame: inout PageFrame, _ list: ListInfo?, _ kinds: [KindInfo]) {
        guard Room.table.all.count > 1 else { return }
        let used = kinds.filter(\.isOn).map { KindLook.of($0.name).room.name }
        frame.rooms = Room.table.all.filter { used.contains($0.name) }
        let path = request.uri.path
        frame.room =
            list.map { KindLook.of($0.kind).room }
            ?? Room.table.all.first { $0.leads(to: path) } ?? .gifts
    }
}

extension ListInfo {
    /// For pages about any list, which lead to another room where it is not one of gifts.
    var ofOtherKind: ListInfo? { isOfWishes ? nil : self }
}
