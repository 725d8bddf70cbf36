// What a device keeps for the moments when the node does not answer: the app's own files, and of pages and pictures
// those that the node lets it keep (`hearth-keep`), which it does on a person's own device alone. It is shown only as
// long as the node said with its last answer (`hearth-kept`), and goes then. There are two terms: that of `lists`
// without giving, and that of `gifts`, which is all else. `hearth-keep` says which is whose.
"use strict";

const VERSION = "{{version}}";
const SHELL = `shell-${VERSION}`;
const FILES = ["/shell", ...[{{files}}].map((name) => `/assets/${name}?v=${VERSION}`)];
// What the home says of the kinds of lists (KindOnPhone).
const kinds = {{kinds}};
// How long the node may take before what was kept is shown, in milliseconds.
const PATIENCE = 3000;
const PAGES = 300;
const PICTURES = 50e6; // Octets.
// What may wait here that others shared: how many shares, files of one and characters of its texts, and octets of all
// files together.
const [SHARES, SHARED_FILES, SHARED_CHARACTERS, SHARED_OCTETS] = [{{shelf}}];
// How far the device's clock may be put back, in milliseconds, before what was kept is taken for run out.
const SLACK = 60e3;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    await (await caches.open(SHELL)).addAll(FILES);
    await self.skipWaiting();
  })());
});

// A new version serves open pages too: the addresses of its files tell it from the old one.
self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== SHELL);
    await Promise.all(old.map((name) => caches.delete(name)));
    await mayShow();
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/share") { event.respondWith(share(request)); return; }
  if (request.method !== "GET" || ["/live", "/worker.js"].includes(pathname)) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (pathname === "/face" || pathname.startsWith("/photo/")) event.respondWith(picture(event, pathname));
  else event.respondWith(page(event));
});

async function asset(request) {
  return await (await caches.open(SHELL)).match(request) ?? fetch(request);
}

// From the node; where it does not answer, as it was.
async function page(event) {
  const { request } = event;
  const asked = ask(event);
  if (request.mode !== "navigate") return asked;
  const heard = asked.then((one) => (isOfHome(one) ? one : null)).catch(() => null);
  const answer = await Promise.race([heard, new Promise((done) => { setTimeout(done, PATIENCE); })]);
  if (answer) return answer;
  for (const one of [request, ...alike(request)]) {
    const kept = await find("pages", one);
    if (kept) return marked(kept);
  }
  const { pathname } = new URL(request.url);
  return await textKept(pathname) ?? await heard ?? caches.match("/shell");
}

// A new item has the same form, whatever it is filled with. What is shared is asked about first, on a page that was
// kept (app.js): no form takes it before somebody says so.
const ASKING = "{{asking}}";
function alike(request) {
  const { pathname, searchParams } = new URL(request.url);
  // What is found is found by the page itself (keeping.js), in the texts that are here.
  if (kinds.some((one) => one.finds === pathname)) return [{ url: location.origin + pathname }];
  if (!kinds.some((one) => one.form === pathname)) return [];
  const isAsked = pathname === ASKING && searchParams.has("shared") && !searchParams.has("as");
  return [{ url: location.origin + (isAsked ? `${ASKING}?shared=0000000000000000` : pathname) }];
}

// Only what the home says counts: not what a proxy answers for it, or a network that wants a sign-in first. Where an
// answer leads is hidden from a worker; the browser goes there.
const isOfHome = (answer) => answer.type === "opaqueredirect" || answer.headers.has("hearth-answer");

// Photos are named by what is in them, and never change; faces do.
async function picture(event, pathname) {
  const { request } = event;
  const kept = await find("pictures", request);
  if (kept && pathname !== "/face") return piece(kept, request);
  const asked = ask(event).then((answer) => (isOfHome(answer) ? answer : null));
  return await asked.catch(() => null) ?? kept ?? Response.error();
}

// Of a sound a player asks for the piece that it plays next.
async function piece(kept, request) {
  const [, from, to] = request.headers.get("range")?.match(/^bytes=(\d+)-(\d*)$/) ?? [];
  if (!from) return kept;
  const all = await kept.blob();
  const end = Math.min(to ? Number(to) + 1 : all.size, all.size);
  const headers = new Headers(kept.headers);
  headers.set("content-range", `bytes */${all.size}`);
  if (Number(from) >= end) return new Response(null, { status: 416, headers });
  headers.set("content-range", `bytes ${from}-${end - 1}/${all.size}`);
  headers.set("content-length", end - Number(from));
  return new Response(all.slice(Number(from), end), { status: 206, headers });
}

function ask(event) {
  const { request } = event;
  const [at, before] = [Date.now(), forgotten];
  const asked = fetch(request);
  event.waitUntil(asked.then(async (answer) => {
    const copy = answer.clone();
    // What was on its way when everything had to go is of before.
    if (before !== forgotten) return;
    await obey(copy.headers.get("hearth-kept"), at, request.mode !== "navigate");
    await keep(request, copy);
  }).catch(() => {}).then(mayShow));
  return asked;
}

// What the node said last: the name of what is kept, when it was asked, by this device's clock, and for how many
// seconds from then on what is of lists without giving may be shown, and what is of `gifts`.
const NOTE = "/kept";
async function noted() {
  const note = await caches.match(NOTE, { cacheName: "note" });
  return await note?.json().catch(() => null) ?? {};
}

// `NAME SECONDS GIFTS`: to its member, who is signed in; `NAME`: to somebody who is not, what has another name goes;
// `none`: nothing of anybody may stay. Other sites can lead the browser to any page. So only what a page of Hearth has
// asked itself takes anything away; an answer that says nothing, such as a proxy's, never does.
async function obey(said, at, isAskedHere) {
  if (!said) return;
  const [name, ...terms] = said.split(" ");
  if (terms.length) {
    const [seconds, gifts] = terms.map(Number);
    const note = new Response(JSON.stringify({ name, at, seconds, gifts }));
    await (await caches.open("note")).put(NOTE, note);
  } else if (isAskedHere && name === "none") {
    await forgetAll();
  } else if (isAskedHere && (await noted()).name !== name) {
    await caches.delete("note");
  }
}

// How often.
let forgotten = 0;
async function forgetAll() {
  forgotten += 1;
  const theirs = (await caches.keys()).filter((name) => !name.startsWith("shell-"));
  await Promise.all(theirs.map((name) => caches.delete(name)));
  for (const name of ["hearth-outbox", "hearth-begun"]) indexedDB.deleteDatabase(name);
}

// Until when each term lasts, and the name of what may be shown; all else goes.
async function mayShow() {
  const { name, at, seconds, gifts } = await noted();
  const now = Date.now();
  const ends = { lists: at + seconds * 1000, gifts: at + gifts * 1000 };
  const terms = Object.keys(ends).filter((term) => at - SLACK < now && now < ends[term]);
  const good = terms.map((term) => `-${term}-${name}`);
  const gone = (await caches.keys()).filter((one) => /^(pages|pictures|texts)-/.test(one)
    && !good.some((end) => one.endsWith(end)));
  await Promise.all(gone.map((one) => caches.delete(one)));
  return { name, terms, ends };
}

async function find(kind, request) {
  const { name, terms } = await mayShow();
  for (const term of terms) {
    const kept = await caches.match(request.url, { cacheName: `${kind}-${term}-${name}`, ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

// What is new on every page, such as the number of news, is of no use later, and of nobody's who finds the device.
const PASSING = /<!--now-->[^]*?<!--\/now-->| data-moment="[^"]*"/g;

async function keep(request, answer) {
  const term = answer.headers.get("hearth-keep");
  if (!term || answer.status !== 200 || answer.redirected) return;
  const { name, terms } = await mayShow();
  if (!terms.includes(term)) return;
  const { pathname } = new URL(request.url);
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  const kind = isPage ? "pages" : textsAt(pathname) ? "texts" : "pictures";
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.set("hearth-kept-at", new Date().toISOString());
  headers.set("hearth-term", term);
  const body = isPage ? new Blob([(await answer.text()).replace(PASSING, "")]) : await answer.blob();
  headers.set("content-length", body.size);
  const cache = await caches.open(`${kind}-${term}-${name}`);
  // The newest stands last.
  await cache.delete(request.url);
  await cache.put(request.url, new Response(body, { headers }));
  await bound(cache, kind);
}

// The oldest go first.
async function bound(cache, kind) {
  if (kind === "texts") return;
  const keys = await cache.keys();
  if (kind === "pages") {
    await Promise.all(keys.slice(0, -PAGES).map((key) => cache.delete(key)));
    return;
  }
  let octets = 0;
  for (const key of keys.reverse()) {
    octets += Number((await cache.match(key))?.headers.get("content-length") ?? 0);
    if (octets > PICTURES) await cache.delete(key);
  }
}

// Says when it was so, and until when it may be seen (app.js).
async function marked(kept) {
  const { ends } = await mayShow();
  const until = ends[kept.headers.get("hearth-term")];
  const marks = `data-kept="${kept.headers.get("hearth-kept-at")}" data-kept-until="${until}"`;
  return new Response((await kept.text()).replace("<body ", `<body ${marks} `), { headers: kept.headers });
}

// The texts of a kind (keeping.js), a part at a time; with them comes a page for what stands on none.
const textsAt = (pathname) => kinds.find(({ texts }) => texts && pathname.startsWith(`${texts}/`));
async function textKept(pathname) {
  const [, path] = pathname.match(/^\/lists\/([0-9a-f]+\/[0-9a-f]+)$/) ?? [];
  const { name, terms } = await mayShow();
  if (!path || !terms.includes("lists")) return null;
  const cache = await caches.open(`texts-lists-${name}`);
  for (const key of await cache.keys()) {
    const part = await (await cache.match(key))?.json().catch(() => null);
    const item = part?.items?.find((one) => one.path === path);
    const place = item && `${textsAt(new URL(key.url).pathname)?.texts}/frame`;
    const frame = place && await find("pages", { url: location.origin + place });
    if (!frame) continue;
    const page = (await frame.text()).replaceAll(place, pathname)
      .replace(/(<main id="content"[^>]*>)[^]*?(<\/main>)/, (_, start, end) => start + item.html + end);
    return marked(new Response(page, { headers: frame.headers }));
  }
  return null;
}

// What others share waits on this device alone, each share under a number of its own, until somebody takes it or throws
// it away (asking.js, shared.js). It came from an app, or from a form of any site: a browser does not say which.
async function share(request) {
  const form = await request.formData().catch(() => new FormData());
  // One after the other, so that all of them are counted.
  const said = await navigator.locks.request("hearth-shelf", () => shelve(form)).catch(() => "room");
  return Response.redirect(`${ASKING}?shared=${said}`, 303);
}

// Its number; or why nothing of it is taken, as the page says it (ShareRefusal).
async function shelve(form) {
  const words = ["title", "text", "url"].map((name) => [name, form.get(name)])
    .filter(([, said]) => typeof said === "string" && said.trim())
    .map(([name, said]) => [name, said.replace(/\r\n?/g, "\n")]);
  const files = form.getAll("photo").filter((one) => one instanceof File && one.size);
  const octets = files.reduce((sum, one) => sum + one.size, 0);
  if (!words.length && !files.length) return "empty";
  if (words.some(([, said]) => said.length > SHARED_CHARACTERS)) return "long";
  if (files.length > SHARED_FILES) return "many";
  if (octets > SHARED_OCTETS) return "large";
  const shelf = await caches.open("shelf");
  const there = await Promise.all((await shelf.keys()).map((key) => shelf.match(key)));
  const taken = there.reduce((sum, one) => sum + Number(one?.headers.get("octets") ?? 0), 0);
  if (there.length >= SHARES || taken + octets > SHARED_OCTETS) return "full";
  const number = freshNumber();
  await shelf.put(`/shelf/${number}`, packed(words, files, octets));
  return number;
}

function freshNumber() {
  const octets = [...crypto.getRandomValues(new Uint8Array(8))];
  return octets.map((one) => one.toString(16).padStart(2, "0")).join("");
}

// As the form that it came as. Beside it stands what it is called among others.
function packed(words, files, octets) {
  const form = new FormData();
  for (const [name, said] of words) form.append(name, said);
  for (const file of files) form.append("photo", file, file.name || "photo");
  const [line] = (words[0]?.[1] ?? (files[0].name || "photo")).trim().split("\n");
  const share = new Response(form);
  share.headers.set("octets", octets);
  share.headers.set("name", encodeURIComponent([...line].slice(0, 100).join("")));
  return share;
}

// Something is new: what, the page says.
self.addEventListener("push", (event) => {
  event.waitUntil(self.registration.showNotification("Hearth", {
    body: event.data?.text(), tag: "news", icon: `/assets/icon-192.png?v=${VERSION}`,
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const [open] = await self.clients.matchAll({ type: "window" });
    if (!open) await self.clients.openWindow("/news");
    else { await open.focus(); await open.navigate("/news"); }
  })());
});
