// Begins: what the other scripts (hearth.js) ask of the outbox.
if (keepsOutbox()) {
  outbox = {
    ahead, letWait, send: sendWaiting, show: showOutbox, hides: undraw,
    // Whether a form waits before anything is tried: the home is away, or other things are first.
    isFirst: (form, action, fields) => canWait(form, action, fields)
      && (isAway() || Boolean(direct) || waitingNow.some((one) => !one.problem)),
    // Whether it is drawn already as what waits, so that a second tap means something.
    isDrawn: (form) => direct?.form === form && direct.isDrawn,
    // The page is fresh: what was sent stands in it.
    isFresh: () => {
      sentNow = [];
      drawWaiting();
      showOutbox();
    },
  };
  addEventListener("online", sendWaiting);
  addEventListener("offline", showOutbox);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) showOutbox().then(sendWaiting); });
  showOutbox().then(sendWaiting);
  setTimeout(keepMore, 5000);
  document.addEventListener("visibilitychange", () => setTimeout(keepMore, 5000));
  showHowMany();
  findHere();
}
