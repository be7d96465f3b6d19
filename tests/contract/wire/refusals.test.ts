import { describe, expect, it } from 'vitest';
import { consoleRefusals } from '#schemas/operator/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Access } from '#schemas/wire/define-endpoint.ts';
import type { Refusal, Refusals } from '#schemas/wire/define-refusals.ts';
import { LOGIN_DISABLED, MEMBER_DISABLED, NOT_LOGGED_IN } from '#schemas/wire/envelope.ts';

type Tables = Record<string, Record<string, Refusals>>;
type Listed = { path: string; access: Access; refusals?: Refusals };

const modules: Tables = import.meta.glob('/schemas/*/refusals.ts', { eager: true });
const endpointModules: Record<string, Record<string, unknown>> = import.meta.glob(
  '/schemas/*/*endpoints.ts',
  { eager: true },
);
const sources: Record<string, string> = import.meta.glob('/src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The noun's own table; further exports are picked from it. */
const tables: [string, Refusals][] = [
  ['call', callRefusals],
  ...Object.entries(modules).flatMap(([file, exported]) => {
    const noun = /schemas\/([\w-]+)\//.exec(file)?.[1] ?? '';
    const table = exported[`${noun}Refusals`];
    return table ? [[noun, table] as [string, Refusals]] : [];
  }),
];
const all: Refusal[] = tables.flatMap(([, table]) => Object.values(table));

const isEndpoint = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;

const endpoints = Object.values(endpointModules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

const codeOf = ({ code }: Refusal): string => String(code);
const namesByCode = (refusals: readonly Refusal[]): Record<string, string[]> => {
  const by: Record<string, string[]> = {};
  for (const refusal of refusals)
    by[codeOf(refusal)] = [...(by[codeOf(refusal)] ?? []), refusal.name];
  return by;
};
const shared = (refusals: readonly Refusal[]) =>
  Object.fromEntries(Object.entries(namesByCode(refusals)).filter(([, names]) => names.length > 1));

describe('the refusals of all nouns', () => {
  it('stand in one table for each noun, named after it', () => {
    expect(tables).toHaveLength(Object.keys(modules).length + 1);
    expect(all.length).toBeGreaterThan(170);
  });

  it('have names that nobody else has', () => {
    const names = all.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const [, table] of tables)
      expect(Object.values(table).map(({ name }) => name)).toEqual(Object.keys(table));
  });

  it('have codes that nobody else has, but for three pairs that clients treat alike', () => {
    expect(shared(all)).toEqual({
      '-200': ['notLoggedIn', 'operatorSignedOut'],
      '400': ['badPayload', 'badJson'],
      '404': ['noSuchCall', 'noSuchPage'],
    });
  });

  it('say something, with one parameter at most', () => {
    for (const { name, message } of all) {
      expect(message, name).not.toBe('');
      expect(message.split('{n}').length, name).toBeLessThanOrEqual(2);
    }
  });

  it('agree with the codes that the specification names', () => {
    const byName = Object.fromEntries(all.map((refusal) => [refusal.name, refusal]));
    const noticeOf = (name: string) => byName[name] && codeOf(byName[name]);
    expect(callRefusals.notLoggedIn).toMatchObject({ message: NOT_LOGGED_IN.msg });
    expect(noticeOf('notLoggedIn')).toBe(NOT_LOGGED_IN.code);
    expect(noticeOf('loginDisabled')).toBe(LOGIN_DISABLED);
    expect(noticeOf('memberDisabled')).toBe(MEMBER_DISABLED);
  });
});

describe('the lists of the endpoints', () => {
  const lists = endpoints.flatMap(({ path, access, refusals }) =>
    refusals ? [[path, typeof access === 'string' ? {} : consoleRefusals, refusals] as const] : [],
  );

  it.each(lists)(
    '%s names each refusal of a table once, and no code twice',
    (_path, ofConsole, refusals) => {
      const own = Object.values(refusals);
      expect(own.map(({ name }) => name)).toEqual(Object.keys(refusals));
      expect(own.filter((refusal) => !all.includes(refusal))).toEqual([]);
      const common = { ...callRefusals, ...ofConsole };
      expect(own.filter(({ name }) => name in common)).toEqual([]);
      const ofEvery = Object.values(callRefusals);
      expect(shared([...own, ...ofEvery])).toEqual(shared(ofEvery));
    },
  );

  it('are there for nearly all', () => {
    expect(lists.length).toBeGreaterThan(170);
  });
});

describe('the client', () => {
  const known = new Set(all.map(codeOf));
  /** A code in quotes, a bare number of five digits, and a pattern of such. */
  const quoted = /['"`](-?\d{1,5})['"`]/g;
  const bare = /(?<![\w.#'"`-])\d{5}(?![\w.])/g;
  const pattern = /(?<![\w.])[456]\d{2,3}(?:\\d|\[\d)/g;

  const codesIn = (source: string): string[] => [
    ...[...source.matchAll(quoted)].map(([, code = '']) => code).filter((code) => known.has(code)),
    ...[...source.matchAll(bare)].map(([code]) => code).filter((code) => known.has(code)),
    ...[...source.matchAll(pattern)].map(([code]) => code),
  ];

  it('knows refusals by name: no code stands in src/', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(500);
    const found = Object.entries(sources).flatMap(([file, source]) =>
      codesIn(source).map((code) => `${file}: ${code}`),
    );
    expect(found).toEqual([]);
  });

  it('would be caught by this scan', () => {
    expect(codesIn("const GONE = '61001';")).toEqual(['61001']);
    expect(codesIn('answer.code === 55014')).toEqual(['55014']);
    expect(codesIn('const FINAL = /^5200[1-4]$/;')).toEqual(['5200[1']);
    expect(codesIn("['400', 60_000, '#55014', '70000']")).toEqual(['400']);
  });
});
