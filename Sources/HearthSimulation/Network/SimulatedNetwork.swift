import HearthAPI
import HearthHousehold
import HearthReplication
package import HearthSodium
package import HearthWire

/// Connections between simulated nodes: by address, over lines with a latency each.
///
/// Frames travel as the octets of transport messages, so that the wire code is exercised. As long as
/// there is no weather a line is like TCP and loses nothing: what is under way while it is cut
/// arrives when it is whole again, unless one side has given up by then.
package final class SimulatedNetwork {
    /// How long anything takes on lines that nothing else was said of.
    package var latency: Duration = .milliseconds(20) {
        didSet { for link in links.values { link.latency = latency.ticks } }
    }
    /// How long a dial takes to fail when nothing answers.
    package var dialTimeout: Duration = .seconds(5)
    /// Octets that may wait for a peer which does not read; more end the session.
    package var sessionQueue = Limits.sessionQueue
    /// Looks at every frame that a node sends, and may send others instead: for planting faults.
    package var intercept: ((_ from: SimulatedNode, _ to: NodeKey, _ frame: Frame) -> [Frame])?
    /// Nodes that share a network with others; all others have one of their own.
    package var networks: [NodeKey: String] = [:]
    /// Nodes whose router lets nobody in, although they reach others.
    package var unreachable: Set<NodeKey> = []
    /// Frames and their octets that were sent.
    package private(set) var frameCount = 0
    package private(set) var octetCount = 0

    unowned let world: World
    private let dice: Dice
    private var nodes: [String: SimulatedNode] = [:]
    var nodesByKey: [NodeKey: SimulatedNode] = [:]
    private var links: [Int: Link] = [:]
    var connections: [SimulatedConnection] = []

    init(world: World) {
        self.world = world
        dice = Dice(seed: world.seed, purpose: "network")
    }

    func register(_ node: SimulatedNode) {
        nodes[node.address] = node
        nodesByKey[node.key] = node
    }

    /// Gives a stopped node another address; at the old one nobody answers any more.
    func move(_ node: SimulatedNode, to address: String) {
        nodes[node.address] = nil
        node.address = address
        nodes[address] = node
    }

    /// The line from one node to another.
    func link(_ from: SimulatedNode, _ to: SimulatedNode) -> Link {
        let number = from.index << 16 | to.index
        if let link = links[number] { return link }
        let link = Link(latency: latency.ticks)
        links[number] = link
        return link
    }

    // MARK: What nodes ask for

    /// At one of the addresses after the other, before the last one has failed, as nodes dial.
    func dial(_ peer: NodeKey, at addresses: [String], from node: SimulatedNode) {
        next(SimulatedDial(of: peer, by: node, at: addresses))
    }

    private func next(_ dial: SimulatedDial) {
        guard let address = dial.begin() else { return }
        let (node, peer) = (dial.node, dial.peer)
        let target = nodes[address]
        let (there, back) = target.map { (link(node, $0), link($0, node)) } ?? (nil, nil)
        // A closed port refuses at once; behind a cut line nobody says anything.
        let isSilent =
            there.map { $0.cuts > 0 } ?? false || back.map { $0.cuts > 0 } ?? false
            || target.map { unreachable.contains($0.key) } ?? false
        let isRefused = there?.weather(.dialling, at: world.ticks) != nil
        if isRefused { world.faults.failedDials += 1 }
        let wait = isSilent ? dialTimeout.ticks : there?.latency ?? latency.ticks
        if dial.hasMore {
            world.plan(at: world.ticks + SimulatedDial.delay.ticks) { [self] in next(dial) }
        }
        world.plan(at: world.ticks + wait) { [self] in
            guard dial.isWanted else { return }
            guard !isSilent, !isRefused, let target, let there, let back, target.isRunning,
                target.key == peer, there.cuts == 0, back.cuts == 0
            else {
                if dial.failed() {
                    let reason = PeerProblem.noAnswer.rawValue
                    let reasons = dial.addresses.map { ($0, reason) }
                    return node.handle(
                        .dialFailed(peer, reasons: Dictionary(reasons) { first, _ in first }))
                }
                return next(dial)
            }
            dial.isOver = true
            connect(node, to: target, address: address)
        }
    }

    /// Whether the other end of a session is where it says.
    func dialBack(_ session: SessionID, nonce: UInt64, port: UInt16, from node: SimulatedNode) {
        guard let end = node.ends[session], let other = end.connection?.otherEnd(than: end).node
        else { return }
        let run = node.run
        let wait = link(node, other).latency * 2
        world.plan(at: world.ticks + wait) { [self] in
            guard node.run == run, node.isRunning else { return }
            let isThere = other.isRunning && HostPort(other.address)?.port == Int(port)
            node.handle(
                .dialledBack(
                    session, nonce: nonce,
                    wasReached: isThere && !unreachable.contains(other.key)))
        }
    }

    private func connect(
        _ node: SimulatedNode, to target: SimulatedNode, address: String
    ) {
        guard let here = node.household?.newSessionID(),
            let there = target.household?.newSessionID()
        else { return }
        let connection = SimulatedConnection(
            initiator: .init(
                node: node, run: node.run, session: here, link: link(target, node)),
            responder: .init(
                node: target, run: target.run, session: there, link: link(node, target)))
        connections.append(connection)
        node.ends[here] = connection.initiator
        target.ends[there] = connection.responder
        connection.initiator.connection = connection
        connection.responder.connection = connection
        target.connected(
            there, peer: node.key, isInitiator: false, address: "",
            place: place(of: node, from: target))
        node.connected(
            here, peer: target.key, isInitiator: true, address: address,
            place: place(of: target, from: node))
    }

    private func place(of node: SimulatedNode, from other: SimulatedNode) -> NetworkPlace {
        guard let home = networks[node.key] else { return NetworkPlace(node.address) }
        return NetworkPlace(home, networks[other.key] == home ? .sameNetwork : .elsewhere)
    }

    func send(_ frame: Frame, on session: SessionID, from node: SimulatedNode) {
        guard let end = node.ends[session], !end.isOver, let connection = end.connection else {
            return
        }
        let other = connection.otherEnd(than: end)
        guard let intercept else { return put(frame, from: end, to: other) }
        for frame in intercept(node, other.node.key, frame) { put(frame, from: end, to: other) }
    }

    func put(
        _ frame: Frame, from end: SimulatedConnection.End, to other: SimulatedConnection.End
    ) {
        guard !end.isOver else { return }
        let octets = frame.octets
        frameCount += 1
        octetCount += octets.count
        world.history?.sent(frame, by: end.node, to: other.node)
        end.node.note(frame, .sent, peer: other.node.key, byteCount: octets.count)
        var isEarly = false
        if case .early = frame { isEarly = true }
        let parcel = SimulatedConnection.Parcel.messages(
            Frame.messages(of: octets), isEarly: isEarly)
        carry(parcel, to: other, frame: frame, byteCount: octets.count)
    }

    func close(_ session: SessionID, _ reason: CloseReason, from node: SimulatedNode) {
        guard let end = node.ends[session], !end.isOver, let connection = end.connection else {
            return
        }
        let other = connection.otherEnd(than: end)
        put(.close(reason), from: end, to: other)
        end.isOver = true
        carry(.hangUp, to: other, frame: nil, byteCount: 0)
        let peer = other.node.key
        world.plan(after: .zero) { [self] in tellGone(end, peer: peer) }
        sweep()
    }

    /// A node is gone: its peers notice when that news arrives.
    func ended(_ node: SimulatedNode) {
        for connection in connections {
            guard let end = connection.end(of: node), !end.isOver else { continue }
            end.isOver = true
            carry(.hangUp, to: connection.otherEnd(than: end), frame: nil, byteCount: 0)
        }
        node.ends = [:]
        sweep()
    }

    // MARK: Delivery

    func carry(
        _ parcel: SimulatedConnection.Parcel, to end: SimulatedConnection.End, frame: Frame?,
        byteCount: Int
    ) {
        let link = end.link
        guard link.passes else { return hold(parcel, for: end) }
        guard let connection = end.connection else { return }
        let sender = connection.otherEnd(than: end).node
        var moment = world.ticks
        var isEarly = false
        if case .messages(_, isEarly: true) = parcel { isEarly = true }
        if !link.weather.isEmpty, let slow = link.weather(.slowness, at: world.ticks) {
            world.faults.slowed += 1
            let wire = Ticks(Double(byteCount) * 1_000_000 / slow.strength)
            if isEarly {
                // What is early has a lane of its own, so that a thin line shows nothing of it.
                moment += wire
            } else {
                moment = max(moment, link.freeAt) + wire
                link.freeAt = moment
            }
        }
        moment += link.latency
        var isOrdered = true
        if link.jitter > 0 || !link.weather.isEmpty {
            let fraction = fractions(on: link, isEarly: isEarly, from: sender, to: end.node)
            if link.jitter > 0 { moment += Ticks(fraction(0) * Double(link.jitter)) }
            if !link.weather.isEmpty, frame.map({ $0.meetsWeather }) ?? false {
                guard let late = meetWeather(on: link, fraction) else { return }
                moment += late.wait
                isOrdered = late.isOrdered
                if late.comesTwice { arrive(parcel, at: moment + 700_000, end) }
            }
        }
        if isOrdered, isEarly {
            moment = max(moment, end.lastEarlyArrival)
            end.lastEarlyArrival = moment
        } else if isOrdered {
            moment = max(moment, end.lastArrival)
            end.lastArrival = moment
        }
        arrive(parcel, at: moment, end)
    }

    /// The throws for one frame of a moment and lane, each for another purpose.
    private func fractions(
        on link: Link, isEarly: Bool, from sender: SimulatedNode, to receiver: SimulatedNode
    ) -> (UInt64) -> Double {
        let ordinal = link.ordinal(at: world.ticks, isEarly: isEarly)
        let lane = UInt64(receiver.index) << 33 | UInt64(sender.index) << 1 | (isEarly ? 1 : 0)
        let time = UInt64(bitPattern: world.ticks)
        return { [dice] purpose in dice.fraction(lane, time, ordinal, purpose) }
    }

    /// What the weather does to a frame; nil: it is lost.
    private func meetWeather(
        on link: Link, _ fraction: (UInt64) -> Double
    ) -> (wait: Ticks, isOrdered: Bool, comesTwice: Bool)? {
        func strength(_ kind: Weather.Kind) -> Double? {
            link.weather(kind, at: world.ticks)?.strength
        }
        var wait: Ticks = 0
        var isOrdered = true
        var comesTwice = false
        if let loss = strength(.loss), fraction(1) < loss {
            world.faults.lost += 1
            return nil
        }
        if let delay = strength(.delay) {
            world.faults.delayed += 1
            wait += Ticks(delay)
        }
        if let reordering = strength(.reordering), fraction(2) < reordering {
            world.faults.reordered += 1
            isOrdered = false
            wait += Ticks(fraction(3) * 3_000_000)
        }
        if let twice = strength(.duplication), fraction(4) < twice {
            world.faults.duplicated += 1
            comesTwice = true
        }
        return (wait, isOrdered, comesTwice)
    }

    private func arrive(
        _ parcel: SimulatedConnection.Parcel, at moment: Ticks, _ end: SimulatedConnection.End
    ) {
        world.plan(at: moment) { [self] in
            guard end.link.passes else { return hold(parcel, for: end) }
            deliver(parcel, to: end)
        }
    }

    private func hold(_ parcel: SimulatedConnection.Parcel, for end: SimulatedConnection.End) {
        guard end.isAlive else { return }
        if end.link.clogs > 0 { world.faults.clogged += 1 } else { world.faults.heldBack += 1 }
        end.held.append(parcel)
        end.heldOctets += parcel.byteCount
        giveUpIfTooSlow(end)
    }

    /// Ends the session with a peer that lets more wait than may.
    private func giveUpIfTooSlow(_ end: SimulatedConnection.End) {
        guard end.heldOctets > sessionQueue, let connection = end.connection else { return }
        // Too slow: the sender gives this session up.
        let sender = connection.otherEnd(than: end)
        guard !sender.isOver else { return }
        world.faults.overflows += 1
        sender.isOver = true
        end.held = [.hangUp]
        end.heldOctets = 0
        let peer = end.node.key
        // Not within the step that said too much.
        world.plan(after: .zero) { [self] in tellGone(sender, peer: peer) }
        sweep()
    }

    /// Lets through what was held back on the line from one node to another.
    func release(from: SimulatedNode, to: SimulatedNode) {
        let link = link(from, to)
        guard link.passes else { return }
        for connection in connections {
            guard let end = connection.end(of: to), connection.end(of: from) != nil else {
                continue
            }
            let held = end.held
            end.held = []
            end.heldOctets = 0
            for parcel in held {
                let moment = max(world.ticks + link.latency, end.lastArrival)
                end.lastArrival = moment
                arrive(parcel, at: moment, end)
            }
        }
    }

    private func deliver(
        _ parcel: SimulatedConnection.Parcel, to end: SimulatedConnection.End
    ) {
        guard end.isAlive, let connection = end.connection else { return }
        let peer = connection.otherEnd(than: end).node.key
        guard case .messages(let messages, _) = parcel else {
            end.isOver = true
            tellGone(end, peer: peer)
            sweep()
            return
        }
        do throws(WireError) {
            for message in messages {
                guard let frame = try end.assembler.take(message) else { continue }
                end.node.note(
                    frame, .received, peer: peer,
                    byteCount: messages.reduce(0) { $0 + $1.count })
                // The transport takes a close for itself and hangs up.
                if case .close = frame { continue }
                end.node.handle(.received(end.session, frame))
            }
        } catch {
            close(end.session, .protocolViolation, from: end.node)
        }
    }

    func tellGone(_ end: SimulatedConnection.End, peer: NodeKey) {
        guard end.node.isRunning, end.node.run == end.run else { return }
        end.node.ends[end.session] = nil
        end.node.disconnected(end.session, peer: peer)
    }

    /// Forgets connections that both sides know to be over.
    func sweep() {
        connections.removeAll { $0.isOver }
    }
}

extension Frame {
    /// Whether the weather may do to it what TCP never does: not while two nodes get to know each
    /// other, and not when they part.
    fileprivate var meetsWeather: Bool {
        switch self {
        case .hello, .close, .knock, .knockAnswer: false
        default: true
        }
    }
}
