// What a phone keeps before anybody needs it: the main places and the lists, and every note. It is fetched with
// nobody's doing, and so is no use of a sign-in.
const OFTEN = 5 * 60e3; // Milliseconds.
const FILES_MOST = 50e6; // Octets of pictures and sounds.
const PARTS = "/notes/kept";

// Where a browser says that each octet costs, nothing comes that nobody asked for.
const isMetered = () => Boolean(navigator.connection?.saveData) || navigator.connection?.type === "cellular";

async function keepMore() {
  const isReady = keepsOutbox() && !document.body.dataset.kept && !document.hidden && !isMetered();
  if (!isReady) return;
  await navigator.serviceWorker.ready;
  await navigator.locks.request("hearth-keeping", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    if (isDue("hearth-kept-more", HOUR) || !await caches.match("/cart", { ignoreVary: true })) await keepPlaces();
    // Its room may have been switched off.
    if (!document.querySelector(".rooms a[href='/notes']")) await forgetParts(() => true);
    else if (isDue("hearth-kept-notes", OFTEN)) await keepNotes();
  });
  showHowManyNotes();
}

function isDue(name, time) {
  if (Date.now() - Number(localStorage.getItem(name) ?? 0) < time) return false;
  localStorage.setItem(name, String(Date.now()));
  return true;
}

const fetched = (address, headers = {}) => fetch(address, { headers: { ...byItself.headers, ...headers } })
  .then((answer) => (answer.redirected || !isOfHome(answer) ? null : answer)).catch(() => null);

// One after the other.
async function keepPlaces() {
  const lists = new Set();
  // The last asks what is shared.
  for (const place of ["/", "/wishes", "/lists", "/new", "/friends", "/cart", "/new?shared=0000000000000000"]) {
    const answer = await fetched(place);
    const found = answer?.ok && parsed(await answer.text());
    if (!found) return;
    for (const link of found.querySelectorAll("main a[href^='/lists/']")) {
      const { pathname } = new URL(link.href);
      if (pathname.split("/").length === 3 && pathname !== "/lists/new") lists.add(pathname);
    }
  }
  for (const list of [...lists].slice(0, 60)) await fetched(list);
}

// The texts first; then pictures and sounds, those of the newest notes first.
async function keepNotes() {
  const index = await fetched(`${PARTS}/index`);
  const lists = index?.ok ? (await index.json().catch(() => null))?.lists : null;
  if (!lists) return;
  for (const place of lists.length ? ["/notes", "/notes/new", "/notes/shared", "/notes/find", `${PARTS}/frame`] : []) {
    if (!await fetched(place)) return;
  }
  for (const { id, isChecklist } of lists) {
    await fetched(`/lists/${id}`);
    if (isChecklist) await fetched(`/lists/${id}/arrange`);
  }
  const there = new Set();
  for (const { id } of lists) {
    for (let part = `${PARTS}/${id}/0`; part;) {
      const next = await keepPart(part);
      if (next === undefined) return;
      there.add(part);
      part = next;
    }
  }
  await forgetParts((address) => !there.has(address));
  await keepFiles();
}

// Where the next one is; undefined: it did not come. One that is here already does not come again.
async function keepPart(address) {
  const had = await caches.match(address, { ignoreVary: true });
  const tag = had?.headers.get("etag");
  const answer = await fetched(address, tag ? { "if-none-match": tag } : {});
  if (answer?.status === 304) return (await had.json()).next ?? null;
  if (!answer?.ok || !await isStored(address, answer.headers.get("etag"))) return undefined;
  return (await answer.json().catch(() => ({}))).next ?? null;
}

// The worker stores what it hands on, a moment later.
async function isStored(address, tag) {
  for (let tries = 0; tries < 40; tries += 1) {
    const kept = await caches.match(address, { ignoreVary: true });
    if (kept?.headers.get("etag") === tag) return true;
    await new Promise((done) => { setTimeout(done, 50); });
  }
  return false;
}

const textCaches = async () => (await caches.keys()).filter((name) => name.startsWith("texts-"));
async function forgetParts(isGone) {
  for (const name of await textCaches()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const { pathname } = new URL(key.url);
      if (pathname.split("/").length === 5 && isGone(pathname)) await cache.delete(key);
    }
  }
}

async function notesHere() {
  const parts = [];
  for (const name of await textCaches()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const part = await (await cache.match(key))?.json().catch(() => null);
      if (part?.notes) parts.push({ ...part, isFirst: key.url.endsWith("/0") });
    }
  }
  return {
    notes: parts.flatMap((part) => part.notes),
    // Lines of checklists are found, too, and are no notes.
    count: parts.reduce((sum, part) => sum + (part.isChecklist ? 0 : part.notes.length), 0),
    total: parts.reduce((sum, part) => sum + (part.isChecklist || !part.isFirst ? 0 : part.total), 0),
  };
}

async function keepFiles() {
  const { notes } = await notesHere();
  notes.sort((one, other) => (other.edited ?? "").localeCompare(one.edited ?? ""));
  let octets = 0;
  for (const address of notes.flatMap((note) => note.files)) {
    if (octets > FILES_MOST || isMetered() || document.hidden) return;
    const kept = await caches.match(address, { ignoreVary: true }) ?? await fetched(address);
    if (!kept) return;
    octets += kept.ok ? (await kept.blob()).size : 0;
  }
}

async function showHowManyNotes() {
  const line = document.querySelector("[data-notes-here]");
  if (!line || location.pathname !== "/notes") return;
  const { count, total } = await notesHere();
  line.hidden = !count;
  line.dataset.lasting = "";
  line.textContent = line.dataset.notesHere.replace("{1}", count).replace("{2}", total);
}

// Without a connection notes are found among those that are here.
const plainly = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
async function findHere() {
  const line = document.querySelector("[data-notes-here]");
  if (!line || location.pathname !== "/notes/find" || !document.body.dataset.kept) return;
  const asked = new URLSearchParams(location.search);
  const [looked, has, list] = ["q", "has", "list"].map((name) => asked.get(name) ?? "");
  // Where the home finds it, once it answers.
  document.body.dataset.address = location.pathname + location.search;
  if (!looked && !has && !list) return;
  for (const [name, value] of asked) {
    const field = document.querySelector("main .find")?.elements[name];
    if (field) field.value = value;
  }
  const { notes, count } = await notesHere();
  const sought = plainly(looked).split(/\s+/).filter(Boolean);
  const found = notes.filter((note) => {
    const text = plainly(`${note.name}\n${note.text}`);
    return sought.every((word) => text.includes(word)) && (!has || note.has.includes(has))
      && (!list || note.path.startsWith(`${list}/`));
  });
  line.hidden = false;
  line.textContent = line.dataset.notesHere.replace("{1}", found.length).replace("{2}", count);
  for (const old of document.querySelectorAll("main > :is(.note-cards, .empty, .more)")) old.remove();
  const cards = found.slice(0, 200).map((note) => made("li", { className: "card note-card" },
    made("a", { href: `/lists/${note.path}` },
      made("strong", {}, made("bdi", {}, note.name)),
      made("small", { className: "beginning" }, made("bdi", {}, note.text.slice(0, 240))))));
  line.after(made("ul", { className: "cards note-cards" }, ...cards));
}
