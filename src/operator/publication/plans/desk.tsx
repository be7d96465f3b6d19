import { screens } from '../../addresses.ts';
import { useDeskState, useMay } from '../../draft-editor/context.ts';
import type { Desk } from '../../parts/desk.ts';
import { lazyScreen } from '../../parts/lazy-screen.tsx';

const useWaiting = (): number => {
  const waiting = useDeskState((state) => state.plans.waiting);
  return useMay('home.decide') ? waiting : 0;
};

export const desk: Desk = {
  path: screens.plans,
  label: '方案',
  icon: 'plans',
  group: 'shop',
  rank: 40,
  inFront: 'home',
  right: 'home.look',
  names: 'below',
  Screen: lazyScreen(() => import('./screen.tsx')),
  useCount: useWaiting,
};
