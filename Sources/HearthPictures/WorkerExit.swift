/// The exit codes of `hearth-image` that mean something to the node.
package enum WorkerExit {
    /// There is an answer on standard output.
    package static let answered: Int32 = 0
    /// The machine does not let it give up what it must before it reads: nothing was read.
    package static let notConfined: Int32 = 3
}
