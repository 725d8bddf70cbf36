// The timer's page rings when a pomodoro or a break is over (`data-rings`: the moment, by the home's clock, in
// milliseconds since 1970), and says whether this browser lets it, and whether notifications are on here. Without this
// file nothing rings, and the page says how it can be told otherwise.
"use strict";

// A browser that was asleep then does not ring late.
const LATE = 60e3;
let bell = null;
let nextRing = 0;

function ring() {
  for (const [after, pitch] of [[0, 660], [.35, 880], [.7, 660]]) {
    const [tone, loudness] = [bell.createOscillator(), bell.createGain()];
    const at = bell.currentTime + after;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(.25, at);
    loudness.gain.exponentialRampToValueAtTime(.001, at + .6);
    tone.connect(loudness).connect(bell.destination);
    tone.start(at);
    tone.stop(at + .6);
  }
}

// Looked at again and again: pages are exchanged, clocks are set, and computers sleep.
setInterval(() => {
  const now = Date.now() + homeAhead;
  if (bell && nextRing && now >= nextRing && now - nextRing < LATE) ring();
  const at = Number(document.querySelector("[data-rings]")?.dataset.rings ?? 0);
  nextRing = at > now ? at : 0;
  if (nextRing && !bell && "AudioContext" in window) bell = new AudioContext();
  const muted = document.querySelector("[data-muted]");
  const isMuted = Boolean(nextRing) && bell?.state === "suspended";
  if (muted && muted.hidden === isMuted) muted.hidden = !isMuted;
}, 500);
for (const touched of ["pointerup", "keydown"]) {
  document.addEventListener(touched, () => { if (bell?.state === "suspended") bell.resume(); });
}

function sayWhetherTold(page) {
  const isOn = isNotified() || Boolean(document.body.dataset.pushKey);
  for (const one of page.querySelectorAll("[data-told-on]")) one.hidden = !isOn;
  for (const one of page.querySelectorAll("[data-told-off]")) one.hidden = isOn;
}
document.addEventListener("fresh", ({ detail: fresh }) => sayWhetherTold(fresh));
sayWhetherTold(document);
