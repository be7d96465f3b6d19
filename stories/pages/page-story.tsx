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

/** A page that is opened; its code is there before it is drawn, so that `play` can look at once. */
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
 * Makes the stories of a page, for a member. Calls answer what their samples say; a story may give
 * other answers in their place, and say how else the back end behaves.
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

/** Answers arrive late, one after the other; a test need not wait as long as a person looks. */
export const slow: Scenario = { delay: import.meta.env.MODE === 'test' ? 150 : 1000 };

export const failing: Scenario = { fails: () => true };
