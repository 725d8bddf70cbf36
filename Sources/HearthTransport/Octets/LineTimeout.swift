import NIOCore

extension ChannelOption where Self == ChannelOptions.Types.SocketOption {
    /// TCP_USER_TIMEOUT of Linux, in milliseconds.
    static var lineTimeout: Self { .init(level: .tcp, name: .init(rawValue: 18)) }
}

extension TransportLimits {
    var lineTimeoutOption: Int { Int(clamping: lineTimeout.components.seconds * 1000) }
}
