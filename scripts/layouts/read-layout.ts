import { readFileSync } from 'node:fs';
import { assertFields } from '#schemas/field/assert-fields.ts';
import { sectionSettings, settingTable } from '#schemas/layout/section-settings.ts';
import { type ClassicLayout, classicLayout } from '#schemas/publication/classic-layout.ts';
import { readStrictly } from '#schemas/publication/fault-words.ts';

for (const [section, table] of Object.entries(sectionSettings))
  assertFields(`schemas/layout/section-settings.ts, ${section}`, table);

/** Settings that sections handle themselves; the code for the others is not loaded with shipped layouts. */
const plain = ['as', 'labelsPending', 'more', 'quiet', 'routes'];

const beyond = ({ name, settings = {}, ...node }: ClassicLayout['nodes'][number]): string[] => {
  const { as: shape } = settingTable(name);
  const drawn = shape?.kind === 'choice' ? shape.drawn?.[String(settings.as)] : undefined;
  return [
    ...(['id', 'theme', 'sections', 'when'] as const).filter((field) => node[field] !== undefined),
    ...Object.keys(settings)
      .filter((field) => !plain.includes(field) || (field === 'as' && drawn?.look !== undefined))
      .map((field) => `settings.${field}`),
  ];
};

/** A layout file's document with defaults; throws with file, path and reason of every fault. */
export const readLayoutFile = (file: string): string => {
  const read = readStrictly(classicLayout, parsed(file));
  if (!read.ok)
    throw new Error(
      read.faults.map(({ path, message }) => `${file}: ${path}: ${message}`).join('\n'),
    );
  const rich = read.data.nodes.flatMap((node, index) =>
    beyond(node).map((what) => `${file}: nodes.${index}.${what}: only what is put live says that`),
  );
  if (rich.length > 0) throw new Error(rich.join('\n'));
  return JSON.stringify(read.data);
};

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: not JSON: ${String(error)}`);
  }
};
