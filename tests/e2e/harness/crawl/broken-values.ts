import type { Page } from 'playwright-core';
import { valuesIn } from '#src/ui/value/values-in.ts';

type Piece = { run: number; from: number; to: number; words: string };

/** Runs of text that the page draws as one, of those that hold a digit. */
const readRuns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const runs: Text[][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!(text instanceof Text) || text.previousSibling instanceof Text) continue;
      if (text.parentElement?.closest('script, style')) continue;
      const run = [text];
      for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling)
        run.push(next);
      if (run.some(({ data }) => /\d/.test(data))) runs.push(run);
    }
    Object.assign(window, { runs });
    return runs.map((run) => run.map(({ data }) => data).join(''));
  });

const valuesOf = (words: string, run: number): Piece[] => {
  let from = 0;
  return valuesIn(words).flatMap((piece, nth) => {
    const position = { run, from, to: from + piece.length, words };
    from += piece.length;
    return nth % 2 === 1 ? [position] : [];
  });
};

/** Values that the page breaks over two lines, in words. */
export const brokenValues = async (page: Page): Promise<string[]> => {
  const pieces = (await readRuns(page)).flatMap(valuesOf);
  if (pieces.length === 0) return [];
  // numbers alone: the words of a page are much to send there and back at every width
  const positions = pieces.map(({ run, from, to }) => [run, from, to].join(' ')).join();
  const broken = await page.evaluate((request) => {
    // put there by `readRuns`
    const { runs } = window as unknown as { runs: Text[][] };
    const positionIn = (run: readonly Text[], offset: number): [Text, number] => {
      let left = offset;
      for (const text of run) {
        if (left <= text.length) return [text, left];
        left -= text.length;
      }
      throw new Error('beyond the end of the text');
    };
    return request.split(',').flatMap((path, nth) => {
      const [run = 0, from = 0, to = 0] = path.split(' ').map(Number);
      const range = document.createRange();
      const texts = runs[run] ?? [];
      range.setStart(...positionIn(texts, from));
      range.setEnd(...positionIn(texts, to));
      const lines = [...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...lines) - Math.min(...lines) > 8 ? [nth] : [];
    });
  }, positions);
  const isBroken = new Set(broken);
  return [
    ...new Set(
      pieces
        .filter((_piece, nth) => isBroken.has(nth))
        .map(
          ({ words, from, to }) =>
            `“${words.slice(from, to)}” is broken in “${words.slice(0, 40)}”`,
        ),
    ),
  ];
};
