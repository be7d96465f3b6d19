import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getIndexSystem, moduleStart, sectionOrder } from '#schemas/home/endpoints.ts';
import type { DrawHome } from '#schemas/layout/first-paint.ts';
import { flagFields, type SectionName, sectionNames } from '#schemas/layout/home-sections.ts';
import { registry } from '#sections/registry.ts';
import { pageTexts } from '#server/platform/static/page-text.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { changed, changes } from '../../fuzz/harness/hostile.ts';
import { runs } from '../../fuzz/harness/seeded.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const drawing: Promise<{ drawHome: DrawHome }> = import(
  pathToFileURL(path.join(dist, 'first-paint/draw-home.js')).href
);
const textOf = pageTexts(path.join(dist, 'client'));

/** Sections that visitors see, each with a call of its own. */
const shown = sectionNames.filter((name) =>
  registry[name].sources.every(
    ({ access, path: at }) => access !== 'member' && at !== getIndexSystem.path,
  ),
);
const pathOf = (name: SectionName) => registry[name].sources[0]?.path ?? name;

/** What a call answers, after how many ms. */
type Answer = { data: unknown; after: number };

const answered = fc.shuffledSubarray(shown, { minLength: 1, maxLength: 9 }).chain((order) =>
  fc.record({
    order: fc.constant(order),
    orderChanges: fc.option(changes, { freq: 4 }),
    sections: fc.tuple(
      ...order.map((name) =>
        fc.record({
          name: fc.constant(name),
          list: fc.option(changes, { freq: 2 }),
          after: fc.constantFrom(0, 0, 0, 5, 25, 50),
        }),
      ),
    ),
  }),
);

type Answered = typeof answered extends fc.Arbitrary<infer Value> ? Value : never;

const answersOf = ({ order, orderChanges, sections }: Answered) => {
  const named = order.map((name) => ({ name }));
  const answers = new Map<string, Answer>([
    [sectionOrder.path, { data: orderChanges ? changed(named, orderChanges) : named, after: 0 }],
    [
      getIndexSystem.path,
      { data: Object.fromEntries(flagFields.map((field) => [field, 1])), after: 0 },
    ],
    [moduleStart.path, { data: { liveModule: 1 }, after: 0 }],
  ]);
  for (const { name, list, after } of sections) {
    const good: unknown = samples[name].常规;
    answers.set(pathOf(name), { data: list ? changed(good, list) : good, after });
  }
  return answers;
};

const addresses = (html: string) =>
  [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address);

test('a page stands, and only what is good in it, whatever is answered, in whatever order', async () => {
  const { drawHome } = await drawing;
  await fc.assert(
    fc.asyncProperty(answered, async (each) => {
      const answers = answersOf(each);
      const text = textOf('nonce', { path: '/drawIndex', whole: false });
      const parts: string[] = [];
      const pieces: string[] = [];
      const { errors, ...paint } = await drawHome({
        path: '/drawIndex',
        whole: false,
        limit: 60_000,
        call: async (at) => {
          const { data, after = 0 } = answers.get(at) ?? {};
          if (after) await new Promise((resolve) => setTimeout(resolve, after));
          return JSON.stringify({ code: 200, msg: '', data });
        },
        onPart: (part) => {
          parts.push(part.html);
          pieces.push(text.part(part));
        },
      });
      const html = parts.join('');
      expect(errors).toEqual([]);
      expect(html).toMatch(/^<main .*<\/main>(?:<nav.*<\/nav>)?$/s);
      expect(html).not.toMatch(/<x-evil|<script|\[object|undefined|NaN/);
      for (const address of addresses(html))
        expect(address).toMatch(/^(?:\/(?![/\\])|https?:\/\/)/);
      const healthy = each.sections.slice(0, 6).filter(({ list }) => !list);
      const twice = (name: SectionName) =>
        each.sections.some((other) => other.name !== name && pathOf(other.name) === pathOf(name));
      if (!each.orderChanges)
        for (const { name } of healthy)
          if (!twice(name)) expect(html).toContain(`data-section="${name}" data-state="ready"`);
      const page = pieces.join('') + text.end({ errors, ...paint });
      const carried = [
        ...page.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs),
      ].map(([, json]) => json);
      const short = paint.answers.filter((answer) => answer.text.length <= 100_000);
      expect(carried.map((json = '') => JSON.parse(json))).toEqual(
        short.map((answer) => JSON.parse(answer.text)),
      );
      expect(page.match(/<script type="app|<!--(?!\$|\/\$| -->|\/?drawn-->)/g)).toHaveLength(
        short.length,
      );
    }),
    runs(150),
  );
});
