import type { Browser } from 'playwright-core';
import { median } from '../median.ts';
import { type Opened, open } from './open.ts';
import type { Visit } from './phone.ts';
import { answers, type Press } from './touch.ts';

/** A page as somebody opens it; `key` names it in tables. */
export type Subject = {
  key: string;
  visit: Visit;
  address: string;
  /** A link that leads on; undefined where none is on the screen. */
  link: Press | undefined;
  /** What only the page's own code answers; undefined where there is none. */
  button: Press | undefined;
};

/** Times in ms; NaN for what has not happened. */
export type Measured = Opened & { link: number; button: number };

/** The median of what is picked of a subject's measurements. */
export type MedianOf = (key: string, pick: (one: Measured) => number) => number;

const measure = async (
  browser: Browser,
  { visit, address, link, button }: Subject,
): Promise<Measured> => {
  const press = (what: Press | undefined) =>
    what ? answers(browser, visit, address, what) : Number.NaN;
  const opened = await open(browser, visit, address, { answers: button !== undefined });
  return { ...opened, link: await press(link), button: await press(button) };
};

/** Measures all of them in each round, of which each begins with another. */
export const measureInTurn = async (
  browser: Browser,
  subjects: readonly Subject[],
  rounds: number,
): Promise<MedianOf> => {
  const measured = new Map(subjects.map(({ key }) => [key, [] as Measured[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const subject of [...subjects.slice(round), ...subjects.slice(0, round)])
      measured.get(subject.key)?.push(await measure(browser, subject));
  return (key, pick) => median((measured.get(key) ?? []).map(pick));
};

export const rounded = (value: number, digits = 0): number | string =>
  Number.isNaN(value) ? '' : Number(value.toFixed(digits));

/** Not before anything is painted; what a page without code shows is ready once it stands. */
export const readyOf = ({ stood, ready, fcp }: Measured): number =>
  Math.max(fcp, Number.isNaN(ready) ? stood : ready);

export const COLUMNS = `Times in ms: of the first byte (byte), until content stands and its own code holds it (ready), until
a pressed link leads on (link), until the own code answers a press (button), of the longest task. Code: what was
asked for until the page is ready / until nothing more comes; chain: files of which each is known by the one before.`;

export const rowOf = (of: MedianOf, key: string) => {
  const mid = (pick: (one: Measured) => number) => rounded(of(key, pick));
  const both = (pick: (code: Opened['code']) => number) =>
    `${mid(({ code }) => pick(code))}/${mid(({ allCode }) => pick(allCode))}`;
  return {
    byte: mid(({ firstByte }) => firstByte),
    FCP: mid(({ fcp }) => fcp),
    LCP: mid(({ lcp }) => lcp),
    ready: mid(readyOf),
    link: mid(({ link }) => link),
    button: mid(({ button }) => button),
    task: mid(({ task }) => task),
    requests: mid(({ requests }) => requests),
    kB: mid(({ bytes }) => bytes / 1000),
    'JS files': both(({ jsFiles }) => jsFiles),
    'JS kB': both(({ jsBytes }) => jsBytes / 1000),
    'CSS kB': both(({ cssBytes }) => cssBytes / 1000),
    chain: both(({ chain }) => chain),
  };
};
