import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Endpoint } from '../../../schemas/define-endpoint.ts';
import type { PageRoute } from '../../../src/platform/navigation/page.ts';
import { startScenario } from '../../back-end/mocked-back-end.ts';
import { OpenedPage } from '../../stage/opened-page.tsx';
import { lookAt } from './look-at-page.ts';
import { addressOf, answersOf } from './noun-answers.ts';
import { scenarioOf } from './page-scenarios.ts';
import type { PageState } from './page-states.ts';

// a story's own page alone is loaded
const modules = import.meta.glob<PageRoute>('../../../src/pages/*/**/page.ts', { import: 'page' });

type Loaded = { page: PageRoute; source: Endpoint; View: ComponentType };

const load = async (folder: string): Promise<Loaded> => {
  const page = await modules[`../../../src/pages/${folder}/page.ts`]?.();
  const View = page && (await page.view()).default;
  if (!page || !View || !('source' in View)) throw new Error(`${folder} is no page of a kind`);
  // a view with a source is one of a kind, whose source is a call
  return { page, source: View.source as Endpoint, View };
};

/** What all derived stories of pages share. */
export const pageMeta = (): Meta => ({
  parameters: { stage: 'page', backEnd: { member: true }, controls: { disable: true } },
});

/** A registered page in one of the states that each page of its kind has. */
export const pageStory = (folder: string, state: PageState): StoryObj => {
  const [noun = ''] = folder.split('/');
  return {
    loaders: [() => load(folder)],
    beforeEach: ({ loaded }) => {
      // what the loader above has returned
      const { source } = loaded as Loaded;
      startScenario(scenarioOf(state, source, answersOf(noun)));
    },
    render: (_args, { loaded }) => {
      // what the loader above has returned
      const { page, View } = loaded as Loaded;
      return (
        <OpenedPage page={page} at={addressOf(page.pattern)}>
          <View />
        </OpenedPage>
      );
    },
    play: async ({ canvasElement, loaded }) => {
      // what the loader above has returned
      const { page } = loaded as Loaded;
      await lookAt[state](canvasElement, page);
    },
  };
};
