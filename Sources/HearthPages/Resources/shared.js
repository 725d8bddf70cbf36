// What others shared (worker.js) stands in the form of a new item, once somebody has chosen that form. The home reads
// what of it is a name and what, for a wish, a link.
"use strict";

// What waits, the oldest first: the number of each, and what it is called.
async function onShelf() {
  if (!isApp) return [];
  const shelf = await caches.open("shelf");
  return Promise.all((await shelf.keys()).map(async (key) => {
    const name = (await shelf.match(key))?.headers.get("name") ?? "";
    return { number: new URL(key.url).pathname.split("/").at(-1), name: decodeURIComponent(name) };
  }));
}

// Its words by the names of their fields, and its files.
async function unpacked(share) {
  const form = await share.formData();
  const files = form.getAll("photo");
  form.delete("photo");
  const words = [...form].map(([name, said]) => [name, said.replace(/\r\n/g, "\n")]);
  return { words: Object.fromEntries(words), files };
}

async function takeShared() {
  if (!sharedNumber || !sharedForm() || !isApp) return;
  const place = isOwnAgain ? "corrected" : "shelf";
  const cache = await caches.open(place);
  const share = await cache.match(`/${place}/${sharedNumber}`);
  offerBegun();
  if (share) {
    const { words, files } = await unpacked(share);
    const read = isOwnAgain ? words : await readByHome(words) ?? unread(words);
    // Into one form, also of two tabs.
    if (await cache.delete(`/${place}/${sharedNumber}`)) {
      for (const [name, value] of Object.entries(read)) fillShared(name, value);
      putFiles(files);
      await waitsNoMore(Number(share.headers.get("waited")));
      return;
    }
  }
  // What was taken before may stand here again.
  await restored;
  if (!isOwnAgain && !hasTyped(sharedForm())) tell("shared-gone", fromElsewhere()?.dataset.gone);
}

function putFiles(files) {
  const field = sharedForm()?.elements.photo;
  if (!field || !files.length) return;
  const carrier = new DataTransfer();
  for (const file of files) carrier.items.add(file);
  field.files = carrier.files;
  unfold(field);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

// It stands here now, and stays here as a draft.
async function waitsNoMore(entry) {
  if (!entry || !keepsDrafts(sharedForm())) return;
  await inOutbox("readwrite", (store) => store.delete(entry));
  outbox?.show();
}

// A form for something new says what waits to become one.
async function sayWhatIsShared() {
  if (sharedNumber || !sharedForm() || location.pathname !== newPage()) return;
  const [first] = await onShelf();
  const line = first && tell("shared", fromElsewhere()?.dataset.waits);
  if (!line || line.querySelector("a")) return;
  line.className = "notice";
  line.append(" ", Object.assign(document.createElement("a"), {
    href: `{{asking}}?shared=${first.number}`, textContent: fromElsewhere().dataset.look,
  }));
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
  const name = [...all.trim().split("\n")[0]].slice(0, 200).join("");
  return { name, notes: all.trim() === name ? "" : all };
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

takeShared();
sayWhatIsShared();
