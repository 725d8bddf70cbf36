// What a phone keeps before anybody needs it: the main places and the lists, and every text of the kinds that hand
// theirs out (KindOnPhone). It is fetched with nobody's doing, and so is no use of a sign-in.
const OFTEN = 5 * 60e3; // Milliseconds.
const FILES_MOST = 50e6; // Octets of pictures and sounds.

// Of rooms that the member uses. The one of gifts is always there.
const isInUse = ({ room }) => room === "/" || Boolean(document.querySelector(`.rooms a[href='${room}']`));
const withTexts = kinds.filter((one) => one.texts);

// Where a browser says that each octet costs, nothing comes that nobody asked for.
const isMetered = () => Boolean(navigator.connection?.saveData) || navigator.connection?.type === "cellular";

async function keepMore() {
  const isReady = keepsOutbox() && !document.body.dataset.kept && !document.hidden && !isMetered();
  if (!isReady) return;
  await navigator.serviceWorker.ready;
  await navigator.locks.request("hearth-keeping", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    if (isDue("hearth-kept-more", HOUR) || !await caches.match("/cart", { ignoreVary: true })) await keepPlaces();
    for (const kind of withTexts) {
      // Its room may have been switched off.
      if (!isInUse(kind)) await forgetParts(kind, () => true);
      else if (isDue(`hearth-kept${kind.texts}`, OFTEN)) await keepTexts(kind);
    }
  });
  showHowMany();
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
  const own = kinds.filter(isInUse).flatMap((one) => one.pages);
  for (const place of ["/", ...own, "/lists", "/friends", "/cart"]) {
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

// The texts first; then pictures and sounds, those of the newest items first. `index` says which pages go with them,
// and of which lists there are parts.
async function keepTexts(kind) {
  const answer = await fetched(`${kind.texts}/index`);
  const index = answer?.ok ? await answer.json().catch(() => null) : null;
  if (!index?.lists) return;
  for (const place of index.pages) {
    if (!await fetched(place)) return;
  }
  const there = new Set();
  for (const id of index.lists) {
    for (let part = `${kind.texts}/${id}/0`; part;) {
      const next = await keepPart(part);
      if (next === undefined) return;
      there.add(part);
      part = next;
    }
  }
  await forgetParts(kind, (address) => !there.has(address));
  await keepFiles(kind);
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

// The parts of a kind that are here, each with its cache.
async function partsHere({ texts }) {
  const found = [];
  for (const name of (await caches.keys()).filter((one) => one.startsWith("texts-"))) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const { pathname } = new URL(key.url);
      const isPart = pathname.startsWith(`${texts}/`) && pathname.slice(texts.length).split("/").length === 3;
      if (isPart) found.push({ cache, key, pathname });
    }
  }
  return found;
}

async function forgetParts(kind, isGone) {
  for (const { cache, key, pathname } of await partsHere(kind)) {
    if (isGone(pathname)) await cache.delete(key);
  }
}

async function textsHere(kind) {
  const parts = [];
  for (const { cache, key, pathname } of await partsHere(kind)) {
    const part = await (await cache.match(key))?.json().catch(() => null);
    if (part?.items) parts.push({ ...part, isFirst: pathname.endsWith("/0") });
  }
  // Lines of checklists are found, too, and are not counted.
  const counted = parts.filter((part) => !part.isUncounted);
  return {
    items: parts.flatMap((part) => part.items),
    count: counted.reduce((sum, part) => sum + part.items.length, 0),
    total: counted.reduce((sum, part) => sum + (part.isFirst ? part.total : 0), 0),
  };
}

async function keepFiles(kind) {
  const { items } = await textsHere(kind);
  items.sort((one, other) => (other.edited ?? "").localeCompare(one.edited ?? ""));
  let octets = 0;
  for (const address of items.flatMap((item) => item.files)) {
    if (octets > FILES_MOST || isMetered() || document.hidden) return;
    const kept = await caches.match(address, { ignoreVary: true }) ?? await fetched(address);
    if (!kept) return;
    octets += kept.ok ? (await kept.blob()).size : 0;
  }
}

// On the page of all of them stands how many are here.
async function showHowMany() {
  const line = document.querySelector("[data-texts-here]");
  const kind = withTexts.find((one) => isAt(one.drawn.all));
  if (!line || !kind) return;
  const { count, total } = await textsHere(kind);
  line.hidden = !count;
  line.dataset.lasting = "";
  line.textContent = line.dataset.textsHere.replace("{1}", count).replace("{2}", total);
}

// Without a connection they are found among those that are here.
const plainly = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
async function findHere() {
  const line = document.querySelector("[data-texts-here]");
  const kind = withTexts.find((one) => isAt(one.finds));
  if (!line || !kind || !document.body.dataset.kept) return;
  const asked = new URLSearchParams(location.search);
  const [looked, has, list] = ["q", "has", "list"].map((name) => asked.get(name) ?? "");
  // Where the home finds it, once it answers.
  document.body.dataset.address = location.pathname + location.search;
  if (!looked && !has && !list) return;
  for (const [name, value] of asked) {
    const field = document.querySelector("main .find")?.elements[name];
    if (field) field.value = value;
  }
  const { items, count } = await textsHere(kind);
  const sought = plainly(looked).split(/\s+/).filter(Boolean);
  const found = items.filter((item) => {
    const text = plainly(`${item.name}\n${item.text}`);
    return sought.every((word) => text.includes(word)) && (!has || item.has.includes(has))
      && (!list || item.path.startsWith(`${list}/`));
  });
  line.hidden = false;
  line.textContent = line.dataset.textsHere.replace("{1}", found.length).replace("{2}", count);
  const { cards, card } = kind.drawn;
  for (const old of document.querySelectorAll(`main > :is(.${cards}, .empty, .more)`)) old.remove();
  const shown = found.slice(0, 200).map((item) => made("li", { className: `card ${card}` },
    made("a", { href: `/lists/${item.path}` },
      made("strong", {}, made("bdi", {}, item.name)),
      made("small", { className: "beginning" }, made("bdi", {}, item.text.slice(0, 240))))));
  line.after(made("ul", { className: `cards ${cards}` }, ...shown));
}
