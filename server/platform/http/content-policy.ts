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

const isNamed = (source: string): boolean => !source.endsWith(':');

const closed: Directives = {
  'default-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [NONE],
};

export const closedPolicy = written(closed);

/** For pictures that members uploaded: opened alone, they have no origin. */
export const sandboxPolicy = written({ ...closed, sandbox: [] });

/** For pages of the back end that is forwarded to: their own styles, but no script. */
export const foreignPagePolicy = written({
  ...closed,
  'img-src': [SELF, 'data:'],
  'style-src': [ANY_INLINE],
  'form-action': [SELF],
});

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

type PageSources = {
  media: readonly string[];
  nonce?: string | undefined;
  scripts?: readonly string[];
  /** Hash of an inline style. */
  style?: string | undefined;
};

/** For pages of the app and the console. Playlists are fetched, so `connect-src` has the named origins too. */
export const pagePolicy = ({ media, nonce, scripts = [], style }: PageSources): string =>
  written({
    ...page,
    'script-src': [...page['script-src'], ...scripts.map(hashOf)],
    'style-src': [
      ...page['style-src'],
      ...[nonce && `nonce-${nonce}`, style].flatMap((each) => (each ? `'${each}'` : [])),
    ],
    'img-src': [...page['img-src'], ...media],
    'media-src': [...page['media-src'], ...media],
    'connect-src': [...page['connect-src'], ...media.filter(isNamed)],
  });

/** For the workshop, whose pages start by inline scripts; learners never open them. */
export const workshopPolicy = written({
  ...page,
  'script-src': [SELF, ANY_INLINE],
  'style-src': [SELF, ANY_INLINE],
});
