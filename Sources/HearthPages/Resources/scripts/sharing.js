// What another app shares (worker.js) stands in the form of a new item. The home reads what of it is a name and what,
// for a wish, a link. The form has the share's number: the draft of another item stays beside it, and is offered.
const sharedNumber = new URLSearchParams(location.search).get("shared");
const sharedForm = () => document.querySelector("form[data-may-wait]");
const newPage = () => sharedForm()?.dataset.newPage ?? "/new";

// A page that was kept is of no share yet.
function numberForm() {
  const form = sharedForm();
  if (!sharedNumber || location.pathname !== newPage() || !form) return;
  // Where there is a form for it already, nobody is asked what it is.
  document.body.dataset.address = `${location.pathname + location.search}&as=item`;
  if (form.elements.shared) return;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "shared", value: sharedNumber });
  // Where the home has it, so that it is the same form once the home answers (`formKey`).
  form.elements.cancel?.after(field);
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
    const kept = name && await (await cache.match(`/shared/${sharedNumber}/${index}`))?.blob();
    return kept && new File([kept], name, { type: kept.type });
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
  if (waited && keepsDrafts(sharedForm())) {
    await inOutbox("readwrite", (store) => store.delete(waited));
    showOutbox();
  }
}

// The name, the link and the notes of what was shared; null: the home does not answer.
async function readByHome(words) {
  const token = sharedForm().elements["form-token"].value;
  const body = new URLSearchParams({ ...words, page: newPage(), "form-token": token });
  const answer = await fetch("/shared", { method: "POST", body, signal: AbortSignal.timeout(WAIT) }).catch(() => null);
  return answer?.ok && !answer.redirected && isOfHome(answer) ? answer.json().catch(() => null) : null;
}

// As it came, for who shares it to put in order.
function unread({ title, text, url }) {
  const all = [title, text, url].filter(Boolean).join("\n");
  const [name] = all.trim().split("\n");
  return { name: name.slice(0, 200), notes: all.trim() === name ? "" : all };
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
  const key = formKey(sharedForm()).replace(` shared=${sharedNumber}`, "");
  if (location.pathname !== newPage() || !keepsDrafts(sharedForm()) || !(key in readDrafts())) return;
  const line = tell("begun", sharedForm().dataset.begun ?? told?.dataset.begun);
  if (!line || line.querySelector("a")) return;
  line.className = "notice";
  line.append(" ", Object.assign(document.createElement("a"), { href: newPage(), textContent: told.dataset.goOn }));
}

numberForm();
takeShared();
