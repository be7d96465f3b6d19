import { useSyncExternalStore } from 'react';
import { readSession, token, watchSession, writeSession } from '../session/session.ts';

/** A short mark of a token (FNV-1a), from which nobody learns the token. */
export const markOf = (ofToken: string): string => {
  let mark = 0x811c9dc5;
  for (let at = 0; at < ofToken.length; at += 1)
    mark = Math.imul(mark ^ ofToken.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
};

/**
 * Whether the card of a session is valid, in the back end's words, by the latest answer in any tab
 * and on any visit; '' before an answer says it, and for a visitor.
 */
export const cardOf = (ofToken: string): string => {
  const [mark, card = ''] = readSession('card').split(' ');
  return mark && mark === markOf(ofToken) ? card : '';
};

/**
 * Notes what an answer to a call of the session `usedToken` says of its card; '' where it says
 * nothing, as to every visitor.
 */
export const noteCard = (usedToken: string, card: string): void => {
  if (card === '' || usedToken === '' || usedToken !== token()) return;
  writeSession('card', `${markOf(usedToken)} ${card}`);
};

/** Whether the member's card is valid, in the back end's words; '' before any answer says it. */
export const cardNow = (): string => cardOf(token());

export const useCard = (): string => useSyncExternalStore(watchSession, cardNow, () => '');

/** The card as it was last looked at, and how often it had changed by then. */
let seen = { of: '', card: '', changes: 0 };

const changes = (): number => {
  const [of, card] = [token(), cardNow()];
  if (of === seen.of && card === seen.card) return seen.changes;
  const changed = of === seen.of && seen.card !== '' && card !== '';
  seen = { of, card, changes: seen.changes + (changed ? 1 : 0) };
  return seen.changes;
};

/** How often a card has come or ended since the app was loaded: older answers show other prices. */
export const useCardChanges = (): number => useSyncExternalStore(watchSession, changes, () => 0);
