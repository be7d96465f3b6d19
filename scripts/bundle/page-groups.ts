import path from 'node:path';
import type { Rolldown } from 'vite';
import { classicGroup, homeGroup, isApp } from './first-sections.ts';

type Modules = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

const SECTION = /\/sections\/[\w-]+\/[A-Z]\w*\.tsx$/;
const HOME = /\/src\/home\/home\.ts$/;
const AFTERWARDS = /\/src\/app\/afterwards\/(?:companion|afterwards|continue-strip)\.tsx$/;
/** What at least so many pages share says nothing of which nouns belong together. */
const MANY_PAGES = 16;
/**
 * Nouns form a family if they share this part of what the smaller one shares at all, and so many characters
 * of code.
 */
const FAMILY = { part: 0.25, size: 3000 };
/** In characters: from here on, code that only two families share gets a file. */
const PAIR = 5000;
/** A few pages of one family get a file if they alone share so many characters. */
const CIRCLE = { pages: 4, size: 4000 };

const anyOf = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'));

/** Heavy code that few pages need; a later group may import an earlier one. */
const HEAVY = {
  pictures: anyOf(
    '/src/platform/(?:picture|wechat)/',
    '/src/platform/feedback/alert',
    '/src/ui/media/(?:pictures|shown-pictures|use-renewed)',
    '/schemas/(?:upload|wechat)/endpoints',
    '/schemas/assessment/same-answers',
  ),
  dates: /\/node_modules\/dayjs\//,
  posters: anyOf('/src/entities/share/poster/', '/src/platform/share/card'),
  awards: anyOf('/schemas/award/', '/src/entities/award/'),
  text: /\/node_modules\/dompurify\//,
  forms: /\/node_modules\/react-hook-form\//,
  player: anyOf(
    '/src/ui/player/(?!controls/icons|playback/media-time|overlay/cover)',
    '/src/platform/media/(?:source|fault)',
  ),
};

/** Needed by some pages of a family only; the others would load as much again. */
const APART = ['text', 'forms'];

const closureOf = (id: string, next: (id: string) => readonly string[]): readonly string[] => {
  const found = new Set([id]);
  for (const each of found) for (const further of next(each)) found.add(further);
  return [...found];
};

const app = path.resolve(import.meta.dirname, '../../src/app');
const routes = path.join(app, 'routes.ts');

const nounOf = (view: string): string => (view.split('/src/pages/')[1] ?? '').split('/')[0] ?? '';

const isStyle = (id: string): boolean => id.endsWith('.css');

const sums = () => {
  const all = new Map<string, number>();
  return {
    of: (name: string): number => all.get(name) ?? 0,
    add: (name: string, size: number) => all.set(name, (all.get(name) ?? 0) + size),
    sorted: () => [...all].sort(([, one], [, other]) => other - one),
  };
};

type Shared = { id: string; pages: readonly string[]; size: number };

/** Groups nouns that share much code with few other pages; gives each noun the name of its family. */
const familiesIn = (
  shared: readonly Shared[],
  views: readonly string[],
): ReadonlyMap<string, string> => {
  const own = sums();
  const both = sums();
  for (const { pages, size } of shared.filter((each) => each.pages.length < MANY_PAGES)) {
    const nouns = [...new Set(pages.map(nounOf))].sort();
    for (const noun of nouns) own.add(noun, size);
    for (const [at, noun] of nouns.entries())
      for (const other of nouns.slice(at + 1))
        if (nouns.length <= 5) both.add(`${noun} ${other}`, size / (nouns.length - 1));
  }
  const families = new Map(views.map((view) => [nounOf(view), nounOf(view)]));
  for (const [pair, size] of both.sorted()) {
    const [one = '', other = ''] = pair.split(' ');
    if (size < FAMILY.size || size < FAMILY.part * Math.min(own.of(one), own.of(other))) continue;
    const [name = '', former] = [families.get(one), families.get(other)];
    for (const [noun, family] of families) if (family === former) families.set(noun, name);
  }
  return families;
};

const measure = (modules: Modules): ReadonlyMap<string, string> => {
  const imported = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const importers = (id: string) => modules.getModuleInfo(id)?.importers ?? [];

  const views = imported(routes).flatMap(
    (rows) => modules.getModuleInfo(rows)?.dynamicallyImportedIds ?? [],
  );
  const pagesOf = new Map<string, string[]>();
  for (const view of views)
    for (const id of closureOf(view, imported)) pagesOf.set(id, [...(pagesOf.get(id) ?? []), view]);
  const isHomePart = (id: string) =>
    closureOf(id, importers).some((user) =>
      [SECTION, HOME, AFTERWARDS].some((test) => test.test(user)),
    );
  const frame = closureOf(path.join(app, 'pages.tsx'), imported);
  const ofHome = [...new Set([...frame, ...pagesOf.keys()])].filter(isHomePart);
  const shared: readonly Shared[] = [...pagesOf]
    .filter(([id, pages]) => pages.length > 1 && !ofHome.includes(id))
    .map(([id, pages]) => ({ id, pages, size: modules.getModuleInfo(id)?.code?.length ?? 0 }));
  const code = shared.filter(({ id }) => !isStyle(id));

  const heavyOf = new Map(
    shared.map(({ id }) => {
      const needed = closureOf(id, imported);
      const found = Object.entries(HEAVY).filter(([, test]) =>
        needed.some((each) => test.test(each)),
      );
      return [id, found.at(-1)?.[0]];
    }),
  );
  const light = code.filter(({ id }) => !heavyOf.get(id));
  const familyOf = familiesIn(light, views);
  const familiesOf = (pages: readonly string[]) =>
    [...new Set(pages.map((page) => familyOf.get(nounOf(page)) ?? ''))].sort();

  const isInside = (pages: readonly string[], circle: readonly string[]) =>
    pages.every((page) => circle.includes(page));
  const weightOf = (circle: readonly string[]) =>
    code.filter(({ pages }) => isInside(pages, circle)).reduce((sum, { size }) => sum + size, 0);

  const pairs = sums();
  for (const { pages, size } of light) {
    const families = familiesOf(pages);
    if (families.length === 2) pairs.add(families.join('+'), size);
  }
  /** Pages that share much code with each other only; each page is in one circle at most. */
  const circles: (readonly string[])[] = [];
  const candidates = [...new Map(code.map(({ pages }) => [pages.join(), pages])).values()]
    .filter((pages) => pages.length <= CIRCLE.pages && familiesOf(pages).length === 1)
    .map((pages) => ({ pages, weight: weightOf(pages) }))
    .filter(({ weight }) => weight >= CIRCLE.size)
    .sort((one, other) => other.weight - one.weight);
  for (const { pages } of candidates)
    if (!circles.some((circle) => circle.some((page) => pages.includes(page)))) circles.push(pages);

  const fileOf = ({ id, pages }: Shared): string => {
    const families = familiesOf(pages);
    const name = families.join('+');
    const wide = families.length > 2 || (families.length === 2 && pairs.of(name) < PAIR);
    const heavy = heavyOf.get(id);
    if (isStyle(id) && families.length > 1) return 'parts';
    const circle = circles.find((each) => isInside(pages, each));
    if (circle && !isStyle(id)) return `circle/${circles.indexOf(circle)}`;
    if (heavy && wide) return heavy;
    if (wide) return 'parts';
    return heavy && APART.includes(heavy) ? `${name}-${heavy}` : name;
  };
  return new Map([
    ...frame.map((id) => [id, 'parts'] as const),
    ...ofHome.map((id) => [id, 'first'] as const),
    ...shared.map((each) => [each.id, fileOf(each)] as const),
  ]);
};

let files: ReadonlyMap<string, string> | undefined;

const fileOf = (id: string, modules: Modules): string | null => {
  files ??= measure(modules);
  return files.get(id) ?? null;
};

const only = (file: string): Group => ({
  name: (id, modules) => (fileOf(id, modules) === file ? file : null),
  debugName: file,
});

const named = (debugName: string, test: RegExp): Group => ({
  name: (id, modules) => {
    const file = fileOf(id, modules);
    return file !== null && test.test(file) ? file.replaceAll('/', '-') : null;
  },
  debugName,
});

const isEarlyStyle = (id: string, modules: Modules): boolean =>
  modules.getModuleInfo(id)?.importers.includes(path.join(app, 'first-styles.ts')) ?? false;

/** The app, with what home pages or what follows them share with pages. */
const first: Group = {
  name: (id, modules) =>
    isApp(id) || isEarlyStyle(id, modules) || fileOf(id, modules) === 'first' ? 'first' : null,
  debugName: 'first',
  priority: 5,
};

const laterSections: Group = {
  name: 'later-sections',
  test: /\/sections\/(?!banner-carousel)[\w-]+\/[A-Z]\w*\.tsx$/,
  priority: 2,
};

/** What comes once a page stands; a tap at a home page needs its coupons then. */
const companion: Group = {
  name: 'companion',
  test: anyOf(AFTERWARDS.source, '/src/home/coupons/open-coupons\\.ts'),
  priority: 1,
};

/**
 * Files of pages beyond the shell, so that each page has few: code of all pages, then heavy groups, pairs of
 * families, families, and circles. An earlier file never imports a later one.
 */
export const groups: readonly Group[] = [
  first,
  homeGroup,
  classicGroup,
  laterSections,
  companion,
  ...['parts', ...Object.keys(HEAVY)].map(only),
  named('pair', /\+/),
  named('family', /^[^/+]+$/),
  named('circle', /^circle/),
];
