import Foundation
import PackagePlugin

/// Makes the files of a target's folder `Resources` part of the program, as members of `PackageResources`.
///
/// SwiftPM's own way, `.embedInCode`, writes array literals, over which the compiler sits for half a minute
/// for each of our two folders.
@main
struct EmbedResources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let folder = target.directoryURL.appending(path: "Resources")
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        let inputs = (files?.compactMap { $0 as? URL } ?? [])
            .filter {
                (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
            }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "PackageResources.swift")
        return [
            .buildCommand(
                displayName: "Embedding the resources of \(target.name)",
                executable: try context.tool(named: "hearth-embed").url,
                arguments: [output.path] + inputs.map(\.path), inputFiles: inputs,
                outputFiles: [output])
        ]
    }
}
