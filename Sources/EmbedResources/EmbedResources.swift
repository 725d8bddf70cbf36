import Foundation
import PackagePlugin

/// Makes the files of a target's folders `Resources` part of the program, as members of `PackageResources`: that of the
/// target itself, and those of folders below it, such as `Kinds/Notes/Resources`. No line of the manifest names them.
///
/// SwiftPM's own way, `.embedInCode`, writes array literals, over which the compiler sits for half a minute
/// for each of our two folders.
@main
struct EmbedResources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = FileManager.default.enumerator(
            at: target.directoryURL, includingPropertiesForKeys: [.isRegularFileKey])
        let depth = target.directoryURL.pathComponents.count
        let inputs = (files?.compactMap { $0 as? URL } ?? [])
            .filter {
                $0.pathComponents.dropFirst(depth).contains("Resources")
                    && (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
            }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "PackageResources.swift")
        return [
            .buildCommand(
                displayName: "Embedding the resources of \(target.name)",
                executable: try context.tool(named: "hearth-embed").url,
                arguments: [output.path, target.directoryURL.path] + inputs.map(\.path),
                inputFiles: inputs, outputFiles: [output])
        ]
    }
}
