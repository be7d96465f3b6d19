import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { isContainer } from '#schemas/layout/containers.ts';
import { flagFields, sectionNames } from '#schemas/layout/home-sections.ts';
import { isOpen, saysNothing } from '#schemas/layout/item-fields.ts';
import { judgeWhen, type WhenFacts } from '#schemas/when/judge-when.ts';
import { readWhen } from '#schemas/when/read-when.ts';
import { asListForm } from '#schemas/wire/json-forms.ts';
import { readData } from '#schemas/wire/read-data.ts';
import { itemsIn } from '#schemas/wire/structures.ts';
import { registry } from '#sections/registry.ts';
import type { Composition, ContainerSettings } from '#src/engine/compose.ts';
import { judge } from '#src/engine/judge.ts';
import { createLoader, type LoadedAnswer, sourceKey } from '#src/engine/load.ts';
import { type ResolvedSection, resolve, type ShownSection } from '#src/engine/resolve.ts';
import type { Source } from '#src/engine/section-definition.ts';
import { answerOf, sampleByPath } from '#stories/back-end/every-sample.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { type LoadedPage, loadPage, renderPage } from '../harness/engine/render-page.tsx';
import { holdsNothing } from './harness/answers.ts';
import { composeOrder, resolvedFor, type Visit, visits } from './harness/documents.ts';
import { changed, changes, hostile } from './harness/hostile.ts';
import { anyItems, soundItems } from './harness/items.ts';
import { runs } from './harness/seeded.ts';
import { isNamed, isRecord, stands } from './harness/standing.ts';

const nothing = { get: () => undefined, set: () => undefined };

let code: LoadedPage['modules'];
beforeAll(async () => {
  const nodes = sectionNames.map((name) => ({ name }));
  const loader = createLoader(async () => ({ ok: false, why: '', message: '' }));
  const context = { registry, member: true, modules: { liveModule: true } };
  const resolved = resolve({ gated: true, nodes }, everythingOpen.config, context);
  code = (await loadPage(resolved, loader)).modules;
});

/** What a back end answers where nothing is wrong. */
const goodOf = ({ definition: { name }, source }: ShownSection): unknown => {
  const own = sectionNames.find((each) => each === name);
  const [usual] = own ? registry[own].sources : [];
  if (own && usual?.path === source?.endpoint.path) return samples[own].常规;
  const sample = source && sampleByPath.get(source.endpoint.path);
  return sample && answerOf(sample);
};

type Answering = (good: unknown) => LoadedAnswer;

const empties = [null, undefined, [], '', {}, { data: [] }, { data: null }];

const answerings: fc.Arbitrary<Answering> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Answering>((good) => ({ ok: true, data: good })) },
  {
    weight: 6,
    arbitrary: changes.map(
      (list): Answering =>
        (good) => ({ ok: true, data: changed(good, list) }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(fc.constantFrom<unknown>(...empties), hostile).map(
      (data): Answering =>
        () => ({ ok: true, data }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('http-500', 'timeout', 'code 500').map(
      (why): Answering =>
        () => ({ ok: false, why, message: '' }),
    ),
  },
);

/** Items as they come over the wire, without those that are too much to be written down where a try fails. */
const asSent = (items: readonly unknown[]): unknown[] =>
  [...items].flatMap((item): unknown[] => {
    try {
      const text = JSON.stringify(item ?? null);
      return text.length < 3000 ? [JSON.parse(text)] : [];
    } catch {
      return [];
    }
  });

const everythingOpen = {
  ...{ config: Object.fromEntries(flagFields.map((flag) => [flag, true])), member: true },
  live: true,
};

const homes = fc.record({
  items: fc.oneof(soundItems, anyItems).map((items) => asSent(items).slice(0, 8)),
  visit: fc
    .tuple(visits, fc.nat({ max: 3 }))
    .map(([visit, kind]) => (kind > 0 ? { ...visit, ...everythingOpen } : visit)),
  answers: fc.array(answerings, { minLength: 5, maxLength: 5 }),
});

/** What the calls of a page are answered, each once. */
const answersFor = (sections: readonly ShownSection[], answers: readonly Answering[]) => {
  const known = new Map<string, LoadedAnswer>();
  for (const section of sections) {
    const { source } = section;
    if (!source || known.has(sourceKey(source))) continue;
    const answer = answers[known.size % answers.length]?.(goodOf(section));
    if (answer) known.set(sourceKey(source), answer);
  }
  return known;
};

const heldBy = (section: ShownSection): readonly ShownSection[] =>
  // `compose` gives a container what it holds as its settings
  isContainer(section.definition.name) ? (section.settings as ContainerSettings).sections : [];

// a picture that is missing is a drawn place of its own
const VISIBLE = /<(?:img|svg|input|button)\b| role="img"|>[^<]*[^<\s]/;

/** Whether somebody sees anything of a section. */
const isSeen = (html: string): boolean => VISIBLE.test(html.replace(/<\/?section[^>]*>/g, ''));

/** Whether what was read is a list of a list codec of which nothing is there to show. */
const isEmptyList = (source: Source | undefined, answer: LoadedAnswer | undefined): boolean => {
  if (!source || !answer?.ok) return false;
  const { result } = readData(source.endpoint, answer.data);
  return result.success && itemsIn(result.data)?.length === 0;
};

/** Why a section that resolves shows nothing; '' where it has to show. */
const reasonOf = (
  section: ShownSection,
  answer: LoadedAnswer | undefined,
  faults: readonly Diagnostic[],
): string => {
  const hiding = faults.find(({ shown }) => shown === 'hidden');
  if (hiding) return hiding.fault;
  const { source } = section;
  if (isEmptyList(source, answer)) return 'empty list';
  const { outcome } = judge(
    section.definition.name,
    source,
    answer ?? { ok: true, data: null },
    nothing,
  );
  // what was picked is not among what was answered, each of which is told
  return !outcome.shows && faults.length > 0 ? 'left out' : '';
};

/** Why sections that resolve are not seen. */
const reasons = ['payload-misfit', 'call-failed', 'empty list', 'left out'];

type Seen = { seen: boolean; why: string };

/** Whether a section that resolves is seen, and why not. */
const look = (section: ShownSection, answers: LoadedPage['answers']): Seen => {
  const held = heldBy(section).map((each) => look(each, answers));
  if (held.length > 0)
    return { seen: held.some(({ seen }) => seen), why: held.map(({ why }) => why).join() };
  const faults: Diagnostic[] = [];
  const drawn = renderPage([section], { modules: code, answers }, nothing, {
    report: (fault) => faults.push(fault),
  });
  const answer = section.source && answers.get(sourceKey(section.source));
  return { seen: isSeen(renderToString(drawn)), why: reasonOf(section, answer, faults) };
};

const failed = ({ reasons }: ResolvedSection) => reasons.some(({ pass }) => !pass);

/** A fault that keeps what stands at a place from everybody, not one of what it holds. */
const hidesAt = (page: Composition, location: string) =>
  page.faults.some(
    ({ path = '', shown }) =>
      shown === 'hidden' &&
      path.startsWith(`${location}.`) &&
      !/^sections\.\d/.test(path.slice(location.length + 1)),
  );

type Home = { page: Composition; resolved: readonly ResolvedSection[]; visit: Visit };

/** What a group says that it holds, in any form of a list. */
const itemsHeld = (item: unknown): unknown[] => {
  if (!isRecord(item) || !isContainer(`${item.name}`)) return [];
  const held = asListForm(item.sections) ?? item.sections;
  return Array.isArray(held) ? held : [];
};

/** Whether the condition of an item hangs on what nobody knows. */
const isLeftOpen = (item: unknown, facts: WhenFacts): boolean => {
  if (!isRecord(item) || !isNamed(item.name) || !isOpen(item.open)) return false;
  const read = readWhen(item.when);
  return 'when' in read && judgeWhen(read.when, facts).holds === 'open';
};

/** Whether something at a place, which stands nowhere, says why. */
const isExplained = (item: unknown, location: string, { page, resolved, visit }: Home): boolean => {
  if (hidesAt(page, location)) return true;
  if (isLeftOpen(item, visit.facts))
    return page.undecided(visit.facts).some(({ path }) => path === `${location}.when`);
  const own = resolved.filter((each) => (each.path ?? `${each.index}`) === location);
  if (own.some(failed) || !stands(item, visit.facts)) return true;
  const held = itemsHeld(item);
  return (
    held.length > 0 &&
    held.every((each, at) =>
      isExplained(each, `${location}.sections.${at}`, { page, resolved, visit }),
    )
  );
};

const fields = ['id', 'title', 'theme', 'variant'] as const;

/** The fields of an item that stands which say something that neither is drawn nor told. */
const unheard = (item: unknown, location: string, section: ShownSection, page: Composition) => {
  if (!isRecord(item)) return [];
  const isPublished = (field: string) =>
    page.faults.some(({ path = '' }) => path.startsWith(`${location}.${field}`));
  const { title, marks = {} } = section;
  const drawn: Readonly<Record<string, unknown>> = {
    ...{ id: marks['data-id'], theme: marks['data-theme'], title, variant: marks['data-variant'] },
  };
  const plain = fields.filter(
    (field) =>
      !saysNothing(field, item[field]) &&
      drawn[field] !== item[field] &&
      !(field === 'title' && typeof item.title === 'string') &&
      !(field === 'title' && typeof item.title === 'number') &&
      !isPublished(field),
  );
  const settings = isRecord(item.settings) ? Object.keys(item.settings) : [];
  const lost = settings.filter(
    (key) => !Object.hasOwn(section.settings, key) && !isPublished('settings'),
  );
  return [...plain, ...(isContainer(section.definition.name) ? [] : lost)];
};

/** What of an item at a place is hidden, or shown otherwise than it says, without a word. */
const silent = (item: unknown, path: string, section: ShownSection | undefined, home: Home) => {
  const text = JSON.stringify(item);
  if (!section) return isExplained(item, path, home) ? [] : [`${path} is hidden: ${text}`];
  if (!stands(item, home.visit.facts)) return [`${path} stands: ${text}`];
  return unheard(item, path, section, home.page).map((field) => `${path}.${field}: ${text}`);
};

it('whatever does not show on the home has a reason that is told, and nothing else is hidden', () => {
  const tally = new Map<string, number>();
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(homes, ({ items, visit, answers }) => {
      const page = composeOrder(items);
      const resolved = resolvedFor(page, visit);
      const home = { page, resolved, visit };
      const own = resolved.filter((each): each is ShownSection => each.shows);
      const shown = own.flatMap((each) => (heldBy(each).length > 0 ? heldBy(each) : [each]));
      const known = answersFor(shown, answers);
      const wrong = items.flatMap((item, index) => {
        const section = own.find((each) => each.index === index && !each.path);
        count(section ? 'item that stands' : 'item that does not');
        if (isLeftOpen(item, visit.facts)) count('left open');
        const held = section && heldBy(section).length > 0 ? itemsHeld(item) : [];
        return [
          ...silent(item, `${index}`, section, home),
          ...held.flatMap((each, at) => {
            const path = `${index}.sections.${at}`;
            const one = section && heldBy(section).find((has) => has.path === path);
            return silent(each, path, one, home);
          }),
        ];
      });
      for (const section of shown) {
        const { seen, why } = look(section, known);
        const answer = section.source && known.get(sourceKey(section.source));
        count(seen ? 'section seen' : why);
        const textOf = () =>
          [section.definition.name, section.settings, answer]
            .map((each) => JSON.stringify(each))
            .join()
            .slice(0, 900);
        if (seen === (why !== '')) wrong.push(`${seen ? 'seen' : 'hidden'} ${why}: ${textOf()}`);
        if (why === 'empty list' && answer?.ok && section.source)
          if (!holdsNothing(section.source.endpoint, answer.data))
            wrong.push(`an empty list of something: ${textOf()}`);
      }
      expect(wrong).toEqual([]);
    }),
    runs(200),
  );
  const all = ['item that stands', 'item that does not', 'left open', 'section seen', ...reasons];
  for (const what of all) expect(tally.get(what) ?? 0, what).toBeGreaterThan(10);
});
