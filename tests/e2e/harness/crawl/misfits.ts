import type { Page } from 'playwright-core';

/** What does not fit on the page, in words: the page itself, and words that stand out of their button. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`${scrollWidth} px wide`);
    const cutOnPurpose = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';
    };
    const shown = (text: Node, button: Element): boolean => {
      for (let at = text.parentElement; at; at = at.parentElement) {
        if (cutOnPurpose(at)) return false;
        if (at === button) return true;
      }
      return false;
    };
    for (const button of document.querySelectorAll('button, [role=tab], [role=button]')) {
      const box = button.getBoundingClientRect();
      if (box.width < 2) continue;
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.textContent?.trim() || !shown(text, button)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          const out = Math.max(
            ...[box.left - line.left, line.right - box.right],
            ...[box.top - line.top, line.bottom - box.bottom],
          );
          if (out > 2)
            found.push(`${text.textContent} stands ${Math.round(out)} px out of its button`);
        }
      }
    }
    return found;
  });
