import type { Page } from 'playwright-core';

/** What only programs say, and a sentence in English. */
const ODD =
  /\bundefined\b|\bnull\b|\bNaN\b|\[object |\bInfinity\b|Invalid Date|\{\{|\}\}|\b[A-Za-z]*Error\b|\b[a-z]+_[a-z_]+\b|\b[a-z]{2,}(?: [a-z]{2,}){2,}\b/;

/** What of the page's words no learner should read; a page without words is one. */
export const oddWords = async (page: Page): Promise<string[]> => {
  const texts = await page.locator('[data-page]').allInnerTexts();
  const text = texts.join('\n');
  const odd = ODD.exec(text)?.[0];
  const blank = text.replace(/\s/g, '').length < 4;
  return [...(odd ? [`says “${odd}”`] : []), ...(blank ? ['is blank'] : [])];
};

/** Pictures that have come to nothing. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, src }) => src && complete && naturalWidth === 0)
      .map(({ src }) => `broken picture ${src.slice(0, 120)}`),
  );
