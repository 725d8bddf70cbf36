"""Notifications of a closed Hearth: what a phone says of itself, and what it is told of refusals."""

import json
import os

import devices
from case import BrowserTest
from playwright.sync_api import expect
from waiting import eventually

# A browser that takes messages, whose maker's service is nowhere. The keys are those of RFC 8291, section 5.
BROWSER = """
const octets = (text) => Uint8Array.from(
  atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const made = (said) => said && {
  options: { applicationServerKey: octets(said.with).buffer },
  unsubscribe: async () => { localStorage.removeItem("subscription"); return true; },
  toJSON: () => ({ endpoint: said.endpoint, keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg" } }),
};
const kept = () => made(JSON.parse(localStorage.getItem("subscription")));
const pushManager = {
  getSubscription: async () => kept(),
  subscribe: async ({ applicationServerKey }) => {
    if (localStorage.getItem("denies")) throw new Error("denied");
    if (kept()) throw new Error("there is one with another key");
    const count = Number(localStorage.getItem("count") ?? 0) + 1;
    localStorage.setItem("count", count);
    localStorage.setItem("subscription", JSON.stringify(
      { with: applicationServerKey, endpoint: `https://push.invalid/secret-${count}` }));
    return kept();
  },
};
Object.defineProperty(ServiceWorkerRegistration.prototype, "pushManager", { get: () => pushManager });
Object.defineProperty(Notification, "permission", { get: () => "granted" });
"""


class PushTest(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.home_ = cls.home("Owner", options=devices.options())
        cls.elsewhere = devices.switch_on(cls.home_)

    @property
    def book(self):
        return os.path.join(self.home_.folder, "devices.json")

    def push(self):
        with open(self.book, encoding="utf-8") as file:
            (device,) = json.load(file)["devices"]
        return device.get("push") or {}

    def test_a_phone_says_anew_where_it_takes_messages_and_is_told_of_refusals(self):
        """A home with another key is noticed by any page, and the settings say what became of a message."""
        phone = self.visitor(self.elsewhere, chromium=devices.chromium())
        devices.install(phone, self.home_, "Owner")
        phone.profile.add_init_script(BROWSER)
        phone.goes("/settings/notifications")
        phone.page.evaluate("() => localStorage.setItem('denies', 'yes')")
        card = phone.page.locator("#notifications")
        card.get_by_role("button", name="Turn notifications on").click()
        expect(card).to_contain_text("The browser could not reach the service")
        phone.page.evaluate("() => localStorage.removeItem('denies')")
        card.get_by_role("button", name="Turn notifications on").click()
        expect(card.get_by_role("button", name="Turn notifications off")).to_be_visible()
        self.assertEqual(self.push()["endpoint"], "https://push.invalid/secret-1")
        # The home has another key, and the service refused the last message.
        self.home_.stop()
        os.remove(os.path.join(self.home_.folder, "push-key.pem"))
        with open(self.book, encoding="utf-8") as file:
            book = json.load(file)
        book["devices"][0]["pushTrouble"] = {"refused": {"_0": 403}}
        with open(self.book, "w", encoding="utf-8") as file:
            json.dump(book, file)
        self.home_.starts_again()
        phone.goes("/lists")
        eventually(
            "that the browser said anew where it takes messages",
            lambda: self.push().get("endpoint") == "https://push.invalid/secret-2",
        )
        # That was asked of it and took the trouble with it.
        phone.goes("/settings/notifications")
        expect(card.locator(".problem:visible")).to_have_count(0)
        self.home_.stop()
        for trouble, said in (({"refused": {"_0": 403}}, "refused the last message (403)"),
                              ({"ended": {"_0": 410}}, "did not take the last message any more (410)")):  # fmt: skip
            with open(self.book, encoding="utf-8") as file:
                book = json.load(file)
            book["devices"][0]["pushTrouble"] = trouble
            with open(self.book, "w", encoding="utf-8") as file:
                json.dump(book, file)
            self.home_.starts_again()
            phone.goes("/settings/notifications")
            expect(card.locator(".problem:visible")).to_contain_text(said)
            self.assertNotIn("push.invalid", phone.page.content())
            self.home_.stop()
        self.home_.starts_again()
        phone.complaints = [one for one in phone.complaints if "ERR_" not in one]
