import { useSyncExternalStore } from 'react';
import { token } from '../session/session.ts';
import { createStore } from '../storage/store.ts';

/** What the answers to the session `of` said last of its card, and how often that has changed. */
const told = createStore({ of: '', card: '', changes: 0 });

/**
 * Takes note of what an answer to a call of the session `usedToken` says of its card; '' where it
 * says nothing, as every answer to a visitor.
 */
export const noteCard = (usedToken: string, card: string): void => {
  if (card === '' || usedToken === '' || usedToken !== token()) return;
  const before = told.get();
  const known = before.of === usedToken;
  if (known && before.card === card) return;
  told.set({ of: usedToken, card, changes: before.changes + (known ? 1 : 0) });
};

/** Whether the member's card holds, as the back end says it; '' where it has not said so yet. */
export const cardNow = (): string => {
  const { of, card } = told.get();
  return of === token() ? card : '';
};

export const useCard = (): string => useSyncExternalStore(told.subscribe, cardNow, () => '');

/**
 * How often a card has come or ended since the app was loaded: what was answered before shows other
 * prices.
 */
export const useCardChanges = (): number =>
  useSyncExternalStore(
    told.subscribe,
    () => told.get().changes,
    () => 0,
  );
