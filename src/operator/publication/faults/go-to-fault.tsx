import { Button } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { createStore, useStore } from '#src/platform/storage/store.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { MenuButton } from '../../parts/menu-button.tsx';
import { opened, selection } from '../editor/selection.ts';
import { type FaultTarget, faultTargets } from './fault-targets.ts';

const CONTROLS = 'input, textarea, button';

/** The control with an id: the element itself, or the first one in it. */
export const controlIn = (id: string): HTMLElement | null => {
  const element = document.getElementById(id);
  return element?.matches(CONTROLS) ? element : (element?.querySelector(CONTROLS) ?? null);
};

type Sought = Pick<FaultTarget, 'item' | 'control'>;

/** The control to which the operator is led, until it has the focus. */
export const sought = createStore<Sought | null>(null);

export const useFaultTargets = (): FaultTarget[] => {
  const faults = useDeskState((state) => state.faults);
  // without faults the document does not matter, so its changes render nothing
  const document = useDeskState((state) => (state.faults.length > 0 ? state.document : null));
  return document ? faultTargets(document, faults) : [];
};

export const useGoToFault = () => {
  const [, navigate] = useLocation();
  return ({ screen, item, control, drawer }: FaultTarget): void => {
    navigate(screen);
    // other open settings could hide the row
    opened.set(drawer);
    if (item && !control) selection.set({ name: item, from: 'notice' });
    else sought.set({ item, control });
  };
};

const reach = ({ item, control: id }: Sought): boolean => {
  const control = controlIn(id);
  if (!control) {
    // rows far from the screen hold no controls until they come near
    if (item)
      document
        .querySelector(`[data-item="${CSS.escape(item)}"]`)
        ?.scrollIntoView({ block: 'center' });
    return false;
  }
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return document.activeElement === control || control.matches(':disabled');
};

export const useSeeking = (): void => {
  const wanted = useStore(sought);
  useEffect(() => {
    if (!wanted) return;
    const done = () => sought.set(null);
    if (!wanted.control || reach(wanted)) return done();
    const observer = new MutationObserver(() => {
      if (reach(wanted)) done();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    // an operator who acts on their own is not called back
    addEventListener('pointerdown', done);
    addEventListener('keydown', done);
    return () => {
      observer.disconnect();
      removeEventListener('pointerdown', done);
      removeEventListener('keydown', done);
    };
  }, [wanted]);
};

export const FaultsButton = () => {
  const targets = useFaultTargets();
  const goTo = useGoToFault();
  const [first] = targets;
  if (!first) return null;
  if (targets.length === 1)
    return (
      <Button size="small" title={first.words} onClick={() => goTo(first)}>
        去改好
      </Button>
    );
  const items = targets.map((target) => ({
    key: target.path,
    label: target.words,
    onClick: () => goTo(target),
  }));
  return (
    <MenuButton
      menu={{ items, style: { maxBlockSize: '60vh', overflow: 'auto' } }}
      button={{ size: 'small', children: '去改好' }}
    />
  );
};
