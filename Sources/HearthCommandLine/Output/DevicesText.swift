import HearthAPI
import HearthLanguage

/// The household's devices in a terminal.
enum DevicesText {
    static func lines(_ info: DevicesInfo) -> [String] {
        var facts = Facts()
        facts.add(
            Text("In the home network"), info.areOn ? Text("on").string : Text("off").string)
        facts.add(Text("Address"), info.address)
        facts.add(Text("Trouble"), info.problem?.text.string)
        facts.add(Text("Fingerprint"), info.fingerprint.map(Fingerprint.grouped))
        for link in info.links {
            let end = DateText.day(of: link.endsAt)
            facts.add(
                Text("Link of a guest"),
                link.inviter.map { Text("\(link.guest), from \($0), until \(end)").string }
                    ?? Text("\(link.guest), until \(end)").string)
        }
        for device in info.devices {
            guard let link = device.byLink, let guest = device.member else { continue }
            let day = DateText.day(of: link.at)
            facts.add(
                Text("Let in by a link"), Text("\(device.name), as \(guest), on \(day)").string)
        }
        guard !info.devices.isEmpty else { return facts.lines() }
        var table = Table(
            Text("Device"), Text("Whose"), Text("Last seen"), Text("Id"))
        for device in info.devices {
            table.add(
                device.name, device.member ?? Text("the family").string,
                String(TimeText.local(device.seenAt)?.prefix(10) ?? ""), device.id)
        }
        return facts.lines() + [""] + table.lines()
    }
}
