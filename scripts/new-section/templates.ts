import type { NewFile } from '../scaffold/plan.ts';
import { property, type SectionNames } from './section-names.ts';

const section = ({ variable, component, chinese }: SectionNames) => `\
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const ${variable} = defineSection({
  name: '${chinese}',
  sources: [],
  Skeleton: skeleton('rows', 3),
  load: () => import('./${component}.tsx'),
});
`;

const component = ({ folder, component: name }: SectionNames) => `\
import type { SectionProps } from '#src/engine/section-definition.ts';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import css from './${folder}.module.css';

export default function ${name}({ title }: SectionProps) {
  return (
    <SectionFrame title={title}>
      <p className={css.content}>精选内容，每日更新。</p>
    </SectionFrame>
  );
}
`;

const style = () => `\
.content {
  padding: 0 var(--pad) var(--pad);
  color: var(--text-secondary);
}
`;

const whenToUse = ({ chinese }: SectionNames) => `\
import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'${chinese}'> = {
  '${chinese}': {
    use: { sentence: '', story: '常规' },
    avoid: { sentence: '', story: '加载中' },
  },
};
`;

const test = ({ folder, component: name, chinese }: SectionNames) => `\
import { expect, it } from 'vitest';
import { registry } from '#sections/registry.ts';

it('${chinese} shows data of a call', () => {
  expect(
    registry${property(chinese)}.sources,
    [
      'Name the calls that feed the section in sections/${folder}/section.ts,',
      'show their data in sections/${folder}/${name}.tsx,',
      'and their answers into the samples of their noun, schemas/<noun>/samples.ts,',
      'say in sections/${folder}/when-to-use.ts when it is used and when not,',
      'and say here what a learner sees.',
    ].join(' '),
  ).not.toEqual([]);
});
`;

export const newFiles = (names: SectionNames): NewFile[] => {
  const inside = (file: string) => `sections/${names.folder}/${file}`;
  return [
    { file: inside('section.ts'), text: section(names) },
    { file: inside(`${names.component}.tsx`), text: component(names) },
    { file: inside(`${names.folder}.module.css`), text: style() },
    { file: inside('when-to-use.ts'), text: whenToUse(names) },
    { file: `tests/unit/sections/${names.folder}.test.ts`, text: test(names) },
  ];
};
