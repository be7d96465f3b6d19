import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Endpoint } from '#schemas/define-endpoint.ts';
import type { KindView, PageRoute } from '#src/platform/navigation/page.ts';
import { startScenario } from '../../back-end/mocked-back-end.ts';
import type { Scenario } from '../../back-end/scenario.ts';
import { OpenedPage } from '../../stage/opened-page.tsx';
import { lookAt } from './look-at-page.ts';
import { addressOf, answersOf } from './noun-answers.ts';
import { scenarioOf } from './page-scenarios.ts';
import type { PageState } from './page-states.ts';

// only the story's own page is loaded
const modules = import.meta.glob<PageRoute>('../../../src/pages/*/**/page.ts', { import: 'page' });

type Loaded = { page: PageRoute; View: ComponentType; scenario: Scenario };

/** The call whose answer the page shows. */
const shownBy = ({ kind }: PageRoute, View: ComponentType): Endpoint | undefined => {
  const { source, begins }: Partial<KindView<'form'>> = View;
  return kind === 'form' ? begins : source;
};

const load = async (folder: string, state: PageState): Promise<Loaded> => {
  const page = await modules[`../../../src/pages/${folder}/page.ts`]?.();
  const View = page && (await page.view()).default;
  if (!page || !View) throw new Error(`${folder} registers no page`);
  const everyday = answersOf(page.pattern);
  return { page, View, scenario: scenarioOf(state, page, shownBy(page, View), everyday) };
};

/** What all derived stories of pages share. */
export const pageMeta = (): Meta => ({
  parameters: { stage: 'page', backEnd: { member: true }, controls: { disable: true } },
});

/** A registered page, by its folder below `src/pages`, in one of the states of its kind. */
export const pageStory = (folder: string, state: PageState): StoryObj => ({
  loaders: [() => load(folder, state)],
  // what the loader above has returned, here and below
  beforeEach: ({ loaded }) => startScenario((loaded as Loaded).scenario),
  render: (_args, { loaded }) => {
    const { page, View } = loaded as Loaded;
    return (
      <OpenedPage page={page} at={addressOf(page.pattern)}>
        <View />
      </OpenedPage>
    );
  },
  play: ({ canvasElement, loaded }) => {
    const { page, scenario } = loaded as Loaded;
    return lookAt[state](canvasElement, page, scenario);
  },
});
