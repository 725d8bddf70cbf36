import Glibc
import HearthAPI

/// The two secrets of a home, each in a file that only its user can read.
///
/// They are two because a browser sends its cookies to every port of the machine: what it holds opens pages,
/// and the API never.
struct HomeKeys: Sendable {
    /// Opens the API over TCP: whoever has it is at home.
    let api: AccessToken
    /// Opens pages in a browser on this machine, where people still sign in.
    let pages: AccessToken

    /// Takes them up, or makes them. `tokenPath` is the file of the API's token.
    ///
    /// Homes of before had one for both. It opens pages alone from now on, so that the browsers that hold it
    /// stay let in; the API gets a new one. A stop in between leaves a home without one, which is made then.
    ///
    /// - Throws: `homeReadOnly`.
    init(tokenPath: String) throws(HearthError) {
        let folder = tokenPath.lastIndex(of: "/").map { String(tokenPath[...$0]) } ?? ""
        let pagesPath = folder + HomeFile.pagesKey.rawValue
        var status = stat()
        if lstat(pagesPath, &status) != 0, lstat(tokenPath, &status) == 0,
            rename(tokenPath, pagesPath) != 0
        {
            throw HearthError(.homeReadOnly, ["home": folder])
        }
        pages = try AccessToken(file: pagesPath)
        api = try AccessToken(file: tokenPath)
    }
}
