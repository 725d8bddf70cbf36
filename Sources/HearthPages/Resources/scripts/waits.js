// What waits to be sent is shown where it belongs, too: on the page of its wish, in its row
// of the list, and in the cart. It comes from this device's own store, and is shown to the member alone whose it is.
const claims = new Set(["giving/reserve", "giving/hold"]);

// What a button says, on one line.
const wordsOn = (button) => button?.ariaLabel ?? button?.textContent.trim().replace(/\s+/g, " ");

// What a form is about, kept with it: the wish, its name, and what was asked.
function aboutGift(form, submitter) {
  const place = form.closest("[data-gift]");
  if (!place) return {};
  const name = (place.querySelector(".first strong") ?? document.querySelector("h1"))?.textContent.trim();
  return { gift: place.dataset.gift, name, asked: wordsOn(submitter) };
}

async function showWhatWaits() {
  const all = (await waiting()).filter((one) => one.gift && !one.problem);
  const here = new Set();
  for (const place of document.querySelectorAll("[data-gift]")) {
    const asked = all.filter((one) => one.gift === place.dataset.gift);
    here.add(place.dataset.gift);
    place.classList.toggle("waits", asked.length > 0);
    place.querySelector(".waits-line")?.remove();
    if (asked.length) place.querySelector(".status").before(waitsLine(asked));
  }
  const list = document.querySelector("ul[data-waits]");
  if (!list) return;
  const missing = all.filter((one) => claims.has(Object.fromEntries(one.fields).do) && !here.has(one.gift));
  list.hidden = !missing.length;
  list.replaceChildren(...missing.map(cartLine));
}

function waitsLine(asked) {
  const line = document.createElement("p");
  line.className = "status waiting waits-line";
  line.dataset.lasting = "";
  line.textContent = `${told.dataset.waits} ${asked.map((one) => one.asked).join(", ")}`;
  return line;
}

// A wish that is not in the cart before the home has heard of it.
function cartLine(one) {
  const line = document.createElement("li");
  const link = document.createElement("a");
  link.href = `/lists/${one.gift}`;
  link.textContent = one.name;
  line.append(link, waitsLine([one]));
  return line;
}
