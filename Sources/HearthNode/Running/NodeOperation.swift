import HearthAPI
import HearthHome

/// An operation that the node carries out itself, around what the household does for it: it runs a program, or writes
/// a file.
protocol NodeOperation: HearthAPI.Operation {
    /// - Throws: `HearthError`; then nothing has changed.
    func perform(on node: isolated Node, as caller: Caller) async throws -> Answer
}

extension TestHook: NodeOperation {
    func perform(on node: isolated Node, as caller: Caller) async throws -> HookInfo {
        guard !node.isStopping else { return try node.carryOut(self, as: caller) }
        return try await node.testHook(as: caller)
    }
}

extension MakeBackup: NodeOperation {
    func perform(on node: isolated Node, as caller: Caller) async throws -> BackupsInfo {
        try await node.makeBackup(self, as: caller)
    }
}

extension PackMember: NodeOperation {
    func perform(on node: isolated Node, as caller: Caller) async throws -> PackedMember {
        try await node.pack(self, as: caller)
    }
}

/// An operation that changes something on this machine together with what the household keeps.
protocol MachineOperation: HearthAPI.Operation {
    /// Checks or changes it before the household's answer is committed.
    ///
    /// - Throws: `HearthError`; then nothing has changed.
    func prepare(_ answer: Answer) throws
    /// What the node does once that is committed.
    func committed(on node: isolated Node)
}

extension MachineOperation {
    func prepare(_ answer: Answer) throws {}
    func committed(on node: isolated Node) {}

    /// `prepare`, where all that is known of the answer is that it is this operation's.
    fileprivate func prepare(any answer: some Sendable) throws {
        guard let answer = answer as? Answer else { throw HearthError(.internalError) }
        try prepare(answer)
    }
}

extension HearthAPI.Operation {
    /// Prepares what this machine has to have for it, if anything.
    func prepareMachine(for answer: Answer) throws {
        try (self as? any MachineOperation)?.prepare(any: answer)
    }
}

extension SetHook: MachineOperation {
    // What is on this machine is told to those alone who may set a hook.
    func prepare(_ answer: Answer) throws { try HookProgram.check(program) }
}

extension SetBackups: MachineOperation {
    func prepare(_ answer: BackupsInfo) throws {
        guard let folder, let mark = answer.mark else { return }
        try BackupFolder(folder, mark: mark).setUp()
    }
}

extension SetReach: MachineOperation {
    func committed(on node: isolated Node) { node.lookAtRouter() }
}

/// An operation after which an unprotected seed, one under the passphrase of before, or one that was deleted has to
/// leave the log of the database.
protocol SeedOperation: HearthAPI.Operation {}

extension AddMember: SeedOperation {}
extension DeleteMember: SeedOperation {}
extension RecoverMember: SeedOperation {}
extension ReplacePassphrase: SeedOperation {}
extension SetPassphrase: SeedOperation {}
extension SetUpHousehold: SeedOperation {}
