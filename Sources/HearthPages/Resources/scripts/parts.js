// A long list comes in parts: the next one is there before one has scrolled to the end of what is shown. It is the
// page with more of it, which takes the place of this one; without this file a link leads there.
const showsParts = new IntersectionObserver((seen) => {
  if (seen.some((one) => one.isIntersecting)) showMore(partLink()?.href);
}, { rootMargin: "100% 0px" });
const partLink = () => document.querySelector("a[data-more]");
let isShowingMore = false;

// Once more after each part: who still sees the link is told again.
function watchParts() {
  showsParts.disconnect();
  const link = partLink();
  if (link) showsParts.observe(link);
}

async function showMore(address) {
  if (!address || isShowingMore || hasLeft || beingSent.size) return;
  isShowingMore = true;
  const before = document.body.dataset.address;
  const sent = sendings;
  const asked = Date.now();
  const answer = await ask(address);
  const fresh = answer?.ok && !answer.redirected && parsed(await answer.text().catch(() => ""));
  isShowingMore = false;
  const isOther = sent !== sendings || beingSent.size || before !== document.body.dataset.address;
  if (!fresh || isOther || hasLeft) { setTimeout(watchParts, isOther ? 0 : 4000); return; }
  madeAt = asked;
  const link = partLink();
  const wasAtLink = document.activeElement === link;
  const [list] = document.getElementsByClassName("wishes");
  const last = list.lastElementChild;
  exchange(fresh, { keepsFields: isShownAgain });
  // Who goes on by keys goes on with the first one that came.
  if (wasAtLink) (last.isConnected ? last.nextElementSibling : list.lastElementChild)?.querySelector("a")?.focus();
  say(document.querySelector("nav.more > .hint")?.textContent);
  // Back and a reload show as much. Who gives at home leaves no trace of what they looked at.
  if (!("hushed" in document.body.dataset) && location.pathname === new URL(address).pathname) {
    history.replaceState(history.state, "", document.body.dataset.address);
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-more]");
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  link.focus();
  showMore(link.href);
});

// On paper there is all of it.
async function showAll() {
  const link = partLink();
  if (link) await showMore(new URL(link.dataset.all, location.href).href);
}
