import type { StoryObj } from '@storybook/react-vite';
import { registry } from '#sections/registry.ts';
import type { LoadedAnswer } from '#src/engine/load.ts';
import { loadCode } from '#src/engine/load-code.ts';
import { resolve } from '#src/engine/resolve.ts';
import type { SectionModule, Source } from '#src/engine/section-definition.ts';
import { answerTo } from '../back-end/answers.ts';
import { allModules } from '../back-end/page-facts.ts';
import { blank } from '../schema/blank.ts';
import { outlineOf } from '../schema/outline.ts';
import { PageOfFew } from './page-of-few.tsx';
import { SampleSection } from './SampleSection.tsx';
import { definitionOf, everySection, standingAlone } from './section-case.ts';

/** What a broken gateway sends instead of data; it fits no schema of an object or a list. */
const MISFIT = '<html>502 Bad Gateway</html>';

const settings = { parameters: { controls: { disable: true } } } as const;

/** The sections before and after it: some that every viewer sees. */
const neighboursOf = (name: string): [string, string] => {
  const [first = name, second = name] = everySection.filter(
    (other) => other !== name && definitionOf(other).audience === undefined,
  );
  return [first, second];
};

const between = (name: string) => {
  const [before, after] = neighboursOf(name);
  const nodes = [before, name, after].map((each) => ({ name: each }));
  return resolve({ gated: false, nodes }, null, { registry, member: true, modules: allModules });
};

const callerFor = (name: string) => {
  const broken = definitionOf(name).sources.map(({ path }) => path);
  return ({ endpoint, payload }: Source): LoadedAnswer => ({
    ok: true,
    data: broken.includes(endpoint.path) ? MISFIT : answerTo(endpoint.path, payload)?.data,
  });
};

/** An invalid payload: the section is hidden, the rest of the page works, operators get a report. */
export const misfitStory = (name: string): StoryObj => {
  const resolved = between(name);
  const caller = callerFor(name);
  return { ...settings, render: () => <PageOfFew resolved={resolved} caller={caller} always /> };
};

export const emptyStory = (name: string): StoryObj => {
  const section = standingAlone(name);
  const payload = section.source && blank(outlineOf(section.source.endpoint.data));
  return {
    ...settings,
    loaders: [async () => ({ module: await loadCode(section.definition) })],
    render: (_args, { loaded }) => {
      // the result of the loader above
      const { module } = loaded as { module: SectionModule };
      return <SampleSection section={section} module={module} payload={payload} />;
    },
  };
};
