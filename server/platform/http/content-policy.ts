import { createHash } from 'node:crypto';

type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";
const ANY_INLINE = "'unsafe-inline'";

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whether a source names hosts, and not all that a scheme reaches. */
const isNamed = (source: string): boolean => !source.endsWith(':');

const closed: Directives = {
  'default-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [NONE],
};

/** Of whatever is no page of ours: calls, pictures, media, refusals. */
export const closedPolicy = written(closed);

/** Of pictures that members gave: opened alone, they are of no site. */
export const sandboxPolicy = written({ ...closed, sandbox: [] });

/** Of pages of the back end that is forwarded to: styles of their own, but no script. */
export const foreignPagePolicy = written({
  ...closed,
  'img-src': [SELF, 'data:'],
  'style-src': [ANY_INLINE],
  'form-action': [SELF],
});

/** Of a page that stands alone: the one style that it brings along, and its script where it has one. */
export const plainPagePolicy = (style: string, script?: string): string =>
  written({
    ...closed,
    ...(script === undefined ? {} : { 'script-src': [hashOf(script)] }),
    'img-src': ['data:'],
    'style-src': [hashOf(style)],
    'form-action': [SELF],
  });

const page = {
  'default-src': [SELF],
  'script-src': [SELF],
  'style-src': [SELF],
  'img-src': [SELF, 'data:', 'blob:'],
  'media-src': [SELF, 'blob:'],
  'font-src': [SELF, 'data:'],
  'connect-src': [SELF],
  'object-src': [NONE],
  'base-uri': [NONE],
  'form-action': [SELF],
  'frame-ancestors': [SELF],
} satisfies Directives;

/** What a page may have beside what is of its own site. */
type PageSources = {
  /** Where pictures and media may come from: origins, or a scheme such as `https:`. */
  media: readonly string[];
  /** What style elements carry to be let in: those that a script makes, or the page brings along. */
  nonce?: string | undefined;
  /** The scripts that stand in the page itself. */
  scripts?: readonly string[];
};

/** Of the app's pages and the console's. Playlists are fetched, so named origins are open to that too. */
export const pagePolicy = ({ media, nonce, scripts = [] }: PageSources): string =>
  written({
    ...page,
    'script-src': [...page['script-src'], ...scripts.map(hashOf)],
    'style-src': [...page['style-src'], ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])],
    'img-src': [...page['img-src'], ...media],
    'media-src': [...page['media-src'], ...media],
    'connect-src': [...page['connect-src'], ...media.filter(isNamed)],
  });

/** Of the workshop, whose pages start by inline scripts; learners never open them. */
export const workshopPolicy = written({
  ...page,
  'script-src': [SELF, ANY_INLINE],
  'style-src': [SELF, ANY_INLINE],
});
