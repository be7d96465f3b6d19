import type { Page } from 'playwright-core';

declare global {
  interface Window {
    words: Set<string>;
    /** Words that can be seen, on the screen or below; not those that a clock or a carousel changes. */
    wordsNow: () => string[];
  }
}

/** Runs in the page before its own code: notes the words that stand in any frame. */
const noteWords = () => {
  window.words = new Set();
  window.wordsNow = () =>
    [...document.querySelectorAll('#root *')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[class*=countdown], [class*=position], [class*=badge]'),
      )
      .flatMap((element) => [...element.childNodes])
      .flatMap((node) => (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) || []);
  const look = () => {
    const words = window.wordsNow();
    // the text at which the document is being read may be a part of itself
    if (document.readyState === 'loading') words.pop();
    for (const each of words) window.words.add(each);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

export const watchWords = (page: Page): Promise<unknown> => page.addInitScript(noteWords);

/** All words that have been on the page, on the screen or below, in any frame. */
export const wordsSeen = (page: Page): Promise<string[]> => page.evaluate(() => [...window.words]);

export const wordsNow = (page: Page): Promise<string[]> => page.evaluate(() => window.wordsNow());
