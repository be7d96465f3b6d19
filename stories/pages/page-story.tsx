import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { routes } from '#src/app/routes.ts';
import type { PageRoute } from '#src/platform/navigation/page.ts';
import type { Scenario } from '../back-end/scenario.ts';
import { OpenedPage, type PageAddress } from '../stage/opened-page.tsx';

type Answers = NonNullable<Scenario['answers']>;

export type PageOfStory = Pick<PageRoute, 'pattern'> & Partial<Pick<PageRoute, 'view'>>;

export const routeOf = (pattern: string): PageRoute => {
  const route = routes[pattern];
  if (!route) throw new Error(`no page has the address ${pattern}`);
  return route;
};

/** An open page; its code is loaded before the first render, so that `play` can check at once. */
export const openedPage = (
  { pattern, view }: PageOfStory,
  at: PageAddress = {},
): Pick<StoryObj, 'loaders' | 'render'> => {
  const route = { ...routeOf(pattern), ...(view && { view }) };
  return {
    loaders: [async () => ({ View: (await route.view()).default })],
    render: (_args, { loaded }) => {
      const View: ComponentType = loaded.View;
      return (
        <OpenedPage page={route} at={at}>
          <View />
        </OpenedPage>
      );
    },
  };
};

/**
 * Defines stories of a page, seen by a member. Calls answer their samples; a story may replace answers and
 * set other behaviour of the back end.
 */
export const pageStories =
  (page: PageOfStory, at: PageAddress = {}) =>
  (name: string, answers: Answers = {}, more: Scenario = {}): StoryObj => ({
    name,
    parameters: { backEnd: { member: true, answers, ...more } },
    ...openedPage(page, at),
  });

/** No answer arrives while the story is open. */
export const unanswered: Scenario = { delay: 600_000 };

/** Answers arrive late, one after the other; tests wait less than people. */
export const slow: Scenario = { delay: import.meta.env.MODE === 'test' ? 150 : 1000 };

export const failing: Scenario = { fails: () => true };
