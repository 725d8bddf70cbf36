/// What a device shows that has no connection to the node and did not keep the page. It names nobody.
package struct ShellView: PageContent {
    package static let template = "shell"

    package init() {}
}
