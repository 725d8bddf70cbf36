import Glibc
import NIOCore

extension TransportLimits {
    /// What sockets are told so that the system notices a dead line by itself, whether or not anything is on its way
    /// (tcp(7)).
    var lineOptions: [(option: ChannelOptions.Types.SocketOption, value: Int)] {
        func seconds(_ duration: Duration) -> Int { Int(clamping: duration.components.seconds) }
        return [
            // In milliseconds; it counts for what the system asks by itself too.
            (
                .init(level: .tcp, name: .init(rawValue: TCP_USER_TIMEOUT)),
                seconds(lineTimeout) * 1000
            ),
            (.init(level: .socket, name: .so_keepalive), 1),
            (.init(level: .tcp, name: .init(rawValue: TCP_KEEPIDLE)), seconds(quietLine)),
            (
                .init(level: .tcp, name: .init(rawValue: TCP_KEEPINTVL)),
                max(1, seconds(quietLine) / 2)
            ),
        ]
    }
}
