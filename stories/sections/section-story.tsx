import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import type { LayoutNode } from '#schemas/layout/layout.ts';
import { loadCode, loadedCode } from '#src/engine/load-code.ts';
import type { ShownSection } from '#src/engine/resolve.ts';
import { SectionRoot } from '#src/engine/section-view.tsx';
import { withSettings } from '#src/engine/set-section.ts';
import { nodeOf, themeOf } from '../layouts/layout-files.ts';
import type { Args } from '../schema/sample-form.ts';
import type { Theme } from '../stage/theme-names.ts';
import { SampleSection } from './SampleSection.tsx';
import { standingAlone } from './section-case.ts';
import { payloadIn, sectionArgs, sectionControls, titleIn } from './section-form.ts';
import { settingsIn } from './setting-controls.ts';

type Loaded = { section: ShownSection };
type Story = StoryObj<Args>;

export const sectionMeta = (name: string): Meta<Args> => ({
  parameters: { section: name, backEnd: { member: true } },
  // the controls are made at run time, each of one of Storybook's own types
  argTypes: sectionControls(standingAlone(name)) as NonNullable<Meta<Args>['argTypes']>,
});

type CaseProps = Loaded & { label: string; args: Args };

const Case = ({ section, label, args }: CaseProps) => {
  const marks = JSON.stringify(args);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks stand for the args
  const payload = useMemo(() => payloadIn(section, label, args), [section, label, marks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks stand for the args
  const set = useMemo(() => {
    const titled = { ...section, title: titleIn(args, section.title) };
    return withSettings({ ...titled, settings: settingsIn(section, args) });
  }, [section, marks]);
  const module = loadedCode(set.definition);
  return module ? <SampleSection section={set} module={module} payload={payload} /> : null;
};

/** A section with one of its samples; `node`: as in a layout. */
export const sampleStory = (name: string, label: string, node?: LayoutNode): Story => {
  const section = standingAlone(name, node);
  return {
    args: sectionArgs(section, label),
    loaders: [
      async (): Promise<Loaded> => {
        await loadCode(section.definition);
        return { section };
      },
    ],
    render: (args, { loaded }) => (
      // the result of the loader above
      <Case {...(loaded as Loaded)} label={label} args={args} />
    ),
  };
};

/** The usual sample with title, settings and source of a layout's node. */
export const nodeStory = (name: string, variant: string, index: string): Story => ({
  ...sampleStory(name, '常规', nodeOf(variant, Number(index))),
  globals: { theme: themeOf(variant) },
});

export const settingStory = (name: string, field: string, value: string): Story =>
  sampleStory(name, '常规', { name, settings: { [field]: value } });

export const themeStory = (name: string, theme: Theme): Story => ({
  ...sampleStory(name, '常规'),
  globals: { theme },
});

export const loadingStory = (name: string): Story => {
  const section = standingAlone(name);
  const { Skeleton } = section.definition;
  return {
    parameters: { controls: { disable: true } },
    render: () => (
      <SectionRoot section={section} state="loading">
        <Skeleton />
      </SectionRoot>
    ),
  };
};
