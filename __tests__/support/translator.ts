/**
 * Translates a part of a page as Google Translate does: each text gives way to a new one within two elements, and an
 * observer translates what the page writes later. Here the translation is the same text, so that a page with it reads as
 * one without, unless React writes into a text that is no longer there.
 * @returns what ends it
 */
export function translate(root: Element): () => void {
  const observer = new MutationObserver(translateTexts);
  translateTexts();
  return () => observer.disconnect();

  function translateTexts() {
    observer.disconnect();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement!.closest("font, script, style, textarea, title"))
        continue;
      const font = document.createElement("font");
      font
        .appendChild(document.createElement("font"))
        .append(document.createTextNode(text.data));
      text.replaceWith(font);
    }
    observer.observe(root, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
}
