// Forms are sent without leaving the page, so that nothing of it is lost when the node does not answer. It is
// asked to name the next page instead of leading there: `hearth-in-place`.
let sendings = 0;
// One after the other: each answer is a page.
let lastSending = Promise.resolve();
const beingSent = new Set();
// Sent, and never answered: the node may have done it.
const unanswered = new WeakSet();
// Of those that the browser sends itself.
const impatient = new WeakSet();

document.addEventListener("submit", (event) => {
  const form = event.target;
  const action = actionOf(form, event.submitter);
  if (action === "/sign-out") {
    forgetMember();
    others?.postMessage({ type: "signed-out" });
    leaveForGood();
  }
  const isOurs = document.body.dataset.address && form.method === "post" && action !== "/sign-out";
  // A form that was sent is not sent twice by an impatient finger; where it is drawn as sent, a second tap is meant.
  if ((beingSent.has(form) && !outbox?.isDrawn(form)) || impatient.has(form)) {
    event.preventDefault();
  } else if (isOurs) {
    event.preventDefault();
    send(form, event.submitter);
  } else {
    impatient.add(form);
  }
});
addEventListener("pageshow", () => {
  for (const form of document.forms) impatient.delete(form);
});

const actionOf = (form, submitter) => submitter?.getAttribute("formaction") ?? form.getAttribute("action");

// Whether it was done; "waits": there is no connection, and it is done later.
function send(form, submitter, also = {}) {
  const fields = new FormData(form, submitter);
  for (const [name, value] of Object.entries(also)) fields.set(name, value);
  sayBeside(form, submitter, fields);
  sendZone(form, fields);
  const action = actionOf(form, submitter);
  if (outbox?.isFirst(form, action, fields)) return outbox.letWait(form, submitter, action, fields);
  beingSent.add(form);
  form.setAttribute("aria-busy", "true");
  const goOn = submitter?.dataset.waiting ? rest(form, submitter) : () => {};
  lastSending = lastSending.then(() => sendNow(form, submitter, fields)).finally(() => {
    beingSent.delete(form);
    form.removeAttribute("aria-busy");
    goOn();
  });
  return lastSending;
}

async function sendNow(form, submitter, fields) {
  const takesFiles = form.enctype === "multipart/form-data";
  const hasFiles = [...fields.values()].some((one) => one instanceof File && one.size);
  const action = actionOf(form, submitter);
  const headers = { "hearth-in-place": "yes" };
  const ahead = await outbox?.ahead(form, submitter, action, fields);
  if (ahead && "waits" in ahead) return ahead.waits;
  sendings += 1;
  const body = takesFiles ? fields : new URLSearchParams(fields);
  const answer = await (hasFiles
    ? heard(sendFiles(form, action, body, headers))
    : ask(action, { method: "POST", body, headers, signal: ahead?.signal }));
  // 429: the home has too much to do at the moment.
  if (!answer || (ahead && (answer.status >= 500 || answer.status === 429))) {
    const kept = await ahead?.stays();
    if (kept) return kept;
    unanswered.add(form);
    if (kept !== false) tell("unsent");
    return false;
  }
  await ahead?.ends();
  unanswered.delete(form);
  try {
    return await take(answer, form, submitter);
  } catch {
    // The node went away in the middle of its answer.
    isSilent();
    return false;
  }
}

async function take(answer, form, submitter) {
  const next = answer.headers.get("hearth-next");
  if (next !== null) {
    // They have to sign in first: nothing was done yet.
    if (!next.startsWith("/sign-in")) dropDraft(form);
    const { pathname, search, hash } = new URL(next, location.href);
    if (pathname + search !== document.body.dataset.address) return leadOn(next, form);
    const page = await ask(next);
    const fresh = page?.ok && !page.redirected && parsed(await page.text());
    if (!fresh) return leadOn(pathname + search, form);
    replace(fresh, form, submitter);
    document.getElementById(hash.slice(1))?.focus();
    return true;
  }
  const text = await answer.text();
  const fresh = parsed(text);
  if (answer.status === 422 && fresh) {
    forgetTold();
    exchange(fresh, { keepsFields: true, isRefusal: true });
    keepTold();
    const reason = document.querySelector("main .problem[data-lasting]");
    const wrong = document.querySelector("main [aria-invalid]") ?? reason;
    if (wrong) unfold(wrong);
    wrong?.focus({ preventScroll: true });
    reason?.scrollIntoView({ block: "center" });
    return false;
  }
  if (answer.ok && fresh) {
    dropDraft(form);
    showsAnswer = true;
    replace(fresh, form, submitter);
    return true;
  }
  tell("refused", fresh ? wordsOf(fresh) : text);
  // It may be of a page that is not valid any more.
  lookAgain(0);
  return false;
}

// To another page: until that is there, the form is busy. Somebody who comes back finds it as its page gave it.
function leadOn(next, form) {
  return new Promise((done) => {
    addEventListener("pagehide", () => {
      form.reset();
      done(true);
    }, { once: true });
    location.href = next;
  });
}

// Shows the page after a form, and leaves the focus where it was, as far as that is there.
function replace(fresh, form, submitter) {
  form.reset();
  tellNoMore("refused");
  forgetTold();
  isShownAgain = false;
  exchange(fresh, { isAnswer: true });
  keepTold();
  say(placeOf(form) ?? document.querySelector("main > .notice > span")?.textContent);
  // The next wish begins at the top of its form.
  const first = submitter?.value === "another" && document.querySelector("main [autofocus]");
  if (first) { scrollTo(0, 0); first.focus(); return; }
  if (document.activeElement !== document.body) return;
  const other = form.isConnected && submitter?.name ? form.querySelector("button") : null;
  (other ?? document.getElementById("content")).focus({ preventScroll: true });
}
