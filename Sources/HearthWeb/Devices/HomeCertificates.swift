import FoundationEssentials
import HearthAPI
import HearthAuthority
import NIOConcurrencyHelpers
import NIOSSL

/// Where the certificate of the pages comes from.
package enum CertificateSource: Sendable, Hashable {
    /// The home's own authority, whose certificate and key lie in this folder.
    case ownAuthority(folder: String)
    /// Files in PEM, read again when they change.
    case files(certificate: String, key: String)
}

/// The certificate that the pages show to the household's devices, and what it is made from.
///
/// It is changed while browsers are connected: each connection is begun with the one of that moment.
final class HomeCertificates: Sendable {
    private struct State {
        var authority: HouseholdAuthority?
        var shown: Shown?
    }

    private struct Shown {
        let override: NIOSSLContextConfigurationOverride
        let end: Date
        /// The home's own: for whom it is, from when on, and when it is made anew.
        var hosts: Set<PagesHost> = []
        var start: Date = .distantPast
        var renewal: Date = .distantFuture
        var firstName: PagesHost?
        /// Of files: as they were when they were read.
        var stamps: [FileStamp] = []
    }

    private let source: CertificateSource
    private let state = NIOLockedValueBox(State())

    init(_ source: CertificateSource) { self.source = source }

    /// Whether devices have to trust the home's own authority.
    var needTrust: Bool {
        if case .ownAuthority = source { true } else { false }
    }

    /// What a connection begins with; nil: there is none yet.
    var current: NIOSSLContextConfigurationOverride? {
        state.withLockedValue { $0.shown?.override }
    }

    /// The home's own authority, once it was made.
    var authority: HouseholdAuthority? { state.withLockedValue { $0.authority } }

    /// Whether the authority of the home may vouch for a host; files vouch for whatever they say.
    func covers(_ host: PagesHost) -> Bool {
        guard needTrust else { return true }
        return authority.map { $0.covers(host) } ?? (host.isOfHome || host.isLoopback)
    }

    /// The first name in a certificate from files; nil: it names none, or is the home's own.
    var firstName: PagesHost? { state.withLockedValue { $0.shown?.firstName } }

    /// Makes or reads what is missing, has changed or will end soon. What was shown goes on where that
    /// fails.
    ///
    /// - Returns: What is wrong; nil: nothing.
    func refresh(
        for hosts: [PagesHost], now: Date
    ) -> DevicesProblem? {
        state.withLockedValue { state in
            switch source {
            case .ownAuthority(let folder):
                Self.refresh(&state, folder, hosts, now)
            case .files(let certificate, let key):
                Self.refresh(&state, certificate, key, now)
            }
        }
    }

    // MARK: The home's own

    /// Makes another authority in the place of the home's own; what is shown is of the last one until the next
    /// `refresh`.
    ///
    /// - Returns: Whether there is one of the home's own at all.
    /// - Throws: What the file system says; then everything is as it was.
    func renewAuthority(now: Date) throws -> Bool {
        guard case .ownAuthority(let folder) = source else { return false }
        return try state.withLockedValue { state in
            state.authority = try AuthorityFiles(folder).make(now)
            state.shown?.renewal = .distantPast
            return true
        }
    }

    private static func refresh(
        _ state: inout State, _ folder: String, _ hosts: [PagesHost], _ now: Date
    ) -> DevicesProblem? {
        do {
            let authority = try state.authority ?? AuthorityFiles(folder).authority(now)
            state.authority = authority
            guard !hosts.isEmpty else { return .noNetwork }
            let hosts = hosts.filter(authority.covers)
            guard !hosts.isEmpty else { return .addressNotOfHome }
            // Also made anew after the clock was put back.
            if let shown = state.shown, shown.hosts == Set(hosts), now < shown.renewal,
                now >= shown.start
            {
                return nil
            }
            let leaf = try authority.leaf(for: hosts, now: now)
            var override = NIOSSLContextConfigurationOverride()
            override.certificateChain =
                try NIOSSLCertificate
                .fromPEMBytes(Array(leaf.certificatePEM.utf8)).map { .certificate($0) }
            override.privateKey = .privateKey(
                try NIOSSLPrivateKey(bytes: Array(leaf.keyPEM.utf8), format: .pem))
            state.shown = Shown(
                override: override, end: leaf.end, hosts: Set(hosts), start: leaf.start,
                renewal: leaf.renewal)
            return nil
        } catch {
            return .authorityUnreadable
        }
    }

    // MARK: Files

    private static func refresh(
        _ state: inout State, _ certificate: String, _ key: String, _ now: Date
    ) -> DevicesProblem? {
        let stamps = [FileStamp(certificate), FileStamp(key)].compactMap { $0 }
        guard stamps.count == 2 else { return .certificateUnreadable }
        if state.shown?.stamps != stamps {
            do throws(PairProblem) {
                state.shown = try read(certificate, key, stamps)
            } catch {
                return error.problem
            }
        }
        return (state.shown?.end ?? now) <= now ? .certificateExpired : nil
    }

    private struct PairProblem: Error { let problem: DevicesProblem }

    private static func read(
        _ certificate: String, _ key: String, _ stamps: [FileStamp]
    ) throws(PairProblem) -> Shown {
        guard let chain = try? NIOSSLCertificate.fromPEMFile(certificate), let leaf = chain.first,
            let secret = try? NIOSSLPrivateKey(file: key, format: .pem)
        else { throw PairProblem(problem: .certificateUnreadable) }
        let configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(secret))
        guard (try? NIOSSLContext(configuration: configuration)) != nil else {
            throw PairProblem(problem: .certificateMismatched)
        }
        var override = NIOSSLContextConfigurationOverride()
        override.certificateChain = chain.map { .certificate($0) }
        override.privateKey = .privateKey(secret)
        let end = Date(timeIntervalSince1970: TimeInterval(leaf.notValidAfter))
        let names =
            (try? String(contentsOfFile: certificate, encoding: .utf8))
            .map { PagesCertificate.names(inPEM: $0) } ?? []
        return Shown(override: override, end: end, firstName: names.first, stamps: stamps)
    }
}
