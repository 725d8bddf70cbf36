// Files that somebody chose or recorded, to be sent with a form. They are seen and heard before, and each can be taken
// out again. Nothing has left yet. Where the browser is one's own alone, they are kept until they are sent, as words
// are (drafts.js): also beyond a reload, and the end of the browser.
"use strict";

// What each field holds: `{ id, file }`. Choosing more adds to it, where the field takes several.
const held = new WeakMap();
const heldBy = (field) => held.get(field) ?? [];

document.addEventListener("change", ({ target }) => {
  if (target.matches("[data-shown]")) choose(target, [...target.files]);
});
document.addEventListener("reset", ({ target }) => {
  // The fields are empty only after this.
  setTimeout(() => {
    for (const field of target.querySelectorAll("[data-shown]")) {
      held.delete(field);
      showHeld(field);
    }
  });
});

// In the order in which they came, also in the store.
const newFileID = () => `${Date.now()}-${freshNumber()}`;
const isSame = (one, other) => ["name", "size", "lastModified"].every((fact) => one[fact] === other[fact]);

function choose(field, files) {
  const before = field.multiple ? heldBy(field) : [];
  const fresh = files.filter((file) => !before.some((one) => isSame(one.file, file)))
    .map((file) => ({ id: newFileID(), file }));
  for (const { id } of field.multiple ? [] : heldBy(field)) dropPieces(id);
  hold(field, [...before, ...fresh]);
  for (const one of fresh) keepFile(field, one);
}

// The field is given all of them, by which it also counts as one with something in it.
function hold(field, all) {
  held.set(field, all);
  const carrier = new DataTransfer();
  for (const { file } of all) carrier.items.add(file);
  field.files = carrier.files;
  showHeld(field);
}

function takeOut(field, id) {
  hold(field, heldBy(field).filter((one) => one.id !== id));
  dropPieces(id);
  field.focus({ preventScroll: true });
}

// What is shown

function showHeld(field) {
  const label = field.closest("label");
  let place = label.nextElementSibling;
  if (!place?.matches("[data-chosen]")) {
    place = document.createElement("ul");
    place.className = "thumbs chosen";
    place.dataset.id = `chosen-${field.name}`;
    place.dataset.chosen = "";
    place.dataset.lasting = "";
    label.after(place);
  }
  const all = heldBy(field);
  for (const line of [...place.children]) {
    if (all.some(({ id }) => id === line.dataset.id)) continue;
    URL.revokeObjectURL(line.querySelector("[src]")?.src);
    line.remove();
  }
  for (const one of all) {
    if (![...place.children].some((line) => line.dataset.id === one.id)) place.append(lineOfFile(field, one));
  }
  if (!all.length) place.remove();
}

function lineOfFile(field, { id, file }) {
  const line = document.createElement("li");
  line.className = "thumb";
  line.dataset.id = id;
  const name = document.createElement("bdi");
  name.textContent = file.name;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "plain";
  button.textContent = field.dataset.remove;
  button.setAttribute("aria-label", `${field.dataset.remove}: ${file.name}`);
  button.addEventListener("click", () => takeOut(field, id));
  line.append(file.type.startsWith("audio/") ? player(file, line, name) : thumb(file), name, button);
  return line;
}

function thumb(file) {
  const picture = document.createElement("img");
  picture.alt = "";
  picture.width = 96;
  picture.height = 96;
  const address = URL.createObjectURL(file);
  const forget = () => URL.revokeObjectURL(address);
  picture.addEventListener("load", forget);
  // What this browser cannot draw has its name alone; the node says what is wrong with it.
  picture.addEventListener("error", () => { forget(); picture.remove(); });
  picture.src = address;
  return picture;
}

// It says its length beside the name.
function player(file, line, name) {
  line.classList.add("heard");
  const sound = document.createElement("audio");
  sound.controls = true;
  sound.preload = "metadata";
  sound.setAttribute("aria-label", file.name);
  const sayLength = () => {
    if (!Number.isFinite(sound.duration) || line.querySelector("small")) return;
    name.after(Object.assign(document.createElement("small"), { textContent: lengthInWords(sound.duration) }));
  };
  // A recording says its length nowhere: it is known once the end was looked for.
  sound.addEventListener("loadedmetadata", () => {
    if (Number.isFinite(sound.duration)) { sayLength(); return; }
    sound.addEventListener("durationchange", () => {
      sayLength();
      sound.currentTime = 0;
    }, { once: true });
    sound.currentTime = 1e7;
  });
  sound.addEventListener("error", () => sound.remove());
  sound.src = URL.createObjectURL(file);
  return sound;
}

const lengthInWords = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

// What is kept

// The name of the store, which the worker ends with all else (worker.js), and signing out (drafts.js).
const PIECES = "hearth-begun";
// Octets of all that one field keeps, and how long it is kept, in milliseconds.
const MOST_KEPT = 100e6;
const LONGEST_KEPT = 14 * 24 * 3600e3;
// Of two pages with the same form each has its own files. What a page held that is gone goes to the next one.
const thisPage = freshNumber();

// Not at a screen where the next person may be another one: there it is on the open page alone.
const isFamilys = "family" in document.body.dataset;
const keepsFiles = (field) => keepsDrafts(field.form) && !isFamilys && "indexedDB" in window;

// It stays open, and each step is handed over as a whole: a page that is just being left takes no longer.
let store = null;
function openStore() {
  store ??= new Promise((done, failed) => {
    const opening = indexedDB.open(PIECES, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("pieces");
    opening.onerror = () => { store = null; failed(opening.error); };
    opening.onsuccess = () => {
      const close = () => { store = null; opening.result.close(); };
      Object.assign(opening.result, { onversionchange: close, onclose: close });
      done(opening.result);
    };
  });
  return store;
}

// `body` asks for something, and what that says is the answer.
async function inPieces(body) {
  const opened = await openStore();
  return new Promise((done, failed) => {
    const step = opened.transaction("pieces", "readwrite");
    const asked = body(step.objectStore("pieces"));
    step.oncomplete = () => done(asked?.result);
    step.onabort = () => failed(step.error);
    step.commit?.();
  });
}

// All pieces of a file stand beside each other, under its id and their numbers.
const piecesOf = (id) => IDBKeyRange.bound([id, 0], [id, Infinity]);

// What it says of itself.
function factsOf(field, id, name) {
  return { owner: member, form: formKey(field.form), field: field.name, page: thisPage, id, name, at: Date.now() };
}

// Of a file that is still coming.
function keepPiece(field, id, number, piece, name) {
  const kept = { ...factsOf(field, id, name), modified: Date.now(), piece };
  return keeping(field, (store) => store.put(kept, [id, number]));
}

// In one step in place of the pieces in which it came.
async function keepFile(field, { id, file }) {
  const octets = heldBy(field).reduce((sum, one) => sum + one.file.size, 0);
  if (octets > MOST_KEPT) { if (keepsFiles(field)) sayNoRoom(); return; }
  const kept = { ...factsOf(field, id, file.name), modified: file.lastModified, piece: file, isWhole: true };
  await keeping(field, (store) => {
    store.delete(piecesOf(id));
    store.put(kept, [id, 0]);
  });
}

async function keeping(field, body) {
  if (!keepsFiles(field)) return;
  try { await inPieces(body); } catch { sayNoRoom(); }
}
function sayNoRoom() {
  tell("no-room", told?.dataset.noRoom);
}

function dropPieces(id) {
  if ("indexedDB" in window) inPieces((store) => store.delete(piecesOf(id))).catch(() => { /* There are none. */ });
}

// They were sent, or thrown away.
document.addEventListener("dropped", ({ detail: form }) => {
  for (const field of form.querySelectorAll("[data-shown]")) {
    for (const { id } of heldBy(field)) dropPieces(id);
  }
});

// While a page is open, what it holds is its own. Gives the pages that are.
async function openPages() {
  if (!navigator.locks) return new Set();
  standsOpen();
  const { held: locks } = await navigator.locks.query();
  return new Set(locks.map(({ name }) => name.replace("hearth-page-", "")));
}
function standsOpen() {
  navigator.locks?.request(`hearth-page-${thisPage}`, () => new Promise((done) => {
    addEventListener("pagehide", done, { once: true });
  }));
}
addEventListener("pageshow", ({ persisted }) => { if (persisted) standsOpen(); });

async function restoreFiles() {
  const fields = [...document.querySelectorAll("main [data-shown]")];
  const keepers = fields.filter(keepsFiles);
  if (keepers.length) await takeUpAll(keepers);
  // Left by somebody who was alone here then.
  else if (fields.length && isFamilys) window.indexedDB?.deleteDatabase(PIECES);
  // A browser that comes back to a page gives back what was chosen, without a word.
  for (const field of fields) choose(field, [...field.files]);
}

async function takeUpAll(fields) {
  const open = await openPages();
  const all = await inPieces((store) => store.getAll()).catch(() => []);
  const left = all.filter(({ page }) => !open.has(page));
  const isOld = ({ at }) => Date.now() - at > LONGEST_KEPT;
  for (const { id } of left.filter(isOld)) dropPieces(id);
  const theirs = left.filter((one) => one.owner === member && !isOld(one));
  for (const field of fields) await takeUp(field, theirs);
}

// A recording that was broken off is what came of it until then.
async function takeUp(field, pieces) {
  const found = new Map();
  for (const one of pieces) {
    const isOfField = one.form === formKey(field.form) && one.field === field.name;
    if (isOfField) found.set(one.id, [...found.get(one.id) ?? [], one]);
  }
  const files = (await Promise.all([...found.values()].map(fileOf))).filter(({ file }) => file.size);
  if (!files.length) return;
  hold(field, [...heldBy(field), ...files]);
  for (const one of files) keepFile(field, one);
  unfold(field);
  offerToDrop([field.form]);
}

async function fileOf(parts) {
  const [{ id, name, modified, piece, isWhole }] = parts;
  const type = piece.type.split(";")[0];
  let whole = new Blob(parts.map((one) => one.piece));
  if (!isWhole) whole = whole.slice(0, wholeLength(new Uint8Array(await whole.arrayBuffer()), type));
  return { id, file: new File([whole], name, { type, lastModified: modified }) };
}

// Once it is there again.
const restored = restoreFiles();
