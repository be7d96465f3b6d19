import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Scenario } from '../../back-end/scenario.ts';
import { AtRoute } from '../../stage/at-route.tsx';
import { studyAnswers } from './answers.ts';

/** The back end of a study story; `answers` in place of the everyday ones. */
export const answered = (answers: Scenario['answers'] = {}): Scenario => ({
  member: true,
  answers: { ...studyAnswers, ...answers },
});

export const slow: Scenario = { ...answered(), delay: 600_000 };
export const broken: Scenario = { ...answered(), fails: (path) => path.startsWith('/v1/product/') };

type Opened = { pattern: string; path: string; search?: string };

/** A story of a page that is opened at an address. */
export const opened = (
  Page: ComponentType,
  at: Opened,
  backEnd: Scenario = answered(),
): Pick<StoryObj, 'parameters' | 'render'> => ({
  parameters: { backEnd },
  render: () => (
    <AtRoute {...at}>
      <Page />
    </AtRoute>
  ),
});
