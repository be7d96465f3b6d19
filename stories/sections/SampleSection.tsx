import { useEffect, useMemo } from 'react';
import { action } from 'storybook/actions';
import { judge } from '#src/engine/judge.ts';
import type { ShownSection } from '#src/engine/resolve.ts';
import type { SectionModule } from '#src/engine/section-definition.ts';
import { SectionRoot, SectionView } from '#src/engine/section-view.tsx';
import { Note } from '../stage/note.tsx';

const forgetful = { get: () => undefined, set: () => undefined };
const tell = action('诊断');

type Props = { section: ShownSection; module: SectionModule; payload: unknown };

/** A section with a wire payload, checked as on the page; faults appear in the actions panel. */
export const SampleSection = ({ section, module, payload }: Props) => {
  const { outcome, faults } = useMemo(
    () => judge(section.definition.name, section.source, { ok: true, data: payload }, forgetful),
    [section, payload],
  );
  useEffect(() => {
    for (const fault of faults) tell(fault);
  }, [faults]);
  if (!outcome.shows) return <Note>没有可以显示的内容，首页会隐藏这个区块。</Note>;
  return (
    <SectionRoot section={section} state="ready">
      <SectionView section={section} module={module} data={outcome.data} />
    </SectionRoot>
  );
};
