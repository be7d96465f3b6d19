/** The projects of Vitest, those without a browser first. */
export const kinds = ['unit', 'contract', 'server', 'fuzz', 'stories', 'e2e'] as const;
export type Kind = (typeof kinds)[number];

const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name);

export const kindOf = (file: string): Kind | undefined => {
  if (file.endsWith('.stories.tsx')) return 'stories';
  const [, kind = ''] = /^tests\/([^/]+)\/.+\.test\.tsx?$/.exec(file) ?? [];
  return isKind(kind) ? kind : undefined;
};

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

/** The folder below that of the file's kind, such as `order` for `server/domains/order/close.ts`. */
export const nounOf = (file: string): string | undefined => {
  if (file.startsWith('src/engine/') || file.startsWith('src/home/')) return file.split('/')[1];
  const noun = (NOUN.exec(file) ?? TABLE.exec(file))?.[1];
  return noun === 'harness' ? undefined : noun;
};
