import type { SectionRow } from '../layout/home-sections.ts';

/**
 * Raised when layouts can say something that older apps do not understand. 2: items that say more than
 * a name, and groups.
 */
const ENGINE_VERSION = 2;

/** What an app can draw: its engine's version, and those of sections by their ids. */
export type Capabilities = { engine: number; sections: ReadonlyMap<string, number> };

type Rows = Readonly<Record<string, SectionRow>>;

/** The key of the engine, which no section has for an id. */
const ENGINE_KEY = 'engine';

/** The first version of the engine and of every section, which goes without saying. */
export const BASELINE = 1;

/**
 * What an app that was built with these rows tells of itself, such as `engine=2; banner=3`, in
 * ASCII; '' for the first apps, and for those that can do no more.
 * @internal a test holds what this app tells against it
 */
export const writeCapabilities = (rows: Rows, engine: number = ENGINE_VERSION): string =>
  [
    [ENGINE_KEY, engine] as const,
    ...Object.values(rows)
      .map(({ id = '', version = BASELINE }) => [id, version] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ]
    .filter(([key, version]) => key !== '' && version > BASELINE)
    .map(([key, version]) => `${key}=${version}`)
    .join('; ');

/** No app says more, in characters; a longer text says nothing. */
const LONGEST = 2000;

const ENTRY = /^ *([a-z][a-z0-9-]{0,39}) *= *([1-9]\d{0,3}) *$/;

/**
 * Reads what an app tells of itself, whatever comes: an entry that is none is passed over, of
 * several for one key the first counts. What is not told is the first version.
 */
export const readCapabilities = (raw: unknown): Capabilities => {
  const versions = new Map<string, number>();
  const text = typeof raw === 'string' && raw.length <= LONGEST ? raw : '';
  for (const entry of text.split(';')) {
    const [, key = '', version] = ENTRY.exec(entry) ?? [];
    if (key !== '' && !versions.has(key)) versions.set(key, Number(version));
  }
  const engine = versions.get(ENGINE_KEY) ?? BASELINE;
  versions.delete(ENGINE_KEY);
  return { engine, sections: versions };
};
