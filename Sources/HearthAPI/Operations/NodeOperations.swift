/// How the node is.
package struct ShowStatus: Operation {
    package typealias Answer = StatusInfo
    package static let path = "status"
    package static let askers = Askers.anyone
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}
