import path from 'node:path';
import { minifySync, type Rolldown } from 'vite';
import { homeGroup, isApp } from './first-sections.ts';
import { shareCode } from './share-code.ts';

type Modules = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

const SECTION = /\/sections\/[\w-]+\/[A-Z]\w*\.tsx$/;
const HOME = /\/src\/home\/(?:home\.ts|classic\/classic-page\.tsx)$/;
const AFTERWARDS = /\/src\/app\/afterwards\/(?:companion|afterwards|continue-strip)\.tsx$/;

/** A page loads two files besides: the app and its own code. */
const LIMITS = { file: 7000, files: 6, bytes: 87_000 };
/** What compression leaves of minified code. */
const COMPRESSED = 0.31;

/** What pages load of the app itself, in bytes. */
const FIRST_BYTES = 37_000;

/** More than there are files that pages share. */
const MOST_FILES = 80;

const nameOf = (file: number): string => `shared-${file}`;

const anyOf = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'));

const closureOf = (id: string, next: (id: string) => readonly string[]): readonly string[] => {
  const found = new Set([id]);
  for (const each of found) for (const further of next(each)) found.add(further);
  return [...found];
};

const app = path.resolve(import.meta.dirname, '../../src/app');
const routes = path.join(app, 'routes-store.ts');
const allRows = path.join(app, 'routes.ts');

const nounOf = (view: string): string => (view.split('/src/pages/')[1] ?? '').split('/')[0] ?? '';

const isStyle = (id: string): boolean => id.endsWith('.css');

const sizeOf = (id: string, code: string): number => {
  const { code: minified } = minifySync(id, code, { module: true });
  return COMPRESSED * minified.length;
};

const measure = (modules: Modules): ReadonlyMap<string, string> => {
  const imported = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const importers = (id: string) => modules.getModuleInfo(id)?.importers ?? [];

  const opened = (id: string) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const nouns = opened(routes).filter((id) => id !== allRows);
  const pages = nouns.flatMap((noun) => opened(noun).map((view) => ({ noun, view })));
  const needs = [
    ...pages.map(({ noun, view }) => [
      ...new Set([view, noun].flatMap((id) => closureOf(id, imported))),
    ]),
    // the rows of all come to every page, once it stands
    closureOf(allRows, imported),
  ];
  const pagesOf = new Map<string, Set<number>>();
  for (const [page, ids] of needs.entries())
    for (const id of ids) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));
  const isHomePart = (id: string) =>
    closureOf(id, importers).some((user) =>
      [SECTION, HOME, AFTERWARDS].some((test) => test.test(user)),
    );
  const frame = closureOf(path.join(app, 'pages.tsx'), imported);
  const known = [...new Set([...frame, ...pagesOf.keys()])];
  const ofHome = new Set(known.filter(isHomePart));
  /** Whether something that comes after pages imports it. */
  const isLater = (id: string) =>
    importers(id).some((user) => !pagesOf.has(user) && !frame.includes(user));
  const isShared = (id: string) =>
    !ofHome.has(id) &&
    ([frame, nouns].some((ids) => ids.includes(id)) ||
      (pagesOf.get(id)?.size ?? 0) > 1 ||
      isLater(id));
  const shared = known.filter(isShared);
  const sizes = new Map(
    known.map((id) => [id, isStyle(id) ? 0 : sizeOf(id, modules.getModuleInfo(id)?.code ?? '')]),
  );
  const sizeOfAll = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);

  const usersOf = (id: string) =>
    new Set([...(pagesOf.get(id) ?? [])].map((page) => nounOf(pages[page]?.view ?? '')));
  const all = new Set(needs.keys());
  // styles of several nouns are few
  const every = new Set([...frame, ...shared.filter((id) => isStyle(id) && usersOf(id).size > 1)]);
  const files = shareCode(
    {
      modules: shared.map((id) => ({
        id,
        pages: every.has(id) ? all : (pagesOf.get(id) ?? all),
        size: sizes.get(id) ?? 0,
        imports: imported(id),
      })),
      every,
      own: needs.map(
        (ids) => FIRST_BYTES + sizeOfAll(ids.filter((id) => !ofHome.has(id) && !isShared(id))),
      ),
    },
    LIMITS,
  );
  return new Map([
    ...[...ofHome].map((id) => [id, 'first'] as const),
    ...files.flatMap((ids, file) => ids.map((id) => [id, nameOf(file)] as const)),
  ]);
};

let files: ReadonlyMap<string, string> | undefined;

const fileOf = (id: string, modules: Modules): string | null => {
  files ??= measure(modules);
  return files.get(id) ?? null;
};

const isEarlyStyle = (id: string, modules: Modules): boolean =>
  modules.getModuleInfo(id)?.importers.includes(path.join(app, 'first-styles.ts')) ?? false;

/** The app, with what home pages or what follows them share with pages. */
const first: Group = {
  name: (id, modules) =>
    isApp(id) || isEarlyStyle(id, modules) || fileOf(id, modules) === 'first' ? 'first' : null,
  debugName: 'first',
  priority: 5,
};

/** Sections below, and what moves the carousel of the first view. */
const laterSections: Group = {
  name: 'later-sections',
  test: SECTION,
  priority: 2,
};

/** What comes once a page stands; a tap at a home page needs its coupons then. */
const companion: Group = {
  name: 'companion',
  test: anyOf(AFTERWARDS.source, '/src/home/coupons/open-coupons\\.ts'),
  priority: 1,
};

/** Rolldown puts what a module imports into its file, unless an earlier group has it. */
const shared: readonly Group[] = Array.from({ length: MOST_FILES }, (_, at) => ({
  name: (id, modules) => (fileOf(id, modules) === nameOf(at) ? nameOf(at) : null),
  debugName: nameOf(at),
}));

/** What homes begin with and what follows, then what pages share; an earlier file never imports a later one. */
export const groups: readonly Group[] = [first, homeGroup, laterSections, companion, ...shared];
