import { useSyncExternalStore } from 'react';
import { token } from '../session/session.ts';
import { createStore } from '../storage/store.ts';

/** The member card of the session `of` by its latest answer, and how often that has changed. */
const told = createStore({ of: '', card: '', changes: 0 });

/**
 * Notes what an answer to a call of the session `usedToken` says of its card; '' where it says
 * nothing, as to every visitor.
 */
export const noteCard = (usedToken: string, card: string): void => {
  if (card === '' || usedToken === '' || usedToken !== token()) return;
  const before = told.get();
  const known = before.of === usedToken;
  if (known && before.card === card) return;
  told.set({ of: usedToken, card, changes: before.changes + (known ? 1 : 0) });
};

/** Whether the member's card is valid, in the back end's words; '' before any answer says it. */
export const cardNow = (): string => {
  const { of, card } = told.get();
  return of === token() ? card : '';
};

export const useCard = (): string => useSyncExternalStore(told.subscribe, cardNow, () => '');

/** How often a card has come or ended since the app was loaded: older answers show other prices. */
export const useCardChanges = (): number =>
  useSyncExternalStore(
    told.subscribe,
    () => told.get().changes,
    () => 0,
  );
