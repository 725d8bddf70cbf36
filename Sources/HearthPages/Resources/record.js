// A sound is recorded in the page, and goes along with the form like a file that was chosen (files.js). It is never
// lost: whatever ends it, what came of it until then is kept. The button that ends it stands where the form is sent,
// which stays in sight.
"use strict";

(() => {
  const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];
  // A little less than an item takes, in seconds.
  const LONGEST = 1195;
  const BITS_PER_SECOND = 32000;
  // How often a piece of it is kept, in milliseconds: a browser that is killed loses no more.
  const PIECE = 500;
  // `{ recorder, form, ended }`; null: nothing is recorded.
  let current = null;

  function stop() {
    if (!current) return Promise.resolve();
    if (current.recorder.state !== "inactive") current.recorder.stop();
    return current.ended;
  }

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-record]");
    if (target.closest("[data-record-stop]") || button && current) stop();
    else if (button) record(button);
  });

  async function record(button) {
    const said = button.parentElement.querySelector("[data-record-said]");
    button.disabled = true;
    const stream = await navigator.mediaDevices?.getUserMedia({ audio: true }).catch(() => null);
    button.disabled = false;
    if (!stream || !window.MediaRecorder) {
      said.textContent = button.dataset.cannot;
      return;
    }
    said.textContent = "";
    const field = button.form.querySelector("[data-shown]");
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const id = newFileID();
    const name = nameFor(field, button.dataset.name, recorder.mimeType || mimeType);
    const pieces = [];
    recorder.addEventListener("dataavailable", ({ data }) => {
      if (data.size) keepPiece(field, id, pieces.push(data), data, name);
    });
    // A call takes the microphone away.
    for (const event of ["mute", "ended"]) stream.getTracks()[0].addEventListener(event, stop);
    const bar = showBar(button);
    const ended = new Promise((done) => { recorder.addEventListener("stop", done, { once: true }); }).then(() => {
      current = null;
      bar.end();
      for (const track of stream.getTracks()) track.stop();
      const type = (recorder.mimeType || mimeType).split(";")[0];
      const file = new File(pieces, name, { type });
      if (!file.size) { said.textContent = button.dataset.cannot; return undefined; }
      hold(field, [...heldBy(field), { id, file }]);
      button.focus({ preventScroll: true });
      return keepFile(field, { id, file });
    });
    current = { recorder, form: button.form, ended };
    recorder.start(PIECE);
    // It was left before the browser had asked them.
    if (document.hidden) stop();
  }

  // Each of an item's has a name of its own.
  function nameFor(field, word, type) {
    const ending = { "audio/mp4": "m4a", "audio/ogg": "ogg" }[type.split(";")[0]] ?? "webm";
    const taken = new Set(heldBy(field).map(({ file }) => file.name));
    let name = `${word}.${ending}`;
    for (let number = 2; taken.has(name); number += 1) name = `${word} ${number}.${ending}`;
    return name;
  }

  // How long it is by now, and what ends it.
  function showBar(button) {
    const bar = document.createElement("div");
    bar.className = "recording";
    bar.dataset.id = "recording";
    bar.dataset.lasting = "";
    const time = document.createElement("span");
    time.setAttribute("role", "timer");
    const ends = document.createElement("button");
    ends.type = "button";
    ends.dataset.recordStop = "";
    ends.textContent = button.dataset.stop;
    bar.append(time, ends);
    (button.form.querySelector(".head") ?? button.form).append(bar);
    ends.focus({ preventScroll: true });
    const began = performance.now();
    const tick = () => {
      const seconds = (performance.now() - began) / 1000;
      time.textContent = lengthInWords(seconds);
      if (seconds >= LONGEST) stop();
    };
    tick();
    const clock = setInterval(tick, 1000);
    // A screen that locks itself would end it.
    const wake = navigator.wakeLock?.request("screen").catch(() => null);
    return {
      end() {
        clearInterval(clock);
        wake?.then((lock) => lock?.release());
        bar.remove();
      },
    };
  }

  // Whatever leaves the page, or sends something, comes after it is kept.
  document.addEventListener("submit", (event) => {
    if (!current) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { target, submitter } = event;
    stop().then(() => target.requestSubmit(submitter));
  }, true);
  document.addEventListener("click", (event) => {
    const link = current && event.target.closest("a[href]");
    if (!link || link.target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isCancelling = link.closest("main form");
    // Cancelling throws away what stands in the form: they see first what that is.
    stop().then(() => { if (!isCancelling) link.click(); });
  }, true);
  document.addEventListener("visibilitychange", () => { if (document.hidden) stop(); });
  addEventListener("pagehide", stop);
  // Where nothing is kept, the browser asks before the sound goes with the page.
  addEventListener("beforeunload", (event) => {
    const fields = [...document.querySelectorAll("[data-shown]")].filter((field) => !keepsFiles(field));
    const hasSound = ({ file }) => file.type.startsWith("audio/");
    const isBusy = document.querySelector("form[aria-busy]");
    if (!isBusy && (current && fields.length || fields.some((field) => heldBy(field).some(hasSound)))) {
      event.preventDefault();
    }
  });
})();
