import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { createStore, useStore } from '#src/platform/storage/store.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { opened } from '../editor/drawer/opened.ts';
import { selection } from '../editor/selection.ts';
import { controlIn } from './control-in.ts';
import { type FaultPlace, faultPlaces } from './fault-places.ts';

type Sought = Pick<FaultPlace, 'item' | 'control'>;

/** The control that somebody was led to, until it has the focus. */
export const sought = createStore<Sought | null>(null);

/** What keeps the draft from being published, place by place. */
export const useFaultPlaces = (): FaultPlace[] => {
  const faults = useDeskState((state) => state.faults);
  // without faults nothing of the document is asked for
  const document = useDeskState((state) => (state.faults.length > 0 ? state.document : null));
  return document ? faultPlaces(document, faults) : [];
};

/** Opens the screen of a place, whose control gets the focus once it is there. */
export const useLeadTo = () => {
  const [, navigate] = useLocation();
  return ({ screen, item, control, drawer }: FaultPlace): void => {
    navigate(screen);
    // what lies open over the rows would hide the one that is led to
    opened.set(drawer);
    if (item && !control) selection.set({ name: item, from: 'notice' });
    else sought.set({ item, control });
  };
};

/** Whether the control was there and has the focus, if it can have it. */
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

/** Brings the focus to the control that is sought, as soon as the page shows it. */
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
    // whoever goes on by hand is not called back
    addEventListener('pointerdown', done);
    addEventListener('keydown', done);
    return () => {
      observer.disconnect();
      removeEventListener('pointerdown', done);
      removeEventListener('keydown', done);
    };
  }, [wanted]);
};
