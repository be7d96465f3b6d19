import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classicLayout } from '#schemas/publication/classic-layout.ts';
import { readStrictly } from '#schemas/publication/fault-words.ts';
import { filesOf } from '#scripts/project.mjs';
import { changed, changes } from './harness/hostile.ts';
import { runs } from './harness/seeded.ts';

const layouts = filesOf(['src/layouts'])
  .filter((file) => file.endsWith('.json'))
  .map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));

it('every fault of a changed layout says where it is and what is allowed', () => {
  let faults = 0;
  fc.assert(
    fc.property(fc.constantFrom(...layouts), changes, (layout, list) => {
      const raw = changed(layout, list);
      const read = readStrictly(classicLayout, raw);
      if (read.ok) return;
      faults += read.faults.length;
      for (const { path, message } of read.faults) {
        expect(message).toMatch(/\p{Script=Han}/u);
        expect(message.length).toBeLessThan(600);
        const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
        if (isRecord && !message.includes('多余')) expect(path).not.toBe('');
      }
    }),
    runs(1000),
  );
  expect(faults).toBeGreaterThan(1000);
});
