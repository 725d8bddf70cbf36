// What a device keeps for the moments when the node does not answer: the app's own files, and of pages and pictures
// those that the node lets it keep (`hearth-keep`), which it does on a person's own device alone.
"use strict";

const VERSION = "{{version}}";
const SHELL = `shell-${VERSION}`;
const FILES = ["/shell", ...[{{files}}].map((name) => `/assets/${name}?v=${VERSION}`)];
// How long the node may take before what was kept is shown, in milliseconds.
const PATIENCE = 3000;
const PAGES = 300;
const PICTURES = 50e6; // Octets.

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
  const asked = fetch(request);
  event.waitUntil(asked.then((answer) => keep("pages", request, answer.clone())).catch(() => {}));
  if (request.mode !== "navigate") return asked;
  const answer = await Promise.race([
    asked.catch(() => null), new Promise((done) => { setTimeout(done, PATIENCE); }),
  ]);
  if (answer) return answer;
  const kept = await find("pages", request);
  if (kept) return marked(kept);
  return asked.catch(() => caches.match("/shell"));
}

// Photos are named by what is in them, and never change; faces do.
async function picture(event, pathname) {
  const { request } = event;
  const kept = await find("pictures", request);
  if (kept && pathname !== "/face") return kept;
  const asked = fetch(request);
  event.waitUntil(asked.then((answer) => keep("pictures", request, answer.clone())).catch(() => {}));
  return asked.catch(() => kept ?? Response.error());
}

const named = async (kind) => (await caches.keys()).filter((name) => name.startsWith(`${kind}-`));

async function find(kind, request) {
  for (const name of await named(kind)) {
    const kept = await (await caches.open(name)).match(request.url, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

async function keep(kind, request, answer) {
  const member = answer.headers.get("hearth-keep");
  if (!member || answer.status !== 200 || answer.redirected) return;
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.set("hearth-kept-at", new Date().toISOString());
  const body = await answer.blob();
  headers.set("content-length", body.size);
  const cache = await caches.open(`${kind}-${member}`);
  // The newest stands last.
  await cache.delete(request.url);
  await cache.put(request.url, new Response(body, { headers }));
  await bound(cache, kind);
}

// The oldest go first.
async function bound(cache, kind) {
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

// Says when it was so (app.js).
async function marked(kept) {
  const text = (await kept.text()).replace("<body ", `<body data-kept="${kept.headers.get("hearth-kept-at")}" `);
  return new Response(text, { headers: kept.headers });
}

// What another app shares becomes a wish: the form takes it from here (app.js).
async function share(request) {
  const form = await request.formData();
  const cache = await caches.open("shared");
  const words = ["title", "text", "url"].map((name) => String(form.get(name) ?? "").slice(0, 4000));
  await cache.put("/shared-words", new Response(JSON.stringify(words)));
  const photo = form.get("photo");
  if (photo instanceof File && photo.size) {
    await cache.put("/shared-photo", new Response(photo, { headers: { "content-type": photo.type } }));
  }
  return Response.redirect("/new#shared", 303);
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
