import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { AtRoute } from '../../stage/at-route.tsx';
import { tradeAnswers } from './answers.ts';

type Answers = Readonly<Record<string, unknown>>;
type At = { pattern: string; path: string; search?: string };

/** Stories of a page of orders at an address; `answers` in place of the everyday ones. */
export const page =
  (Page: ComponentType, at: At) =>
  (name: string, answers: Answers = {}, more: object = {}): StoryObj => ({
    name,
    parameters: { backEnd: { member: true, answers: { ...tradeAnswers, ...answers }, ...more } },
    render: () => (
      <AtRoute {...at}>
        <Page />
      </AtRoute>
    ),
  });

/** A back end that knows of no order. */
export const failing = { fails: (path: string) => path.startsWith('/v1/order/') };
export const slow = { delay: 600_000 };
