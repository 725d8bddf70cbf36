// What waits on this device to be sent: the store of it. What becomes of it is another file's (waiting/outbox.js),
// which comes to a person's own device alone; null elsewhere, and until it is there.
let outbox = null;

// Where a worker has it, it is there at once; else the first page comes first.
function loadOutbox() {
  const place = document.getElementById("outbox");
  if (!place || !("serviceWorker" in navigator)) return;
  const load = () => {
    document.head.append(Object.assign(document.createElement("script"), { src: place.dataset.script }));
  };
  if (navigator.serviceWorker.controller || document.readyState === "complete") load();
  else addEventListener("load", load);
}
loadOutbox();

// One step in the store, whole or not at all. `body` asks it for something, and what that says is the answer; or what
// it hands to `give`.
function inOutbox(mode, body) {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("hearth-outbox", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("waiting", { keyPath: "id", autoIncrement: true });
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const step = opening.result.transaction("waiting", mode);
      let given;
      const asked = body(step.objectStore("waiting"), (value) => { given = value; });
      step.oncomplete = () => { opening.result.close(); done(given ?? asked?.result); };
      step.onabort = () => { opening.result.close(); failed(step.error); };
    };
  });
}

// Where nobody is, the words are hidden: only how much waits is said, so that it is not forgotten. What somebody gives
// who lives with its owner is not even counted.
async function sayHowMuchWaits() {
  const line = document.getElementById("waits");
  if (!line || !isApp || !("indexedDB" in window)) return;
  await standing;
  const all = await inOutbox("readonly", (store) => store.getAll()).catch(() => []);
  const count = all.filter((one) => !one.isHushed).length;
  line.hidden = !count;
  line.textContent = count ? `${line.dataset.waits} ${count}` : "";
}

function freshNumber() {
  const octets = [...crypto.getRandomValues(new Uint8Array(16))];
  return octets.map((one) => one.toString(16).padStart(2, "0")).join("");
}
