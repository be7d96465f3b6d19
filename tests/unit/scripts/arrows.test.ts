import { describe, expect, it } from 'vitest';
import { breach, cycles, withoutRow } from '#scripts/check/arrows.ts';
import { type Import, writtenImports } from '#scripts/check/imports.ts';

const file = (from: string, to: string, typeOnly = false): Import => ({
  from,
  to,
  typeOnly,
  specifier: to,
});
const packaged = (from: string, specifier: string): Import => ({
  from,
  package: specifier.split('/')[0] ?? '',
  typeOnly: false,
  specifier,
});

describe('withoutRow', () => {
  it('finds modules in folders that nobody has entered, whatever they import', () => {
    const known = ['server/app.ts', 'server/db/open.ts', 'src/ui/value/price.tsx'];
    const unknown = ['server/surprise/new.ts', 'src/surprise.ts', 'src/surprise/new.ts'];
    expect(withoutRow([...known, ...unknown])).toEqual(unknown);
  });
});

describe('breach', () => {
  it.each([
    file('server/app.ts', 'src/app/app.tsx'),
    file('src/app/app.tsx', 'server/app.ts'),
    file('schemas/layout/layout.ts', 'src/engine/resolve.ts'),
    file('sections/a/section.ts', 'sections/b/section.ts'),
    file('sections/a/section.ts', 'src/engine/resolve.ts'),
    file('sections/a/section.ts', 'src/home/home-page.tsx'),
    file('src/engine/resolve.ts', 'sections/registry.ts'),
    file('src/ui/value/price.tsx', 'src/platform/calls/call.ts'),
    file('src/pages/orders/list.tsx', 'src/pages/wallet/card.tsx'),
    file('src/home/home-page.tsx', 'src/pages/orders/list.tsx'),
    file('src/app/app.tsx', 'tests/e2e/harness/browser.ts'),
    file('src/app/app.tsx', 'stories/section-story.tsx'),
    file('src/entities/order/words.ts', 'src/pages/orders/list.tsx'),
    file('src/ui/value/price.tsx', 'src/entities/order/words.ts'),
    file('src/platform/calls/call.ts', 'src/entities/order/words.ts'),
    file('server/domains/order/routes.ts', 'server/domains/coupon/queries.ts'),
    file('server/app.ts', 'server/domains/order/routes.ts'),
    file('server/read-models/home/queries.ts', 'server/domains/coupon/queries.ts'),
    file('server/libraries/form/fields.ts', 'server/domains/coupon/index.ts'),
    file('server/platform/jobs/jobs.ts', 'server/libraries/form/index.ts'),
    file('server/platform/jobs/jobs.ts', 'server/domains/coupon/index.ts'),
    file('surprise/new.ts', 'schemas/layout/layout.ts'),
    file('src/pages/coupon/own/view.tsx', 'schemas/coupon/samples.ts'),
    file('server/domains/coupon/routes.ts', 'schemas/sample.ts'),
    file('sections/a/section.ts', 'schemas/home/live-list-samples.ts'),
    file('schemas/coupon/endpoints.ts', 'schemas/coupon/samples.ts'),
    packaged('schemas/layout/layout.ts', 'react'),
    packaged('src/engine/resolve.ts', 'wouter'),
    packaged('server/platform/config/config.ts', 'zod'),
  ])('refuses $from -> $specifier', (entry) => {
    expect(breach(entry)).toEqual(expect.any(String));
  });

  it.each([
    file('sections/a/section.ts', 'sections/define-section.ts'),
    file('stories/back-end/answers.ts', 'schemas/coupon/samples.ts'),
    file('schemas/wallet/samples.ts', 'schemas/points/samples.ts'),
    file('schemas/wallet/samples.ts', 'schemas/sample.ts'),
    file('sections/registry.ts', 'sections/a/section.ts'),
    file('sections/a/A.tsx', 'src/engine/section-definition.ts', true),
    file('sections/a/A.tsx', 'sections/a/part.tsx'),
    file('src/pages/orders/list.tsx', 'src/pages/orders/row.tsx'),
    file('src/app/app.tsx', 'src/pages/orders/routes.ts'),
    file('src/pages/orders/list.tsx', 'src/entities/order/words.ts'),
    file('server/domains/order/routes.ts', 'server/domains/coupon/index.ts'),
    file('server/domains/order/routes.ts', 'server/libraries/form/fields.ts'),
    file('server/app.ts', 'server/domains/order/index.ts'),
    file('tests/unit/a.test.ts', 'server/app.ts'),
    packaged('server/platform/config/config.ts', 'zod/mini'),
    packaged('src/ui/value/price.tsx', 'react'),
  ])('allows $from -> $specifier', (entry) => {
    expect(breach(entry)).toBeUndefined();
  });
});

describe('cycles', () => {
  it('finds a cycle of any length and leaves a diamond alone', () => {
    const diamond = [file('a', 'b'), file('a', 'c'), file('b', 'd'), file('c', 'd')];
    expect(cycles(diamond)).toEqual([]);
    expect(cycles([...diamond, file('d', 'a')])).toContainEqual(['a', 'b', 'd', 'a']);
    expect(cycles([file('a', 'a')])).toEqual([['a', 'a']]);
  });
});

describe('writtenImports', () => {
  it('reads every way to import from TSX', () => {
    const source = [
      "import a, { type B } from './a.ts';",
      "import type { C } from './c.ts';",
      "export { d } from './d.ts';",
      "export * from './e.ts';",
      "import './f.css';",
      "const Lazy = () => import('./g.tsx');",
      'export const View = <T,>({ x }: { x: T }) => <Lazy x={x} b={a as unknown as B & C} />;',
    ].join('\n');
    expect(writtenImports('view.tsx', source)).toEqual([
      { specifier: './a.ts', typeOnly: false },
      { specifier: './c.ts', typeOnly: true },
      { specifier: './f.css', typeOnly: false },
      { specifier: './d.ts', typeOnly: false },
      { specifier: './e.ts', typeOnly: false },
      { specifier: './g.tsx', typeOnly: false, lazy: true },
    ]);
  });

  it('throws on source that does not parse', () => {
    expect(() => writtenImports('broken.ts', 'import {')).toThrow('broken.ts');
  });
});
