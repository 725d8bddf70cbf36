package import HearthSodium
package import HearthWire
import NIOConcurrencyHelpers
import NIOCore

/// An authenticated connection to one node.
///
/// It lives as long as the closure it was handed to.
package final class Connection: Sendable {
    /// The node at the other end, proven.
    package let remoteKey: NodeKey
    /// Whether this side dialled.
    package let isInitiator: Bool
    /// The other end's address in TCP; nil where that is no address of IP. Nothing says whose it is.
    package let remoteAddress: HostPort?
    /// Where in the network that is.
    package let remotePlace: NetworkPlace

    let inbox: Inbox
    let outbox: Outbox
    let channel: any Channel
    private let closeDeadline: TimeAmount
    private let peerReason = NIOLockedValueBox<CloseReason?>(nil)

    init(
        channel: any Channel, remoteKey: NodeKey, isInitiator: Bool, limits: TransportLimits
    ) {
        self.channel = channel
        self.remoteKey = remoteKey
        self.isInitiator = isInitiator
        remoteAddress = channel.remoteAddress?.hostPort
        remotePlace = AddressGroup(channel.remoteAddress).place(
            from: AddressGroup(channel.localAddress))
        inbox = Inbox(octetLimit: limits.inboxOctets, countLimit: limits.inboxFrames)
        outbox = Outbox(limit: limits.writeQueueOctets)
        closeDeadline = TimeAmount(limits.closeDeadline)
    }

    /// Why the peer has closed, if it has.
    package var peerCloseReason: CloseReason? { peerReason.withLockedValue { $0 } }

    /// The next frame, in order; nil once the peer or this side has closed, or when the task is
    /// cancelled. One task at a time.
    ///
    /// Frames of unknown types are read over. Not receiving slows the peer down, once as much waits as
    /// may.
    ///
    /// - Throws: `truncated` if TCP ended without a close, `protocolViolation` if the peer sent
    ///   what no node sends; the connection is then of no more use.
    package func receive() async throws(TransportError) -> Frame? {
        while let arrivals = try await arrivals(atMost: 1) {
            if let frame = arrivals.first?.frame { return frame }
        }
        return nil
    }

    /// What has come in, at most this much, once there is something; nil and errors as with
    /// `receive()`.
    package func arrivals(atMost count: Int) async throws(TransportError) -> [Arrival]? {
        try await inbox.arrived() ? inbox.take(atMost: count) : nil
    }

    /// Queues frames without waiting, all or none.
    ///
    /// - Throws: `queueFull` if more than the bound would wait then; the peer is too slow, and the
    ///   caller closes. `closed` if the connection is closed or lost.
    package func send(_ frames: [Frame]) throws(TransportError) {
        try outbox.append(frames)
    }

    /// Hands over frames that leave at a moment, whatever the caller does then;
    /// what is sent before it goes ahead of them.
    ///
    /// If the queue is full at that moment the peer is too slow, and the connection is closed for
    /// being over a limit.
    package func send(_ frames: [Frame], at moment: WallTime) {
        outbox.append(frames, at: moment)
        depart(at: moment)
    }

    /// On the event loop, which never waits for the household.
    private func depart(at moment: WallTime) {
        let (outbox, channel, closeDeadline) = (outbox, channel, closeDeadline)
        channel.eventLoop.scheduleTask(in: TimeAmount(max(.zero, moment.since(.now)))) {
            guard !outbox.depart(by: moment) else { return }
            channel.eventLoop.scheduleTask(in: closeDeadline) { channel.close(promise: nil) }
        }
    }

    /// Sends what is queued and then the close, and comes back when the connection is down.
    ///
    /// A peer that takes too long, or does not hang up in turn, is cut off. Further calls only wait.
    package func close(_ reason: CloseReason) async {
        outbox.finish(with: .close(reason))
        inbox.close()
        let channel = channel
        let deadline = channel.eventLoop.scheduleTask(in: closeDeadline) {
            channel.close(promise: nil)
        }
        // The future of closing cannot fail.
        try? await channel.closeFuture.get()
        deadline.cancel()
    }

    /// The peer has closed.
    func peerClosed(_ reason: CloseReason) {
        peerReason.withLockedValue { $0 = reason }
        inbox.finish()
    }
}
