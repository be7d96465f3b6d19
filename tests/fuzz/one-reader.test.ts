import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classicLayout, classicVariants } from '#schemas/publication/classic-layout.ts';
import { readStrictly } from '#schemas/publication/fault-words.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { faultKinds, oneFault } from '../harness/publication/one-fault.ts';
import { composeOrder, composePage } from './harness/documents.ts';
import { runs } from './harness/seeded.ts';

const schema: { $defs: object } = JSON.parse(
  readFileSync('docs/home-document.schema.json', 'utf8'),
);
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
const validate = ajv.compile(schema);
const validateLayout = ajv.compile({ $ref: '/v1/home-document.schema.json#/$defs/layout' });

/** What JSON Schema cannot say, and the reader alone holds; `docs/home-document.md` names the same. */
const beyond: Readonly<Record<string, RegExp>> = {
  'colours that stand out too little': /的对比度只有/,
  'keys of banners and icons that stand twice': /编号重复$/,
  'a section that stands twice by one id': /同一个区块出现了两次/,
  'a day that no calendar has': /^时间应为真实存在的日期/,
  'an end that is not after the start': /^结束时间要晚于开始时间/,
  'more than 20 questions': /^条件一共最多 20 个/,
  'a share of several decimals': /^比例应为 0 到 100/,
  'a variant of another list': /^所属分组应是列出的分组之一/,
  'one category as a number and as a text': /^请选择 1 到 20 个不重复的分类/,
};

const isBeyond = ({ message }: { message: string }) =>
  Object.values(beyond).some((words) => words.test(message));

/** Whether the schema may say so: as the reader does, but for what it cannot say. */
const agrees = (taken: boolean, faults: readonly { message: string }[]) => {
  if (faults.length === 0) return taken;
  return faults.every(isBeyond) || !taken;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

it('reader, layout checker, JSON Schema and phones say the same of a document', () => {
  const tally = { taken: 0, refused: 0, layouts: 0, notices: 0 };
  const seen = new Set<string>();
  fc.assert(
    fc.property(oneFault, ({ kind, document }) => {
      const read = readHomeDocument(document);
      const faults = read.ok ? [] : read.faults;
      const say = () => JSON.stringify([kind, faults, validate.errors?.slice(0, 4)]);
      expect(agrees(validate(document), faults), say()).toBe(true);
      if (read.ok) tally.taken += 1;
      else tally.refused += 1;
      seen.add(`${kind} ${read.ok}`);

      const layouts = isRecord(document.layouts) ? document.layouts : {};
      for (const variant of classicVariants) {
        const layout = layouts[variant];
        if (!isRecord(layout)) continue;
        const start = `layouts.${variant}`;
        const own = faults.filter(({ path }) => `${path}.`.startsWith(`${start}.`));
        const checked = readStrictly(classicLayout, layout);
        expect(
          checked.ok
            ? []
            : checked.faults.map(({ path, message }) => ({
                path: [start, path].filter(Boolean).join('.'),
                message,
              })),
        ).toEqual(own);
        expect(agrees(validateLayout(layout), own), JSON.stringify(own)).toBe(true);
        tally.layouts += 1;
      }

      // what phones tell of items as they stand in the document keeps it from being published
      const pages = classicVariants.map((variant) => layouts[variant]);
      const notices = [
        ...composeOrder(itemsOf(document.sections)).faults,
        ...pages.flatMap((page) => (isRecord(page) ? composePage(itemsOf(page.nodes)).faults : [])),
      ];
      if (notices.length > 0) {
        expect(read.ok, JSON.stringify(notices)).toBe(false);
        tally.notices += 1;
      }
    }),
    runs(600),
  );
  expect(tally.taken).toBeGreaterThan(100);
  expect(tally.refused).toBeGreaterThan(200);
  expect(tally.layouts).toBeGreaterThan(600);
  expect(tally.notices).toBeGreaterThan(50);
  for (const kind of faultKinds) expect(seen.has(`${kind} false`), kind).toBe(kind !== 'nothing');
  expect(seen.has('an unknown field true')).toBe(false);
});

it('what JSON Schema cannot say is few, and named in the docs', () => {
  const docs = readFileSync('docs/home-document.md', 'utf8').replace(/\s+/g, ' ');
  for (const name of Object.keys(beyond)) expect(docs).toContain(name);
  expect(Object.keys(beyond).length).toBeLessThan(10);
});
