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

/// An operation after which an unprotected seed, one under the passphrase of before, or one that was deleted has to
/// leave the log of the database.
protocol SeedOperation: HearthAPI.Operation {}

extension AddMember: SeedOperation {}
extension DeleteMember: SeedOperation {}
extension RecoverMember: SeedOperation {}
extension ReplacePassphrase: SeedOperation {}
extension SetPassphrase: SeedOperation {}
extension SetUpHousehold: SeedOperation {}
