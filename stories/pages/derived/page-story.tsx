import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { firstCalls } from '#src/app/first-calls.ts';
import { startCalls } from '#src/app/start-calls.ts';
import { dropEarlyCalls } from '#src/platform/calls/early-calls.ts';
import type { KindView, PageRoute } from '#src/platform/navigation/page.ts';
import { sessionKeys } from '#src/platform/session/session.ts';
import { startScenario } from '../../back-end/mocked-back-end.ts';
import type { Scenario } from '../../back-end/scenario.ts';
import { OpenedPage } from '../../stage/opened-page.tsx';
import { routeOf } from '../page-story.tsx';
import { lookAt } from './look-at-page.ts';
import { addressOf, answersOf } from './noun-answers.ts';
import { scenarioOf } from './page-scenarios.ts';
import type { PageState } from './page-states.ts';

type Loaded = { page: PageRoute; View: ComponentType; scenario: Scenario };

const shownBy = ({ kind }: PageRoute, View: ComponentType): Endpoint | undefined => {
  const { source, begins }: Partial<KindView<'form'>> = View;
  return kind === 'form' ? begins : source;
};

const load = async (pattern: string, state: PageState): Promise<Loaded> => {
  const page = routeOf(pattern);
  const View = (await page.view()).default;
  const everyday = answersOf(pattern);
  return { page, View, scenario: scenarioOf(state, page, shownBy(page, View), everyday) };
};

const startAsItsHtml = (page: PageRoute): void => {
  const { pattern } = page;
  const { path = pattern.replace(/:\w+/g, '1'), search = '' } = addressOf(pattern);
  const element = document.createElement('script');
  const calls = JSON.stringify(firstCalls(page));
  Object.assign(element.dataset, { pattern, calls, token: sessionKeys.token });
  startCalls(element, new URL(`${path}?${search}`, location.origin));
};

export const pageMeta = (): Meta => ({
  parameters: { stage: 'page', backEnd: { member: true }, controls: { disable: true } },
});

/** A page, by the pattern of its address, in a state. `_noun` only makes the generated stories readable. */
export const pageStory = (_noun: string, pattern: string, state: PageState): StoryObj => ({
  loaders: [() => load(pattern, state)],
  // the result of the loader above, here and below
  beforeEach: ({ loaded }) => {
    const { page, scenario } = loaded as Loaded;
    startScenario(scenario);
    if (state === 'usual') startAsItsHtml(page);
    return dropEarlyCalls;
  },
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
