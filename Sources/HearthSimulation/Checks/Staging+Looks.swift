import HearthAPI

extension Staging {
    /// Between two looks; what an owner sees for a moment only is there that long.
    private static let pause: Ticks = 300_000_000

    /// Has every owner look now and then how their node is: the same, whatever was claimed just before.
    func planLooks(from start: Ticks, until end: Ticks) {
        let owners = Set(blueprint.lists.flatMap(\.owners)).sorted()
        for moment in stride(from: start, to: end, by: Int(Self.pause)) {
            world.plan(at: moment) { [self] in
                for owner in owners { look(by: owner, at: moment) }
            }
        }
    }

    private func look(by owner: Int, at moment: Ticks) {
        guard node(of: owner).isRunning else { return }
        let word: String
        do {
            var status = try see(ShowStatus(), by: owner)
            // Owners give to others too, and have news of that.
            status.unreadNews = nil
            word = "\(status)"
        } catch {
            word = "\(error)"
        }
        outcomes.append("\(moment) status of \(owner): \(word)")
    }
}
