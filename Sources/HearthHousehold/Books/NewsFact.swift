import HearthAPI
package import HearthRows
import HearthSodium
import HearthWire

/// Something that is so, and what is told of it once.
package struct NewsFact {
    package let mark: Fingerprint
    package let draft: NewsDraft

    package init(mark: Fingerprint, draft: NewsDraft) {
        self.mark = mark
        self.draft = draft
    }

    /// What is told; of a request with its mark, so that it goes when the request is answered.
    var marked: NewsDraft {
        guard draft.kind.isRequest else { return draft }
        var draft = draft
        draft.mark = mark
        return draft
    }
}
