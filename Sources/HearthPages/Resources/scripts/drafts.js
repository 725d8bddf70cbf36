// What was typed and not sent yet is kept by the browser until it is sent, for each member. Never what is typed
// where the circle acts, which those forms say (`autocomplete="off"`), and nothing at all of somebody who gives to
// an owner in the same home: that stays on the open page alone.
const drafts = () => `hearth-drafts-${member}`;
const draftsMost = 40;
const draftLongest = 200000;
// What says which version somebody began with, and how its text, its name and its tags were.
const versions = ["ifMatch", "was", "wasName", "shownTags"];

function keepsDrafts(form) {
  return Boolean(member) && !("hushed" in document.body.dataset) && form?.method === "post"
    && form.autocomplete !== "off" && Boolean(form.closest("main"));
}
const draftFields = (form) => [...form.elements].filter((one) => isField(one) && one.name
  && !["hidden", "password", "file"].includes(one.type));
const isTicked = (field) => field.type === "checkbox" || field.type === "radio";
const draftName = (field) => (isTicked(field) ? `${field.name}=${field.value}` : field.name);

function readDrafts() {
  try { return JSON.parse(localStorage.getItem(drafts())) ?? {}; } catch { return {}; }
}
function writeDrafts(all) {
  const kept = Object.entries(all).slice(-draftsMost);
  try {
    if (kept.length) localStorage.setItem(drafts(), JSON.stringify(Object.fromEntries(kept)));
    else localStorage.removeItem(drafts());
  } catch { tell("no-room", told?.dataset.noRoom); }
}

function keepDraft(form) {
  if (!keepsDrafts(form)) return;
  const typed = draftFields(form).filter((one) => !isAsGiven(one));
  const draft = Object.fromEntries(
    typed.map((one) => [draftName(one), isTicked(one) ? one.checked : one.value]));
  // So that they are told of what others changed meanwhile.
  for (const name of versions) if (form.elements[name]) draft[name] = form.elements[name].value;
  const { [formKey(form)]: _, ...all } = readDrafts();
  if (typed.length && JSON.stringify(draft).length <= draftLongest) all[formKey(form)] = draft;
  writeDrafts(all);
}
function dropDraft(form) {
  // The files of it, too (files.js).
  document.dispatchEvent(new CustomEvent("dropped", { detail: form }));
  if (!member) return;
  const { [formKey(form)]: _, ...all } = readDrafts();
  if (localStorage.getItem(drafts())) writeDrafts(all);
  if (!document.querySelector("main form[data-restored]:not([aria-busy])")) tellNoMore("kept");
}
// Signed out: nothing of theirs stays in this browser.
function forgetMember() {
  localStorage.removeItem(drafts());
  window.indexedDB?.deleteDatabase("hearth-begun");
}

document.addEventListener("input", (event) => keepDraft(event.target.form));
document.addEventListener("change", (event) => keepDraft(event.target.form));
document.addEventListener("reset", (event) => dropDraft(event.target));
// Cancelled.
document.addEventListener("click", (event) => {
  const link = event.target.closest("main form a[href]:is(.button, .sign)");
  if (link) dropDraft(link.closest("form"));
});

// What was kept stands in its form again, and it is said.
function restoreDrafts() {
  const all = readDrafts();
  const restored = [...document.querySelectorAll("main form")].filter((form) => {
    const draft = keepsDrafts(form) && all[formKey(form)];
    if (!draft) return false;
    const fields = draftFields(form).filter((one) => draftName(one) in draft && isAsGiven(one));
    for (const field of fields) {
      if (isTicked(field)) field.checked = draft[draftName(field)];
      else field.value = draft[draftName(field)];
      unfold(field);
    }
    const isThere = fields.some((one) => !isAsGiven(one));
    for (const name of versions) {
      if (isThere && form.elements[name] && name in draft) form.elements[name].value = draft[name];
    }
    return isThere;
  });
  if (restored.length) offerToDrop(restored);
}

const offered = new Set();
function offerToDrop(forms) {
  for (const form of forms) offered.add(form);
  const line = tell("kept");
  if (!line || line.querySelector("[data-drop]")) return;
  line.className = "notice";
  const button = document.createElement("button");
  button.className = "plain";
  button.dataset.drop = "";
  button.textContent = told.dataset.drop;
  button.addEventListener("click", () => {
    for (const form of offered) form.reset();
    tellNoMore("kept");
    document.getElementById("content").focus({ preventScroll: true });
  });
  line.append(button);
}
