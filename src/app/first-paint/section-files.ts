import type { SectionDefinition } from '#src/engine/section-definition.ts';

const modules = import.meta.glob<Record<string, SectionDefinition>>('/sections/*/section.ts', {
  eager: true,
});
const sources = import.meta.glob<string>('/sections/*/section.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const codeOf = (file: string): string => {
  const [, component = ''] = /import\('\.\/(\w+\.tsx)'\)/.exec(sources[file] ?? '') ?? [];
  return file.slice(1).replace('section.ts', component);
};

const files: ReadonlyMap<string, string> = new Map(
  Object.entries(modules).flatMap(([file, definitions]) =>
    Object.values(definitions).map(({ name }) => [name, codeOf(file)] as const),
  ),
);

const BUILT =
  /<section data-section="([^"]*)" data-state="(?:ready"|loading"(?![^>]* data-for=)[^>]* aria-busy)/g;
const FOR_MEMBERS = /<section data-section="[^"]*" data-state="loading"[^>]* data-for=[^>]*>/g;

/** The names of all sections that are built in a page, or will be once their calls are answered. */
export const builtIn = (html: string): string[] =>
  [...html.matchAll(BUILT)].map(([, name = '']) => name);

export const forVisitors = (html: string): string =>
  html.replace(new RegExp(`${FOR_MEMBERS.source}[\\s\\S]*?</section>`, 'g'), '');

/** `all` places of sections for members alone, and those of them that count as built. */
export const membersIn = (html: string): { all: number; built: number } => {
  const all = html.match(FOR_MEMBERS) ?? [];
  return {
    all: all.length,
    built: all.filter((tag) => tag.includes(' aria-busy')).length,
  };
};

const CLASSIC = /^<main[^>]* data-variant="variant(\d)"/;

/** Modules that show the page: of all homes, of its layout, where it has one, and of the sections that are built in it. */
export const modulesOf = (html: string): string[] => {
  const [, classic] = CLASSIC.exec(html) ?? [];
  const page = classic
    ? ['src/home/classic/classic-page.tsx', `src/layouts/variant-${classic}.json`]
    : [];
  return [
    'src/home/home.ts',
    ...page,
    ...new Set(builtIn(html).flatMap((name) => files.get(name) ?? [])),
  ];
};
