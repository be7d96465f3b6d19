import type { SectionRow } from '../layout/home-sections.ts';

/** Raised when layouts can hold what older apps do not understand. 2: items with more than a name, and groups. */
const ENGINE_VERSION = 2;

/** What an app can draw: the version of its engine, and of each section by the section's id. */
export type Capabilities = { engine: number; sections: ReadonlyMap<string, number> };

type Rows = Readonly<Record<string, SectionRow>>;

/** No section has this id. */
const ENGINE_KEY = 'engine';

/** The first version of the engine and of every section; the header leaves it out. */
export const BASELINE = 1;

/**
 * The value of `DRAWS_HEADER` for an app that was built with these rows, in ASCII, such as `engine=2; banner=3`;
 * '' where all versions are the first.
 * @internal a test compares `DRAWS` with it
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

/** In characters; a longer text is read as ''. */
const LONGEST = 2000;

const ENTRY = /^ *([a-z][a-z0-9-]{0,39}) *= *([1-9]\d{0,3}) *$/;

/**
 * Reads the value of `DRAWS_HEADER` and never fails: malformed entries are skipped, of several entries for one key
 * the first counts, and a missing engine is the first version.
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
