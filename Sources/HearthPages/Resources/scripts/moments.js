// Moments to which the page counts down (`data-until`), or from which it counts up (`data-since`), in milliseconds
// since 1970 by the home's clock. All is computed from the clock, so that it is right after a sleep. When one is over
// the page looks again, which is no use of a sign-in. Without this file the moment stands there as a time.
const MOMENTS = "time[data-until], time[data-since]";
const isMoment = (node) => node.nodeType === Node.ELEMENT_NODE && node.matches(MOMENTS);

// How far the home's clock is ahead of this device's, in milliseconds: a page says what the home's was (`data-now`).
const AHEAD = "hearth-clock-ahead";
let homeAhead = Number(sessionStorage.getItem(AHEAD) ?? 0);
function setClock(at) {
  const said = document.querySelector("time[data-now]")?.dataset.now;
  // A page that was kept says what it was then.
  if (!said || document.body.dataset.kept) return;
  homeAhead = Number(said) - at;
  sessionStorage.setItem(AHEAD, String(homeAhead));
}

let counting = 0;
function countMoments() {
  clearTimeout(counting);
  const now = Date.now() + homeAhead;
  let wait = Infinity;
  for (const one of document.querySelectorAll(MOMENTS)) {
    wait = Math.min(wait, "until" in one.dataset ? countDown(one, now) : countUp(one, now));
  }
  if (wait < Infinity) counting = setTimeout(countMoments, wait + 10);
}

// Both give after how many milliseconds it reads otherwise.
function countUp(one, now) {
  const gone = Math.max(0, now - Number(one.dataset.since));
  write(one, clockText(gone / 1000));
  return 1000 - (gone % 1000);
}
function countDown(one, now) {
  const left = Number(one.dataset.until) - now;
  write(one, one.dataset.left.replace("{1}", clockText(Math.max(0, Math.ceil(left / 1000)))));
  sayMark(one, left);
  if (left <= 0) lookAtEnd(one.dataset.until);
  return left > 0 ? ((left % 1000) || 1000) : 1000;
}
function write(one, text) { if (one.textContent !== text) one.textContent = text; }

// `12:40`, `1:05:00`.
function clockText(seconds) {
  const whole = Math.floor(seconds);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

// The home may need a moment, or not answer: the page looks again, less and less often, until it says something else.
const ended = new Map();
function lookAtEnd(until) {
  if (document.hidden) return;
  const { next, wait } = ended.get(until) ?? { next: 0, wait: 1000 };
  if (Date.now() < next) return;
  ended.set(until, { next: Date.now() + wait, wait: Math.min(2 * wait, 60e3) });
  lookAgain(300);
}

// Who does not see it hears when it starts, half of it, the last minute and its end, and never each second. What was
// heard on the page before is not said again: how much of each was left then, the latest last.
const HEARD = "hearth-heard";
const lefts = new Map(JSON.parse(sessionStorage.getItem(HEARD) ?? "[]"));
function sayMark(one, left) {
  const { until, length, over } = one.dataset;
  const last = lefts.get(until) ?? Infinity;
  if (left >= last) return;
  lefts.delete(until);
  lefts.set(until, left);
  sessionStorage.setItem(HEARD, JSON.stringify([...lefts].slice(-8)));
  const all = length ? Number(length) : Infinity;
  const marks = [all / 2, all > 120e3 ? 60e3 : 0, 0];
  // Those that passed while nobody looked are over.
  const passed = marks.find((mark) => left <= mark && mark < last && mark - left < 5000);
  const isStart = last === Infinity && left > 0 && all - left < 10e3;
  if (passed === 0) say(over);
  else if (isStart || passed !== undefined) say(one.dataset.left.replace("{1}", spanText(left)));
}

// "12 minutes", in the language of the page.
function spanText(left) {
  const seconds = Math.ceil(left / 1000);
  const isLong = seconds >= 60;
  const { lang } = document.documentElement;
  return new Intl.NumberFormat(lang, {
    style: "unit", unit: isLong ? "minute" : "second", unitDisplay: "long",
  }).format(isLong ? Math.round(seconds / 60) : seconds);
}

document.addEventListener("visibilitychange", () => { if (!document.hidden) countMoments(); });
addEventListener("pageshow", countMoments);
// With the files that come after this one.
queueMicrotask(countMoments);
setClock(performance.timeOrigin + (performance.getEntriesByType("navigation")[0]?.responseStart ?? 0));
