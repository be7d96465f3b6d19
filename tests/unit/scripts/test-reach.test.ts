import { describe, expect, it } from 'vitest';
import { edgesOf } from '#scripts/test-reach/edges.ts';
import { nearestFirst } from '#scripts/test-reach/order.ts';
import { reachOf } from '#scripts/test-reach/reach.ts';
import type { Tree } from '#scripts/test-reach/tree.ts';

const treeOf = (sources: Readonly<Record<string, string>>): Tree => ({
  files: Object.keys(sources),
  read: (file) => sources[file] ?? '',
});

const shop = treeOf({
  'schemas/order/endpoints.ts': "export const e = { path: '/v1/order/create' };",
  'schemas/address/endpoints.ts': "export const e = { path: '/v1/address/list' };",
  'server/app.ts': "import './domains.ts';",
  'server/domains.ts': "import.meta.glob<Routes>('./domains/*/routes.ts', { eager: true });",
  'server/domains/order/routes.ts': "import { close } from './close.ts';",
  'server/domains/order/close.ts': 'export const close = 1;',
  'server/domains/address/routes.ts': 'export {};',
  'server/db/migrations/0.sql': 'create table a ()',
  'src/ui/button.css': "@import './colors.css';",
  'src/ui/colors.css': '',
  'src/ui/button.tsx': "import './button.css'; import type { E } from '../pages/order/view.tsx';",
  'src/pages/order/view.tsx': "const Part = () => import('../../ui/button.tsx');",
  'src/layouts/a.json': '{}',
  'tests/server/harness/api.ts': "import '#server/app.ts';",
  'tests/server/order/close.test.ts': "import '#server/domains/order/close.ts';",
  'tests/server/order/make.test.ts': "import '../harness/api.ts'; post('/v1/order/create');",
  'tests/server/address/list.test.ts': "import '../harness/api.ts'; post('/v1/address/list');",
  'tests/server/platform/mixed.test.ts': "import '../harness/api.ts'; post('/v1/order/create');",
  'tests/server/platform/start.test.ts': "spawn('server/app.ts');",
  'tests/unit/server/tables.test.ts': "const folder = 'server/db/migrations';",
  'tests/unit/ui/colors.test.ts': "filesOf(['src']);",
  'tests/unit/pages/order/view.test.tsx': "import '../../../../src/pages/order/view.tsx';",
  'tests/contract/home/layouts.test.ts': "import.meta.glob('../../../src/layouts/*.json');",
  'tests/contract/words.test.ts': "import { readFileSync } from 'node:fs';",
  'tests/contract/pure.test.ts': 'export {};',
  'tests/e2e/app/crawl.test.ts': "import '#server/app.ts';",
  'tests/e2e/order/buy.test.ts': 'export {};',
  'stories/pages/order/view.stories.tsx': "import '#src/pages/order/view.tsx';",
  'vitest.config.ts': "const once = './tests/harness/once.ts';",
  'tests/harness/once.ts': 'export {};',
});
const { reached, breakAll } = reachOf(shop);
const testsOf = (...changed: string[]): string[] => [...reached(changed).keys()].sort();

const ANY = 'tests/contract/words.test.ts';

describe('the files of tests that a change reaches', () => {
  it('import it, and of those that a registry stands between, speak of its noun', () => {
    expect(testsOf('server/domains/order/close.ts')).toEqual([
      ANY,
      'tests/e2e/order/buy.test.ts',
      'tests/server/order/close.test.ts',
      'tests/server/order/make.test.ts',
      'tests/server/platform/mixed.test.ts',
    ]);
    expect(testsOf('server/domains/address/routes.ts')).toEqual([
      ANY,
      'tests/server/address/list.test.ts',
    ]);
  });

  it('start what is made of it', () => {
    expect(testsOf('server/app.ts')).toContain('tests/server/platform/start.test.ts');
    expect(testsOf('server/app.ts')).toContain('tests/e2e/app/crawl.test.ts');
  });

  it('draw it, through styles and what is loaded when it is needed', () => {
    expect(testsOf('src/ui/colors.css')).toEqual(
      [
        ANY,
        'tests/e2e/app/crawl.test.ts',
        'tests/unit/pages/order/view.test.tsx',
        'tests/unit/ui/colors.test.ts',
        'stories/pages/order/view.stories.tsx',
      ].sort(),
    );
  });

  it('are no others than those of its noun where only types are imported', () => {
    expect(testsOf('src/pages/order/view.tsx')).not.toContain('tests/e2e/app/crawl.test.ts');
    expect(testsOf('src/pages/order/view.tsx')).toContain('tests/e2e/order/buy.test.ts');
  });

  it('find it by a pattern, read it, or read its folder', () => {
    expect(testsOf('src/layouts/a.json')).toContain('tests/contract/home/layouts.test.ts');
    expect(testsOf('server/db/migrations/0.sql')).toContain('tests/unit/server/tables.test.ts');
  });

  it('are all of them where the tests are set up, and none where nothing changed', () => {
    expect(breakAll(['vite.config.ts', 'src/ui/colors.css', 'tests/harness/once.ts'])).toEqual([
      'vite.config.ts',
      'tests/harness/once.ts',
    ]);
    expect(testsOf()).toEqual([]);
  });

  it('run in the order of their nearness, those in a browser last', () => {
    const order = nearestFirst(
      reached(['server/domains/order/close.ts']),
      'server/domains/order/close.ts',
      new Map(),
    );
    expect(order).toEqual([
      'tests/server/order/close.test.ts',
      'tests/server/order/make.test.ts',
      'tests/server/platform/mixed.test.ts',
      ANY,
      'tests/e2e/order/buy.test.ts',
    ]);
  });
});

it('reads on where a source does not parse', () => {
  const broken = treeOf({
    'src/a.ts': 'const =',
    'tests/unit/a.test.ts': "import '../../src/a.ts';",
  });
  expect(edgesOf(broken).map(({ from, to }) => `${from} ${to}`)).toContain(
    'tests/unit/a.test.ts src/a.ts',
  );
});
