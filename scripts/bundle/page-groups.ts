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
const LIMITS = { file: 7000, files: 6, bytes: 85_000 };
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
  const views = nouns.flatMap(opened);
  const needs = views.map((view) => closureOf(view, imported));
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
    !ofHome.has(id) && (frame.includes(id) || (pagesOf.get(id)?.size ?? 0) > 1 || isLater(id));
  const shared = known.filter(isShared);
  const sizes = new Map(
    known.map((id) => [id, isStyle(id) ? 0 : sizeOf(id, modules.getModuleInfo(id)?.code ?? '')]),
  );
  const sizeOfAll = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);

  const all = new Set(views.keys());
  const files = shareCode(
    {
      modules: shared
        .filter((id) => !isStyle(id))
        .map((id) => ({
          id,
          pages: frame.includes(id) ? all : (pagesOf.get(id) ?? all),
          size: sizes.get(id) ?? 0,
          imports: imported(id),
        })),
      every: new Set(frame),
      own: needs.map(
        (ids) => FIRST_BYTES + sizeOfAll(ids.filter((id) => !ofHome.has(id) && !isShared(id))),
      ),
    },
    LIMITS,
  );
  const loads = files.map((ids) => new Set(ids.flatMap((id) => [...(pagesOf.get(id) ?? [])])));
  const frameFile = files.findIndex((ids) => frame.some((each) => ids.includes(each)));
  /** The file that all of some pages load, and fewest others do. */
  const fileOfAll = (pages: readonly number[]): string => {
    const [best] = [...loads.entries()]
      .filter(([, loading]) => pages.every((page) => loading.has(page)))
      .sort(([, one], [, other]) => one.size - other.size);
    return nameOf(best?.[0] ?? frameFile);
  };
  /** Styles of several nouns are few, and come with the frame. */
  const fileOfStyle = (id: string): string => {
    const pages = [...(pagesOf.get(id) ?? [])];
    const users = new Set(pages.map((page) => nounOf(views[page] ?? '')));
    return users.size > 1 ? nameOf(frameFile) : fileOfAll(pages);
  };
  const rows = nouns.flatMap((noun) => {
    const pages = opened(noun).map((view) => views.indexOf(view));
    const ids = closureOf(noun, imported).filter((id) => !known.includes(id));
    return ids.map((id) => [id, fileOfAll(pages)] as const);
  });
  return new Map([
    ...[...ofHome].map((id) => [id, 'first'] as const),
    ...files.flatMap((ids, file) => ids.map((id) => [id, nameOf(file)] as const)),
    ...shared.filter(isStyle).map((id) => [id, fileOfStyle(id)] as const),
    ...rows,
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
