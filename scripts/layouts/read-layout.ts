import { readFileSync } from 'node:fs';
import { layoutRules } from '../../sections/layout-rules.ts';
import { checkLayout } from '../../src/engine/check-layout.ts';

/** A layout file's document with its defaults; throws with file, path and reason of every fault. */
export const readLayoutFile = (file: string): string => {
  const { layout, faults } = checkLayout(parsed(file), layoutRules);
  if (faults.length > 0 || !layout) {
    throw new Error(faults.map(({ path, reason }) => `${file}: ${path}: ${reason}`).join('\n'));
  }
  return JSON.stringify(layout);
};

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: not JSON: ${String(error)}`);
  }
};
