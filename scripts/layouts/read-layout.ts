import { readFileSync } from 'node:fs';
import type { LayoutNode } from '../../schemas/layout.ts';
import { settingTable } from '../../schemas/section-settings.ts';
import { layoutRules } from '../../sections/layout-rules.ts';
import { checkLayout } from '../../src/engine/check-layout.ts';

/** Settings that sections know by themselves; the code of the others is not loaded for a shipped layout. */
const plain = ['as', 'labelsPending', 'more', 'quiet', 'routes'];

/** What a shipped layout does not say, as the page shows it without the code that reads it. */
const beyond = ({ name, settings = {}, ...node }: LayoutNode): string[] => {
  const { as: shape } = settingTable(name);
  const drawn = shape?.kind === 'choice' ? shape.drawn?.[String(settings.as)] : undefined;
  return [
    ...['id', 'theme', 'sections', 'when', 'variant'].filter((field) => node[field] !== undefined),
    ...Object.keys(settings)
      .filter((field) => !plain.includes(field) || (field === 'as' && drawn?.look !== undefined))
      .map((field) => `settings.${field}`),
  ];
};

/** A layout file's document with its defaults; throws with file, path and reason of every fault. */
export const readLayoutFile = (file: string): string => {
  const { layout, faults } = checkLayout(parsed(file), layoutRules);
  if (faults.length > 0 || !layout) {
    throw new Error(faults.map(({ path, reason }) => `${file}: ${path}: ${reason}`).join('\n'));
  }
  const rich = layout.nodes.flatMap((node, index) =>
    beyond(node).map((what) => `${file}: nodes.${index}.${what}: only what is put live says that`),
  );
  if (rich.length > 0) throw new Error(rich.join('\n'));
  return JSON.stringify(layout);
};

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: not JSON: ${String(error)}`);
  }
};
