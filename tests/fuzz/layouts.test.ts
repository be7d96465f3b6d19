import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filesOf } from '../../scripts/project.mjs';
import { layoutRules } from '../../sections/layout-rules.ts';
import { checkLayout } from '../../src/engine/check-layout.ts';
import { changed, changes } from './harness/hostile.ts';
import { runs } from './harness/seeded.ts';

const layouts = filesOf(['src/layouts'])
  .filter((file) => file.endsWith('.json'))
  .map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));

/** A reason of a layout fault: what is wrong or allowed, in words. */
const TEACHES =
  /^(?:must |no such field; |has no field |no section is called |is empty: |\S+ (?:is not fed from|takes no settings|stands only while|leads |has no sub-tab)|stands on )/;

it('every fault of a changed layout says where it is and what is allowed, once', () => {
  let faults = 0;
  fc.assert(
    fc.property(fc.constantFrom(...layouts), changes, (layout, list) => {
      const raw = changed(layout, list);
      const told = checkLayout(raw, layoutRules).faults;
      faults += told.length;
      for (const { path, reason } of told) {
        expect(reason).toMatch(TEACHES);
        expect(reason).not.toMatch(/Invalid input/);
        expect(reason.length).toBeLessThan(1000);
        const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
        if (isRecord && !Object.hasOwn(raw, '')) expect(path).not.toBe('');
      }
      expect(new Set(told.map((fault) => JSON.stringify(fault))).size).toBe(told.length);
    }),
    runs(1000),
  );
  expect(faults).toBeGreaterThan(1000);
});
