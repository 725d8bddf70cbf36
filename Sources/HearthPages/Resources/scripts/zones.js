// Pages say times by the clock of whoever looks: the browser tells the home in which time zone it is, and how far its
// clock is ahead of UTC, where the home knows no such zone.
const zoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone?.replace(/[^\w/+-]/g, "") ?? "";
const zoneAt = (moment) => `${zoneName()}~${-moment.getTimezoneOffset()}`;

// A page that went by another one is made once more.
function tellZone() {
  const said = `hearth-zone=${zoneAt(new Date())}`;
  const isTold = () => document.cookie.split("; ").includes(said);
  if (isTold()) return;
  const only = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${said}; path=/; max-age=34560000; samesite=lax${only}`;
  if (isTold() && pageZone() !== zoneName()) lookAgain(0);
}

// The name of the zone by which the page was made.
const pageZone = () => document.body.dataset.zone?.split("~")[0];

// The same where that is not the browser's: the page was kept, and then they went on a journey.
function otherZone() {
  const name = pageZone();
  if (!name || name === zoneName()) return undefined;
  // A browser may not know it, where the home does.
  try { return new Intl.DateTimeFormat("en", { timeZone: name }) && name; } catch { return undefined; }
}

// Then forms say by which clock they mean what is typed.
function sayZone() {
  if (!otherZone()) return;
  for (const one of document.querySelectorAll("[data-zone-name]")) one.hidden = false;
}

// With a time goes how far the clocks are ahead of UTC then, which may be another hour than now.
function sendZone(form, fields) {
  const typed = form.querySelector("[type=datetime-local]")?.value;
  if (typed && fields.has("zone") && !otherZone()) fields.set("zone", zoneAt(new Date(typed)));
}

tellZone();
sayZone();
document.addEventListener("visibilitychange", () => { if (!document.hidden) tellZone(); });
