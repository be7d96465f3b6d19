import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Token } from '#stories/tokens/file/token.ts';
import { tokenModes } from '#stories/tokens/file/token-files.ts';
import { openPage, workerBrowser } from '#tests/e2e/harness/browser.ts';
import { tokenCss } from '#tests/harness/token-css.ts';

const css = readFileSync('src/ui/tokens/tokens.css', 'utf8');

/** The property of an element that takes a token of a type. */
const takes: Readonly<Record<Token['$type'], string>> = {
  color: 'color',
  cubicBezier: 'transition-timing-function',
  dimension: 'width',
  duration: 'transition-duration',
  fontFamily: 'font-family',
  shadow: 'box-shadow',
  typography: 'font',
};

type Probe = { name: string; property: string; said: string };

/** What the browser makes of each custom property, and of what the file says in its place. */
const computed = (page: Page, probes: Probe[]) =>
  page.evaluate((all) => {
    const [host] = document.querySelectorAll<HTMLElement>('[data-probe]');
    if (!host) return [];
    const take = (property: string, value: string) => {
      host.style.setProperty(property, value);
      const taken = getComputedStyle(host).getPropertyValue(property);
      host.style.removeProperty(property);
      return taken;
    };
    return all.map(({ name, property, said }) => ({
      name,
      sheet: take(property, `var(--${name})`),
      file: take(property, said),
    }));
  }, probes);

const modes = ['default', 'red', 'food', 'draw', 'reduced-motion'];

test.each(modes)(
  'Chromium draws the tokens of the file of %s as those of the style sheet',
  async (mode) => {
    const reducedMotion = mode === 'reduced-motion' ? 'reduce' : 'no-preference';
    const page = await openPage(await workerBrowser(), { reducedMotion });
    await page.setContent(
      `<!doctype html><style>${css}</style><div data-theme="${mode}"><p data-probe></p></div>`,
    );
    const probes = Object.entries(tokenModes(css).get(mode) ?? {}).map(([name, token]) => ({
      name,
      property: takes[token.$type],
      said: tokenCss(token),
    }));
    const values = await computed(page, probes);
    expect(values.length).toBeGreaterThan(30);
    for (const { name, sheet, file: said } of values) {
      expect(sheet, name).not.toBe('');
      expect(said, name).toBe(sheet);
    }
  },
);
