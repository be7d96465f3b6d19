import fc from 'fast-check';

/** An element that no section draws: it must never come out as markup. */
export const MARKUP = '<x-evil onload=alert(1)>';

const texts = fc.constantFrom(
  MARKUP,
  `"${MARKUP}`,
  `'>${MARKUP}`,
  '</section></main><script>alert(1)</script>',
  '<!-- ',
  ']]>',
  '&lt;b&gt;&amp;',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https://user@evil.example/',
  'https://example.com/a?b=c',
  '/courseDetail/1',
  '__proto__',
  'constructor',
  'toString',
  '\u202e反过来',
  '\u0000\u0001\u001f',
  '\ud800',
  '👩‍⚕️👨🏽‍🏫',
  '　全角　ＡＢＣ１２３',
  '1e999',
  '-1',
  '0x1F',
  '0.00',
  '12.345',
  '2026-02-30 25:61:61',
  '9999999999999999999',
  'null',
  '免费',
  '   ',
  '',
);

// one string each, so that thousands of cases do not fill the memory
const TWO_MEGABYTES = '长'.repeat(2_000_000);
const LONG = 'a'.repeat(70_000);

const deepOf = (depth: number) => {
  let deep: unknown = 'x';
  for (let level = 0; level < depth; level++) deep = level % 2 ? [deep] : { deep };
  return deep;
};
const DEEP = deepOf(1000);

const strange = fc.constantFrom<unknown>(
  null,
  [],
  {},
  [[]],
  [null],
  [7],
  { length: 3 },
  { '0': {} },
  { data: null },
  { toString: 1, valueOf: null },
  JSON.parse('{"__proto__":{"polluted":1}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'),
);

const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, -1, 1, 2 ** 31, 2 ** 53, 1e300, 1e-300, 1e11),
);

const names = fc.oneof(
  fc.constantFrom('id', 'title', 'data', 'items', 'new_array', '__proto__', 'constructor', ''),
  fc.string({ maxLength: 8 }),
);

/** Any value that JSON can carry, with a taste for trouble. */
export const hostile: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 6, arbitrary: texts },
    { weight: 3, arbitrary: numbers },
    { weight: 2, arbitrary: fc.boolean() },
    { weight: 5, arbitrary: strange },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
    { weight: 3, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    {
      weight: 3,
      arbitrary: fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map(objectOf),
    },
  ),
})).value;

// as JSON.parse makes it: `__proto__` is a field like any other
function objectOf(entries: [string, unknown][]): unknown {
  const made = {};
  for (const [key, value] of entries)
    Object.defineProperty(made, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return made;
}

/** Huge values, of which a few cases are enough. */
export const huge: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  TWO_MEGABYTES,
  LONG,
  DEEP,
  [TWO_MEGABYTES],
  { title: TWO_MEGABYTES, deep: DEEP },
  Array.from({ length: 5000 }, (_, index) => index),
  Array.from({ length: 5000 }, (_, index) => ({ id: index })),
  Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index])),
);

export type PayloadChange = { at: number; how: 'set' | 'drop' | 'add' | 'twice'; value: unknown };

/** Changes of a payload: a place in it, what happens there, with what. */
export const changes: fc.Arbitrary<PayloadChange[]> = fc.array(
  fc.record({
    at: fc.nat({ max: 10_000 }),
    how: fc.constantFrom('set', 'set', 'set', 'drop', 'add', 'twice'),
    value: fc.oneof({ weight: 60, arbitrary: hostile }, { weight: 1, arbitrary: huge }),
  }),
  { minLength: 1, maxLength: 5 },
);

type Position = { holder: Record<string, unknown>; key: string };

const positionsIn = (value: unknown, positions: Position[] = []): Position[] => {
  if (typeof value !== 'object' || value === null || positions.length > 2000) return positions;
  // a copy of JSON: every object and list in it can be read and written by key
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder).slice(0, 50)) {
    positions.push({ holder, key });
    positionsIn(holder[key], positions);
  }
  return positions;
};

const change = (root: Record<string, unknown>, { at, how, value: given }: PayloadChange) => {
  // each place has a value of its own, or a later change of one would be a change of the other
  const value = structuredClone(given);
  const positions = positionsIn(root);
  const { holder, key } = positions[at % positions.length] ?? { holder: root, key: 'payload' };
  if (how === 'set') holder[key] = value;
  else if (how === 'drop' && holder !== root) delete holder[key];
  else if (how === 'twice' && Array.isArray(holder)) holder.push(holder[Number(key)]);
  else if (!Array.isArray(holder)) holder[`extra${at}`] = value;
  else holder.splice(Number(key), 0, value);
};

/** A payload after the changes; the given one stays as it is. */
export const changed = (payload: unknown, list: readonly PayloadChange[]): unknown => {
  const root: Record<string, unknown> = { payload: structuredClone(payload) };
  for (const each of list) change(root, each);
  return root.payload;
};
