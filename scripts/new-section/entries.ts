import type { SectionNames } from './section-names.ts';

/** A line to enter into a file: before `before`, and an import at its head. */
export type Entry = { file: string; before: string; line: string; imported?: string };

/** The three places that list every section. */
export const registration = ({ folder, variable, field, chinese }: SectionNames): Entry[] => [
  {
    file: 'schemas/home-sections.ts',
    before: '} as const satisfies Record<string, Row>;',
    line: `  '${chinese}': { aliases: [], flag: '${field}_open' },`,
  },
  {
    file: 'sections/home-registry.ts',
    before: '};\n',
    line: `  '${chinese}': ${variable},`,
    imported: `import { ${variable} } from './${folder}/section.ts';`,
  },
  {
    file: 'sections/samples.ts',
    before: '};\n',
    line: `  '${chinese}': ${variable},`,
    imported: `import { samples as ${variable} } from './${folder}/samples.ts';`,
  },
];

/** The file's text with the entry; throws when the place for it is gone. */
export const enter = (text: string, { file, before, line, imported }: Entry): string => {
  const at = text.lastIndexOf(before);
  if (at < 0) throw new Error(`${file}: no place for the section (${before.trim()})`);
  const entered = `${text.slice(0, at)}${line}\n${text.slice(at)}`;
  return imported ? entered.replace(/^import /m, `${imported}\nimport `) : entered;
};
