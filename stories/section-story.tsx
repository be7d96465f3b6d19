import type { StoryObj } from '@storybook/react-vite';
import type { SectionName } from '../schemas/home-sections.ts';
import { registry } from '../sections/registry.ts';
import { samples } from '../sections/samples.ts';
import { judge, type Outcome } from '../src/engine/judge.ts';
import { resolve, type ShownSection, shownSections } from '../src/engine/resolve.ts';
import { loadCode } from '../src/engine/section-code.ts';
import type { SectionModule } from '../src/engine/section-definition.ts';
import { SectionRoot, SectionView } from '../src/engine/section-view.tsx';

type Loaded = { section: ShownSection; module: SectionModule };
type Story = StoryObj & { loaders?: (() => Promise<Loaded>)[] };

const forgetful = { get: () => undefined, set: () => undefined };

/** The section as a page that lists only this one resolves it, for a member. */
const alone = (name: SectionName): ShownSection => {
  const layout = { gated: false, nodes: [{ section: name }] };
  const resolved = resolve(layout, null, { registry, member: true, modules: {} });
  const [section] = shownSections(resolved);
  if (!section) throw new Error(`${name} is not registered`);
  return section;
};

const shown = (section: ShownSection, module: SectionModule, outcome: Outcome) =>
  outcome.shows ? (
    <SectionRoot section={section} state="ready">
      <SectionView section={section} module={module} data={outcome.data} />
    </SectionRoot>
  ) : (
    <p>没有可以显示的内容，首页会隐藏这个区块。</p>
  );

const readSample = (name: SectionName, label: string): unknown => {
  const all: Readonly<Record<string, unknown>> = samples[name];
  return all[label];
};

/** A section fed with one of its samples, checked as on the page. */
export const sampleStory = (name: SectionName, label: string): Story => {
  const load = async (): Promise<Loaded> => {
    const section = alone(name);
    return { section, module: await loadCode(section.definition) };
  };
  return {
    loaders: [load],
    render: (_args, { loaded }) => {
      // what `load` above has returned
      const { section, module } = loaded as Loaded;
      const answer = { ok: true, data: readSample(name, label) } as const;
      return shown(section, module, judge(section, answer, forgetful).outcome);
    },
  };
};

/** A section before its code and data are there. */
export const loadingStory = (name: SectionName): Story => ({
  render: () => {
    const section = alone(name);
    const { Skeleton } = section.definition;
    return (
      <SectionRoot section={section} state="loading">
        <Skeleton />
      </SectionRoot>
    );
  },
});
