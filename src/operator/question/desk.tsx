import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';
import { useWaitingQuestions } from './use-waiting-questions.ts';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.questions,
  label: '问答',
  icon: 'why',
  group: 'content',
  rank: 20,
  right: 'content.decide',
  names: true,
  Screen: ({ named }) => <Screen question={named} />,
  useCount: () => useWaitingQuestions().total,
};
