"""Words that only those understand who look after computers."""

import re

# "The internet address (IP)" is how one's own is called, so that it is not taken for where one lives. Links begin so.
_ALLOWED = {"en": r"internet address \(IP\)|https://", "sv": r"internetadress(?:en)? \(IP\)|https://"}
_WORDS = {
    "en": r"""(?:public |private |secret )?keys?|nodes?|routers?|ports?|servers?|clients?|protocols?|TCP|UDP|IP|DNS|TLS
        |HTTPS?|JSON|fingerprints?|hash(?:es)?|sync\w*|replicas?|replicat\w+|tokens?|certificates?|prox(?:y|ies)
        |command lines?|sudo|cookies?|sessions?|encrypt\w*|URLs?|UPnP|SHA-?256|peers?|backends?|localhost
        |--[a-z][a-z-]+""",
    "sv": r"""(?:publik|privat|hemlig)?\s?nyck(?:el|eln|lar|larna|elns)|nod(?:en|er|erna|ens)?|routrar\w*|router\w*
        |port(?:en|ar|arna)?|server\w*|servrar\w*|klient\w*|protokoll\w*|TCP|UDP|IP|DNS|TLS|HTTPS?|JSON|fingeravtryck\w*
        |hash\w*|synk\w*|replik\w*|token\w*|certifikat\w*|prox(?:y|yn|ies)|kommandorad\w*|sudo|kakor\w*|session\w*
        |krypter\w*|URL\w*|UPnP|SHA-?256|localhost|--[a-z][a-z-]+""",
}  # fmt: skip

# What somebody sees of a page, without links and codes to pass on, which nobody reads, and what is for who looks
# after a computer of their own: the page after the letter.
_SEEN = """() => {
  const page = document.body.cloneNode(true);
  const shown = [...document.body.querySelectorAll("*")];
  const same = [...page.querySelectorAll("*")];
  shown.forEach((one, index) => {
    if (!one.checkVisibility({ visibilityProperty: true })) same[index].remove();
  });
  for (const one of page.querySelectorAll("code, script, .next-page")) one.remove();
  const texts = [...page.querySelectorAll("[placeholder], [aria-label]")].flatMap(
    (one) => [one.placeholder, one.ariaLabel]);
  return [document.title, page.textContent, ...texts].filter(Boolean).join("\\n");
}"""


def found(page, language):
    """The words of the page that a newcomer does not know, each with what stands around it."""
    text = re.sub(_ALLOWED[language], "", re.sub(r"\s+", " ", page.evaluate(_SEEN)))
    words = re.compile(rf"(?<![\w-])(?:{_WORDS[language]})(?![\w-])", re.IGNORECASE | re.VERBOSE)
    return [text[max(0, one.start() - 30):one.end() + 30] for one in words.finditer(text)]
