// What another app shares (worker.js) stands in the form of a new wish. The home reads what of it is a name and what a
// link. The form has the share's number: the draft of another wish stays beside it, and is offered.
const sharedNumber = new URLSearchParams(location.search).get("shared");
const sharedForm = () => document.querySelector("form[action='/wish']");

// A page that was kept is of no share yet.
function numberForm() {
  const form = sharedForm();
  if (!sharedNumber || location.pathname !== "/new" || !form || form.elements.shared) return;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "shared", value: sharedNumber });
  form.prepend(field);
  document.body.dataset.address = location.pathname + location.search;
}

async function takeShared() {
  if (!sharedNumber || !sharedForm() || !("caches" in window)) return;
  const cache = await caches.open("shared");
  const said = await cache.match(`/shared/${sharedNumber}`);
  offerBegun();
  if (!said) return;
  const { words, names, read = await readByHome(words) ?? unread(words), waited } = await said.json();
  for (const [name, value] of Object.entries(read)) fillShared(name, value);
  const photos = await Promise.all(names.map(async (name, index) => {
    const kept = name && await cache.match(`/shared/${sharedNumber}/${index}`);
    return kept && new File([await kept.blob()], name, { type: kept.headers.get("content-type") });
  }));
  const files = sharedForm()?.elements.photo;
  if (files && photos.length) {
    const carrier = new DataTransfer();
    for (const photo of photos.filter(Boolean)) carrier.items.add(photo);
    files.files = carrier.files;
    unfold(files);
    files.dispatchEvent(new Event("change", { bubbles: true }));
    if (!photos.every(Boolean)) tell("no-room", told?.dataset.noRoom);
  }
  await caches.delete("shared");
  // It stands here now, and stays here as a draft.
  if (waited && sharedForm() && keepsDrafts(sharedForm())) {
    await inOutbox("readwrite", (store) => store.delete(waited));
    showOutbox();
  }
}

// The name, the link and the notes of what was shared; null: the home does not answer.
async function readByHome(words) {
  const token = sharedForm().elements["form-token"].value;
  const body = new URLSearchParams({ ...words, "form-token": token });
  const answer = await fetch("/shared", { method: "POST", body, signal: AbortSignal.timeout(WAIT) }).catch(() => null);
  return answer?.ok && !answer.redirected && isOfHome(answer) ? answer.json().catch(() => null) : null;
}

// As it came, for who shares it to put in order.
function unread({ title, text, url }) {
  const all = [title, text, url].filter(Boolean);
  const [name = ""] = all.join("\n").trim().split("\n");
  return { name: name.slice(0, 200), notes: all.join("\n").trim() === name ? "" : all.join("\n") };
}

// What they typed meanwhile stays.
function fillShared(name, value) {
  const field = sharedForm()?.elements[name];
  if (!field || !(field.type === "hidden" ? !field.value : isAsGiven(field)) || field.value === value) return;
  // A choice that is not there any more is none.
  if (field.localName === "select" && ![...field.options].some((one) => one.value === value)) return;
  field.value = value;
  unfold(field);
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function offerBegun() {
  if (location.pathname !== "/new") return;
  const key = formKey(sharedForm()).replace(` shared=${sharedNumber}`, "");
  if (!keepsDrafts(sharedForm()) || !(key in readDrafts())) return;
  const line = tell("begun", told?.dataset.begun);
  if (!line || line.querySelector("a")) return;
  line.className = "notice";
  const link = document.createElement("a");
  link.href = "/new";
  link.textContent = told.dataset.goOn;
  line.append(" ", link);
}

numberForm();
takeShared();
