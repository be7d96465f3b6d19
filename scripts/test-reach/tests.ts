/** The projects of tests, those without a browser first. */
export const kinds = ['unit', 'contract', 'server', 'fuzz', 'stories', 'e2e'] as const;
export type Kind = (typeof kinds)[number];

const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name);

/** The project that runs a file, nothing where it is no file of tests. */
export const kindOf = (file: string): Kind | undefined => {
  if (file.endsWith('.stories.tsx')) return 'stories';
  const [, kind = ''] = /^tests\/([^/]+)\/.+\.test\.tsx?$/.exec(file) ?? [];
  return isKind(kind) ? kind : undefined;
};

/** Whether only the whole run has the file. */
export const isWhole = (file: string): boolean => /\.whole\.test\.tsx?$/.test(file);

export const needsBrowser = (file: string): boolean =>
  ['stories', 'e2e'].includes(kindOf(file) ?? '');

const NOUN_FOLDERS = [
  'server/(?:domains|libraries|platform|read-models|db/demo)',
  'src/(?:pages|entities|operator|platform|ui)',
  'schemas|sections',
  'tests/(?:unit/(?:server|schemas|pages|entities|operator|platform|ui|sections)|unit|server|e2e)',
  'stories/(?:pages|sections)',
].join('|');
const NOUN = new RegExp(`^(?:${NOUN_FOLDERS})/([^/]+)(?:/|\\.[\\w.]+$)`);
const TABLE = /^server\/db\/tables\/([\w-]+)\.ts$/;

/** What a file is about: the folder below that of its kind, as `order` of `server/domains/order/close.ts`. */
export const nounOf = (file: string): string | undefined => {
  if (file.startsWith('src/engine/') || file.startsWith('src/home/')) return file.split('/')[1];
  const noun = (NOUN.exec(file) ?? TABLE.exec(file))?.[1];
  return noun === 'harness' ? undefined : noun;
};
