import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';
import { useWaitingFeedback } from './use-waiting-feedback.ts';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.feedback,
  label: '意见反馈',
  icon: 'feedback',
  group: 'learners',
  rank: 40,
  right: 'support.look',
  names: true,
  Screen: ({ named }) => <Screen feedback={named} />,
  useCount: () => useWaitingFeedback().waiting,
};
