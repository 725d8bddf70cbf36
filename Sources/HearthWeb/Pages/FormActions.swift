import FoundationEssentials
import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

/// The operations that pages offer as forms, by their paths.
///
/// A form's fields are the operation's, in the notation of `URLEncodedFormDecoder`: `fields[notes]`,
/// `with[]`. A field whose name begins with `?` is left out when it is empty: not said, rather than
/// taken away.
struct FormActions: Sendable {
    typealias Action = @Sendable (Visit, Form) async throws -> Void

    private var actions: [String: Action] = [:]

    subscript(_ path: String) -> Action? { actions[path] }

    /// The field that says which operation a form is for.
    static let field = "do"

    /// What stands in forms for the pages' own use.
    private static let own: Set<String> = ["form-token", Form.requestField, "page", "next", field]

    /// What is written as the language writes amounts of money.
    private static let amounts: Set<String> = ["amount", "price"]

    private mutating func offer<Offered: Operation>(_ operation: Offered.Type) {
        actions[Offered.path] = { visit, form in
            let asked: Offered
            do {
                asked = try URLEncodedFormDecoder().decode(
                    Offered.self, from: Self.encoded(form))
            } catch is DecodingError {
                throw Self.unreadable
            } catch is URLEncodedFormError {
                throw Self.unreadable
            }
            _ = try await visit.ask(asked)
        }
    }

    private static var unreadable: HearthError {
        HearthError(
            .usage,
            [
                "problem":
                    Text("Something in this form cannot be read: look at its numbers.").string
            ])
    }

    private static func encoded(_ form: Form) -> String {
        form.fields.compactMap { name, value -> String? in
            if own.contains(name) { return nil }
            let isOptional = name.hasPrefix("?")
            if isOptional, value.allSatisfy(\.isWhitespace) { return nil }
            let name = isOptional ? String(name.dropFirst()) : name
            let plain = amounts.contains(name) ? Language.plainAmount(value) : value
            return "\(PercentCoding.encode(name))=\(PercentCoding.encode(plain))"
        }
        .joined(separator: "&")
    }

    static func all() -> FormActions {
        var forms = FormActions()
        // A box that is not ticked is not sent.
        forms.actions[AnswerInbox.path] = { visit, form in
            guard let answer = form["answer"].flatMap(InboxAnswer.init) else {
                throw HearthError(.internalError)
            }
            _ = try await visit.ask(
                AnswerInbox(
                    entry: form["entry"] ?? "", answer: answer,
                    showAddresses: form["showAddresses"] == "true"))
        }
        forms.offer(SetAddressSharing.self)
        forms.offer(SetStrangers.self)
        forms.offer(AddFriend.self)
        forms.offer(RemoveFriend.self)
        forms.offer(VerifyFriend.self)
        forms.offer(RevokeInvitation.self)

        forms.offer(NewList.self)
        forms.offer(EditList.self)
        forms.offer(DeleteList.self)
        forms.offer(UndoDeleteList.self)
        forms.offer(ShareList.self)
        forms.offer(UnshareList.self)
        forms.offer(LeaveList.self)
        forms.offer(OrderList.self)

        forms.offer(MoveWish.self)
        forms.offer(CopyWish.self)
        forms.offer(OrderWishes.self)
        forms.offer(DeleteWish.self)
        forms.offer(UndoDelete.self)

        forms.offer(ReserveWish.self)
        forms.offer(HoldWish.self)
        forms.offer(ChipIn.self)
        forms.offer(TakeRoles.self)
        forms.offer(FreeWish.self)
        forms.offer(MarkBought.self)
        forms.offer(MarkGiven.self)
        forms.offer(OrderCart.self)
        forms.offer(AcknowledgeChanges.self)

        forms.offer(AddWhisper.self)
        forms.offer(DeleteWhisper.self)
        forms.offer(AddIdea.self)
        forms.offer(DeleteIdea.self)
        forms.offer(AddComment.self)
        forms.offer(DeleteComment.self)
        forms.offer(HideComment.self)
        forms.offer(AskForWishes.self)
        forms.actions[TellOwner.path] = { visit, form in
            let gifts = form.all("gift").map { GiftRequest(wish: $0) }
            _ = try await visit.ask(
                TellOwner(
                    list: form["list"] ?? "", gifts: gifts,
                    text: form["text"].flatMap { $0.isEmpty ? nil : $0 },
                    isSure: form["sure"] == "true" ? true : nil))
        }
        forms.offer(MarkThanked.self)

        forms.offer(ReadNews.self)
        return forms
    }
}
