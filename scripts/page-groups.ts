import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

const VIEW = /\/src\/pages\/(?<page>.+)\/view\.tsx$/;
const SECTION = /\/sections\/[\w-]+\/[A-Z]\w*\.tsx$/;
/** What so many pages share comes with each of them. */
const MANY_PAGES = 24;

/** Nouns and pages that share much, by the name of their file. */
const FAMILIES = {
  trade: ['order', 'payment', 'wallet', 'points'],
  account: ['login', 'member', 'address'],
  papers: ['profile', 'certification'],
  finding: ['category', 'search', 'news', 'teacher'],
  offers: ['coupon', 'activity'],
  assessment: ['questionnaire', 'exam', 'contest/run'],
};

/** Nouns whose few pages are one file: its name weighs as much in the first view as another page's. */
const TOGETHER = ['case', 'feedback'];

/** Where attempts are answered: lists, introductions and results do without what they need. */
const ATTEMPTS = ['questionnaire/paper', 'exam/paper', 'exam/submit', 'contest/run'];

/** What two families share, and nobody else. */
const TWO = {
  people: ['account', 'papers'],
  assessment: ['assessment', 'contest'],
  taught: ['finding', 'live'],
  refunds: ['trade', 'refund'],
};

const anyOf = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'));

/** What weighs much and few pages need; a later one may need an earlier one. */
const HEAVY = {
  // lists are what is filtered
  lists: /\/node_modules\/@tanstack\/|\/src\/(?:entities\/filter|platform\/navigation\/use-filter)/,
  // taking and sending them, and what comes with it alone
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

/** What only some pages of a family need: the others of it would load as much again. */
const APART = ['lists', 'text'];

/** A module with all that `next` leads to from it. */
const closureOf = (id: string, next: (id: string) => readonly string[]): readonly string[] => {
  const found = new Set([id]);
  for (const each of found) for (const further of next(each)) found.add(further);
  return [...found];
};

const usersOf = (id: string, modules: Modules): readonly string[] =>
  closureOf(id, (each) => modules.getModuleInfo(each)?.importers ?? []);

const familyOf = (page: string): string => {
  const noun = page.split('/')[0] ?? page;
  const family = Object.entries(FAMILIES).find(
    ([, own]) => own.includes(noun) || own.includes(page),
  );
  return family?.[0] ?? noun;
};

/** Families by what they share, so that two that are a pair count as one. */
const joined = (families: ReadonlySet<string>): readonly string[] => {
  const pair = Object.entries(TWO).find(
    ([, two]) => families.size === two.length && two.every((family) => families.has(family)),
  );
  return pair ? [pair[0]] : [...families];
};

/** The last of the heavy things that a module loads. */
const heavyOf = (id: string, modules: Modules): string | undefined => {
  const needed = closureOf(id, (each) => modules.getModuleInfo(each)?.importedIds ?? []);
  const found = Object.entries(HEAVY).filter(([, test]) => needed.some((each) => test.test(each)));
  return found.at(-1)?.[0];
};

const standsInLists = (style: string, modules: Modules): boolean =>
  (modules.getModuleInfo(style)?.importers ?? []).some(
    (user) => heavyOf(user, modules) === 'lists',
  );

/** The file of a module that several pages load. */
const sharedFile = (id: string, pages: readonly string[], modules: Modules): string => {
  const families = joined(new Set(pages.map(familyOf)));
  const wide = families.length > 1;
  const style = id.endsWith('.css');
  if (style && (wide || standsInLists(id, modules))) return 'parts';
  if (pages.every((page) => page.startsWith('course/lesson/'))) return 'lessons';
  if (!style && pages.every((page) => page.startsWith('course/product/'))) return 'products';
  if (pages.every((page) => ATTEMPTS.includes(page))) return 'attempts';
  const heavy = heavyOf(id, modules);
  if (heavy && wide) return heavy;
  if (wide) return pages.length >= MANY_PAGES ? 'parts' : 'shared';
  const family = families.join();
  return heavy && APART.includes(heavy) ? `${family}-${heavy}` : family;
};

/** The file that a module belongs to; null: it stays where the bundler puts it. */
const fileOf = (id: string, modules: Modules): string | null => {
  const users = usersOf(id, modules);
  const pages = users.flatMap((user) => VIEW.exec(user)?.groups?.page ?? []);
  if (pages.length > 0 && users.some((user) => SECTION.test(user))) return 'home-parts';
  const [family = '', ...others] = new Set(pages.map(familyOf));
  if (others.length === 0 && TOGETHER.includes(family)) return family;
  return pages.length > 1 ? sharedFile(id, pages, modules) : null;
};

const files = new Map<string, string | null>();

const knownFile = (id: string, modules: Modules): string | null => {
  const known = files.get(id);
  if (known !== undefined) return known;
  const file = fileOf(id, modules);
  files.set(id, file);
  return file;
};

const only = (file: string, priority = 0): Group => ({
  name: (id, modules) => (knownFile(id, modules) === file ? file : null),
  debugName: file,
  priority,
});

/** What sections below the first view share with pages, ahead of what first views take along. */
export const homeParts: Group = only('home-parts', 1);

/** Files that come with every page beside those of the first view. */
export const shellGroups = [
  {
    name: 'companion',
    test: anyOf(
      '/src/app/companion\\.tsx',
      // whether something is listened to is asked on every page, which needs nothing else of the courses
      '/src/entities/course/audio/state\\.ts',
      // a press at a home page needs it, by which time this file has come
      '/src/home/open-coupons\\.ts',
      '/schemas/(?:member/identity|site/visit)-endpoints\\.ts',
    ),
  },
  { name: 'pages', test: /\/src\/app\/pages\.tsx/ },
];

/**
 * Files of the pages beyond the shell, so that each page has few: what all pages share, then what is
 * heavy, then what the pages of a family share. An earlier file imports no later one.
 */
export const pageGroups: readonly Group[] = [
  ...shellGroups,
  ...['parts', 'shared', ...Object.keys(HEAVY), ...Object.keys(TWO)].map((file) => only(file)),
  { name: knownFile, debugName: 'family' },
];
