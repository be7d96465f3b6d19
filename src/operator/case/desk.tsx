import { countEntries } from '#schemas/case/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const Screen = laterScreen(() => import('./screen.tsx'));

/** Time between two calls, in ms. */
const EVERY = 60_000;

export const desk: Desk = {
  path: screens.cases,
  label: '病例审核',
  icon: 'offers',
  group: 'content',
  rank: 50,
  right: 'content.look',
  names: true,
  Screen: ({ named }) => <Screen entry={named} />,
  useCount: () => useOperatorCall(countEntries, {}, { every: EVERY }).data?.waiting ?? 0,
};
