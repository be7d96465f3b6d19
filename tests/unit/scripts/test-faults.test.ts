import { describe, expect, it } from 'vitest';
import { areaNames, areaOf } from '#scripts/test-faults/areas.ts';
import { chooseFaults } from '#scripts/test-faults/choose.ts';
import { edited, type FaultKind, nameOf } from '#scripts/test-faults/fault.ts';
import { faultIn, targetsIn } from '#scripts/test-faults/find.ts';
import { likenessTo } from '#scripts/test-faults/likeness.ts';
import { type FaultRecord, tableOf } from '#scripts/test-faults/record.ts';

/** All that a kind of faults makes of a source. */
const faultsOf = (kind: FaultKind, source: string): string[] =>
  targetsIn('a.tsx', source)
    .filter((target) => target.kind === kind && faultIn('a.tsx', source, target))
    .map(({ edits }) => edited(source, edits));

const query = (call: string, names: string) => `import { ${names} } from 'drizzle-orm';\n${call};`;

describe('a fault', () => {
  it.each<[FaultKind, string, string[]]>([
    ['condition', 'f(甲 < b);', ['f(甲 <= b);']],
    ['condition', 'f(a !== b);', ['f(a === b);']],
    ['condition', 'f(a && b);', ['f(a || b);']],
    ['condition', 'f(!a);', ['f(a);']],
    ['condition', 'type A = B extends C ? 1 : 2; let a: 1 | 2;', []],
    ['condition', query('lt(a, b)', 'lt, lte'), [query('lte(a, b)', 'lt, lte')]],
    [
      'condition',
      query('eq(a, b)', 'eq'),
      [`import { ne } from 'drizzle-orm'; ${query('ne(a, b)', 'eq')}`],
    ],
    ['condition', 'eq(a, b);', []],
    ['bound', 'f(a > 5);', ['f(a > 6);', 'f(a > 4);']],
    ['bound', 'const MOST = 10_000;', ['const MOST = 10001;', 'const MOST = 9999;']],
    ['bound', 'a.slice(0);', ['a.slice(1);']],
    ['bound', 'const style = { width: 5 };', []],
    ['await', 'const f = async () => { await g(); };', ['const f = async () => { g(); };']],
    ['await', 'const f = async () => { const a = await g(); };', []],
    ['right', "e({ access: 'member', a });", ["e({ access: 'public', a });"]],
    ['right', "e({ access: { operator: 'a' } });", ["e({ access: 'public' });"]],
    ['right', "e({ access: 'public' });", []],
    ['right', "desk({ right: 'a.look', b });", ['desk({ b });']],
    ['right', 'const f = async () => { await assertOwner(a); };', ['const f = async () => { ; };']],
    [
      'transaction',
      'db.transaction(async (tx) => { await f(tx); });',
      ['(async (tx) => { await f(tx); })(db);'],
    ],
    ['transaction', "a.where(b).for('update');", ['a.where(b);']],
    ['unit', 'f(a * 1000);', ['f(a);']],
    ['unit', 'f(2 * DAY);', ['f(2);']],
    ['unit', 'f(a * 3);', []],
    ['field', 'a.values({ b, c: d });', ['a.values({ c: d });', 'a.values({ b });']],
    ['field', "const f = () => ({ a, title: '题' });", ["const f = () => ({ title: '题' });"]],
    ['order', query('asc(a)', 'asc, desc'), [query('desc(a)', 'asc, desc')]],
    ['order', 'a.sort((x, y) => x - y);', ['a.sort((y, x) => x - y);']],
    ['order', 'a.toReversed();', ['a;']],
    ['filter', 'and(a, b);', ['and(b);', 'and(a);']],
    ['filter', 'a.filter(b).map(c);', ['a.map(c);']],
    ['guard', 'const f = () => { if (a) return 1; g(); };', ['const f = () => { ; g(); };']],
    ['guard', 'if (a) { f(); } else { g(); }', []],
    [
      'default',
      'const f = (a = 1, b = true) => a;',
      ['const f = (a = 2, b = true) => a;', 'const f = (a = 1, b = false) => a;'],
    ],
    ['default', 'f(a ?? 0);', ['f(a ?? 1);']],
    ['default', 'f(a?.at.getTime() ?? 0);', []],
    ['arms', 'f(a ? b : c);', ['f(a ? c : b);']],
  ])('of %s in %s', (kind, source, faults) => {
    expect(faultsOf(kind, source)).toEqual(faults);
  });

  it('is none that does not parse, and none in a source that does not', () => {
    expect(targetsIn('a.ts', 'const =')).toEqual([]);
    const inside = 'if (a) return;';
    expect(faultsOf('guard', `const f = () => { if (b) ${inside} };`)).toHaveLength(1);
  });

  it('is shown by its line and by what it changes', () => {
    const source = '// 甲\nconst a = 1;\nconst f = () => a < 2;\n';
    const [target] = targetsIn('a.ts', source);
    const fault = target && faultIn('a.ts', source, target);
    expect(fault).toMatchObject({ line: 3, before: 'a < 2', after: 'a <= 2' });
  });
});

it('is sought first where what stands around it is spoken of', () => {
  const sources: Record<string, string> = {
    'a.ts': `const far = 1;${'\n'.repeat(9)}const stands = sectionOrder(items);`,
    'one.test.ts': 'items, far, tests',
    'two.test.ts': 'items, sectionOrder, tests',
    'three.test.ts': 'far, tests',
  };
  const likeness = likenessTo(
    { file: 'a.ts', line: 10 },
    Object.keys(sources).slice(1),
    (name) => sources[name] ?? '',
  );
  const [one = 0, two = 0, three] = [...likeness.values()];
  expect([two > one, one > 0, three]).toEqual([true, true, 0]);
});

const file = (n: number) =>
  `const f = (a = ${n}) => { if (a < ${n}) return 0; return a ? ${n} : 1; };`;
const positions = [
  'src/engine',
  'src/home',
  'server/domains/order',
  'server/platform',
  'src/pages/news',
];
const sources = new Map(
  positions.flatMap((path) => [1, 2, 3].map((n) => [`${path}/${n}.ts`, file(n)])),
);
const tree = { files: [...sources.keys()], read: (name: string) => sources.get(name) ?? '' };

describe('the faults of a seed', () => {
  const names = (count: number, seed: string) => chooseFaults(tree, count, seed).map(nameOf);

  it('are the same ones each time, and more of them begin with the same', () => {
    expect(names(20, '1')).toEqual(names(20, '1'));
    expect(names(20, '1').slice(0, 7)).toEqual(names(7, '1'));
    expect(names(20, '1')).not.toEqual(names(20, '2'));
    expect(new Set(names(20, '1')).size).toBe(20);
  });

  it('are spread over the areas and over files', () => {
    const faults = chooseFaults(tree, 10, '3');
    expect(faults.slice(0, 5).map(({ area }) => area)).toEqual(
      areaNames.filter((area) => tree.files.some((each) => areaOf(each) === area)),
    );
    expect(new Set(faults.map((fault) => fault.file)).size).toBe(10);
  });

  it('end where there are no more', () => {
    expect(chooseFaults({ ...tree, files: ['src/engine/1.ts'] }, 1000, '1').length).toBeLessThan(
      20,
    );
  });

  it('leave out what is no logic', () => {
    for (const name of [
      'sections/a/samples.ts',
      'src/pages/a/words.ts',
      'src/engine/a.css',
      'stories/a.ts',
    ])
      expect(areaOf(name), name).toBeUndefined();
  });
});

it('counts what the gate catches of all that is caught', () => {
  const record = (area: string, verdict: FaultRecord['verdict']): FaultRecord => ({
    name: '',
    area,
    kind: 'bound',
    place: '',
    before: '',
    after: '',
    verdict,
    by: '',
    passed: 0,
    late: 0,
    browser: 0,
    seconds: 0,
  });
  const table = tableOf([
    record('order', 'gate'),
    record('order', 'gate'),
    record('exam', 'whole'),
    record('exam', 'neither'),
  ]);
  expect(table.order).toMatchObject({ gate: 2, 'gate/both %': 100 });
  expect(table.exam).toMatchObject({ gate: 0, whole: 1, neither: 1, 'gate/both %': 0 });
  expect(table.all).toMatchObject({ gate: 2, whole: 1, neither: 1, 'gate/both %': 67 });
  expect(table['· bound']).toEqual(table.all);
});
