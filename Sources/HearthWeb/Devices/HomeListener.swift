import Glibc
import HearthAPI
import HearthDevices
import HearthProcess
import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore
import NIOSSL
import ServiceLifecycle

/// Shows the pages in the home network over HTTPS, as long as the household wants that.
struct HomeListener: Sendable {
    let desk: DeviceDesk
    let site: BoundedBodies<PageSite>
    let place: DevicesPlace
    let tries = CodeTries()
    let logger: Logger

    /// Between two looks at the machine's addresses and at the certificate.
    private static let lookInterval: Duration = .seconds(20)

    /// Serves until the group that it runs in shuts down. Nothing that goes wrong here stops the node:
    /// the desk says it to those who look.
    func run() async {
        await withTaskGroup { group in
            group.addTask {
                while (try? await Task.sleep(for: Self.lookInterval)) != nil { await desk.look() }
            }
            group.addTask { await desk.ringWhenDue() }
            var serving: Serving?
            for await isOn in desk.switched.cancelOnGracefulShutdown() {
                // Its last requests may be the ones that wait for what follows.
                if let last = serving {
                    await last.stopListening()
                    group.addTask { await last.end() }
                }
                serving = isOn ? Serving { await serve(as: $0) } : nil
                if !isOn { await desk.stopped() }
            }
            await serving?.stopListening()
            await desk.ended()
            await serving?.end()
            await desk.trust.close()
            group.cancelAll()
        }
    }

    /// Listens at the first port that can be had, and tries again where there is none.
    private func serve(as serving: Serving.State) async {
        while !serving.isStopped {
            await desk.look()
            let problem = await serveOnce(serving)
            if serving.isStopped { return }
            await desk.failed(problem)
            await serving.pause(Self.lookInterval)
        }
    }

    /// Returns why it does not serve any more.
    private func serveOnce(_ serving: Serving.State) async -> DevicesProblem {
        guard desk.certificates.current != nil else { return await desk.certificateProblem }
        let candidates = place.ports(remembered: desk.book.port).flatMap { port in
            place.hosts.map { (host: $0, port: port) }
        }
        for (host, port) in candidates {
            do {
                try await serving.run(try application(at: host, port, serving))
                return .failed
            } catch let error as IOError
                where [EADDRINUSE, EAFNOSUPPORT].contains(error.errnoCode)
            {
                continue
            } catch {
                logger.warning(
                    "pages in the home network failed", metadata: ["error": "\(error)"])
                return .failed
            }
        }
        return .portTaken
    }

    private func application(
        at host: String, _ port: Int, _ serving: Serving.State
    ) throws -> some Service {
        let tls = try Self.configuration(desk.certificates)
        let places = ConnectionPlaces(.pages)
        var quiet = logger
        quiet.logLevel = .critical
        return HTTPService(
            responder: OneHost(
                inner: HomeResponder(site: site, desk: desk, places: places, tries: tries)),
            server: HTTPServerBuilder { [place] responder in
                Door(
                    inner: try HTTP2UpgradeChannel(
                        tlsConfiguration: tls,
                        configuration: .init(
                            idleTimeout: WebLimits.idle,
                            streamConfiguration: .init(
                                additionalChannelHandlers: [LastRequest()],
                                idleTimeout: TimeAmount(WebLimits.idle),
                                httpDecoderConfiguration: .init(
                                    maxHeaderListSize: WebLimits.headFromHome))),
                        responder: responder),
                    stillness: WebLimits.stillness
                ) { place.admits($0) && places.take($0) }
            },
            address: .hostname(host, port: port),
            onServerRunning: { [desk] channel in
                Descriptors.closeOnExec()
                guard serving.listens(on: channel, places) else { return }
                await desk.listens(at: channel.localAddress?.port ?? port)
            }, logger: quiet)
    }

    /// TLS 1.2 and 1.3, with the certificate that is there when a connection begins.
    private static func configuration(_ certificates: HomeCertificates) throws -> TLSConfiguration {
        guard let first = certificates.current, let chain = first.certificateChain,
            case .privateKey(let key)? = first.privateKey
        else { throw HearthError(.internalError) }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        configuration.sslContextCallback = { _, promise in
            promise.succeed(certificates.current ?? first)
        }
        return configuration
    }
}
