package import HearthAPI

/// What friends see of a member, and the way out of the home.
package struct ProfileView: PageContent {
    package static let template = "profile"

    let member: String
    let face: Face
    let profile: ProfileForm

    package init(_ profile: ProfileInfo, problem: Problem?) {
        member = profile.name
        face = Face(profile.name)
        self.profile = ProfileForm(profile, problem: problem)
    }
}
