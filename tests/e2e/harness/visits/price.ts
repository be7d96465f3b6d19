import type { Page } from 'playwright-core';
import type { Site } from '../site.ts';
import { visitAs } from './course.ts';
import { buildAll } from './home.ts';

/** The amounts in a text, such as ¥99.00. */
export const amountsIn = (text: string): string[] =>
  [...text.replace(/\s+/g, '').matchAll(/[¥￥](\d+\.\d\d)/g)].map(([, amount]) => amount ?? '');

/** The home page of a member, with all its sections built. */
export const homeAs = async (site: Site, as: string): Promise<Page> => {
  const page = await visitAs(site, as, { path: '/drawIndex', reducedMotion: 'reduce' });
  await buildAll(page);
  return page;
};

/** The cards of courses at home: what each shows as its price, by the course's id. */
export const cardsOn = async (
  page: Page,
  parent = '[data-section]',
): Promise<Map<string, string>> => {
  const cards = await page.locator(`${parent} a`).evaluateAll((links) =>
    links.map((link) => {
      const href = link.getAttribute('href') ?? '';
      const now = document.createElement('a');
      // HTML with styles would be refused by the content policy
      now.append(...link.cloneNode(true).childNodes);
      for (const struck of now.querySelectorAll('s')) struck.remove();
      return {
        id: /^\/(?:courseDetail|specialDetail|coursedet)\/(\d+)$/.exec(href)?.[1],
        text: now.textContent ?? '',
      };
    }),
  );
  const prices = new Map<string, string>();
  for (const { id, text } of cards) {
    const price = amountsIn(text)[0] ?? (text.includes('免费') ? '0.00' : undefined);
    if (id && price) prices.set(id, price);
  }
  return prices;
};
