// Sends what waits, one after the other, as soon as the home answers; what that refuses stays with the reason.

// Of something that is not there any more, or that has become what it was asked to be.
const gone = new Set(["unknownList", "unknownComment", ...kinds.flatMap((one) => one.gone)]);

// Where the home is heard and its answers get lost, it is left in peace for some seconds, for longer each time.
let rested = 0;
let losses = 0;
function restAWhile() {
  losses += 1;
  const wait = Math.min(60, 2 ** losses) * 1000;
  rested = Date.now() + wait;
  setTimeout(sendWaiting, wait + 50);
}

// How it went: how many were `sent` and `refused`, and whether the home `isAway` or wants a sign-in (`isLocked`); null:
// there was nothing, or another tab does it.
async function sendWaiting() {
  if (!keepsOutbox() || direct || Date.now() < rested || !await nextAfter(0)) return null;
  const release = await turnToSend();
  if (!release) return null;
  const went = { sent: 0, refused: 0, isAway: false, isLocked: false };
  try {
    const token = await freshToken(went);
    let shown = Date.now() + 500;
    for (let entry = token && await nextAfter(0); entry; entry = await nextAfter(entry.id)) {
      const became = await sendEntry(entry.id, token);
      // Without a connection, or without a sign-in, the rest waits on.
      if (became === "waits") { went.isAway = true; restAWhile(); break; }
      losses = 0;
      if (became === "sent") went.sent += 1;
      if (became === "refused") went.refused += 1;
      if (Date.now() > shown) {
        const before = Date.now();
        await showOutbox();
        shown = Date.now() + 500 + 4 * (Date.now() - before);
      }
    }
  } finally {
    release();
  }
  await showOutbox();
  changedHere();
  if (went.sent) lookAgain(0);
  return went;
}

// What waits next of the member's.
function nextAfter(id) {
  const mine = document.body.dataset.keep;
  return inOutbox("readonly", (store, give) => {
    store.openCursor(IDBKeyRange.lowerBound(id, true)).onsuccess = ({ target: { result: at } }) => {
      if (at && (at.value.member !== mine || at.value.problem)) at.continue();
      else if (at) give(at.value);
    };
  }).catch(() => null);
}

// A form's token follows from the sign-in, which may be another one by now.
async function freshToken(went) {
  const answer = await ask("/settings/look", { ...byItself, signal: AbortSignal.timeout(WAIT) });
  if (!answer) { went.isAway = true; return null; }
  went.isLocked = answer.redirected || !answer.ok;
  return went.isLocked ? null : parsed(await answer.text().catch(() => ""))?.querySelector("[name=form-token]")?.value;
}

// From now on it may have arrived; null: somebody has taken it back.
function underWay(id) {
  return inOutbox("readwrite", (store, give) => {
    store.get(id).onsuccess = ({ target: { result: entry } }) => {
      if (!entry || entry.problem) { give(null); return; }
      store.put({ ...entry, sent: true });
      give(entry);
    };
  });
}

// What becomes of one: it `waits` on, it is `sent`, `refused` with a reason, or `back` where it was taken back.
async function sendEntry(id, token, isJoined = false) {
  const entry = await underWay(id).catch(() => null);
  if (!entry) return "back";
  const answer = await fetch(entry.action, {
    method: "POST", body: bodyOf(entry, token), headers: { "hearth-in-place": "yes", "hearth-waited": "yes" },
  }).catch(() => null);
  // 429: the home has too much to do at the moment.
  const isHeard = answer && isOfHome(answer) && answer.status < 500 && answer.status !== 429;
  if (!isHeard) return "waits";
  if (answer.headers.get("hearth-next")?.startsWith("/sign-in")) {
    // It was not done.
    await changeOutbox(() => ({ put: [entry] }));
    return "waits";
  }
  const why = answer.headers.get("hearth-refusal");
  if (answer.ok || isDoneAlready(entry, why)) {
    await delivered(entry, answer.headers.get("hearth-made"));
    return "sent";
  }
  const refusal = await answer.text().catch(() => null);
  if (refusal === null) return "waits";
  return refused(entry, answer.status, why, refusal, isJoined ? null : token);
}

// What was made before, though its answer got lost; or what somebody else has taken away already.
function isDoneAlready(entry, why) {
  return (why === "idUsed" && entry.sent) || (gone.has(why) && about(entry).name === "gone");
}

// It waits no more, and stays drawn until the page is fresh. What the home calls otherwise is called so by what
// follows.
async function delivered(entry, made) {
  const { path } = about(entry);
  const other = made && entry.made && made !== entry.made ? path.replace(entry.made, made) : null;
  if (!other) await inOutbox("readwrite", (store) => { store.delete(entry.id); });
  else {
    await changeOutbox((all) => ({
      drop: [entry.id], put: all.filter((one) => one.id !== entry.id).map((one) => renamed(one, path, other)),
    }));
  }
  sentNow.push(entry);
}

async function refused(entry, status, why, refusal, token) {
  const stuck = { ...entry, sent: true, problem: reasonOf(refusal), choices: null, isGone: false };
  // Of a tick or an order nothing is left to do.
  if (gone.has(why) && !entry.isOfItem && ["tick", "order", "pin", "move"].includes(about(entry).name)) {
    await changeOutbox(() => ({ put: [{ ...stuck, problem: words.gone, isOver: true }] }));
    return "refused";
  }
  const joined = entry.given && token ? await join(entry, status, refusal) : {};
  if (!joined) return "waits";
  const next = { ...stuck, ...joined };
  await changeOutbox(() => ({ put: [next] }));
  return next.problem ? "refused" : sendEntry(entry.id, token, true);
}

// In the words of the page that says it, or of an answer that is a sentence itself.
function reasonOf(text) {
  const page = parsed(text);
  const said = page ? page.querySelector("main .problem")?.textContent.trim() || wordsOf(page) : text.slice(0, 300);
  return said.includes("<") || !said ? words.refusedPlainly : said;
}

function bodyOf(entry, token) {
  const hasFiles = entry.fields.some(([, value]) => value instanceof Blob);
  const body = hasFiles || entry.isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entry.fields) body.append(name, name === "form-token" ? token : value);
  return body;
}
