/// What comes in from elsewhere, and what is taken along.
package struct DataView: PageContent {
    package static let template = "data"

    package init() {}
}
