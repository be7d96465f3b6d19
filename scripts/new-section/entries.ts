import type { Entered } from '../scaffold/enter.ts';
import type { SectionNames } from './section-names.ts';

export const registration = ({ folder, variable, field, chinese }: SectionNames): Entered[] => [
  {
    file: 'schemas/layout/home-sections.ts',
    end: '} as const satisfies Record<string, Row>;',
    line: `  '${chinese}': { aliases: [], flag: '${field}_open' },`,
  },
  {
    file: 'sections/home-registry.ts',
    end: '};\n',
    line: `  '${chinese}': ${variable},`,
    imported: `import { ${variable} } from './${folder}/section.ts';`,
  },
  {
    file: 'schemas/layout/section-calls.ts',
    end: '};\n',
    line: `  '${chinese}': [],`,
  },
];
