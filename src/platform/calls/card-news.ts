import { useSyncExternalStore } from 'react';
import { readSession, token, watchSession, writeSession } from '../session/session.ts';

/** A short hash of a token (FNV-1a) that does not reveal the token. */
export const markOf = (ofToken: string): string => {
  let mark = 0x811c9dc5;
  for (let at = 0; at < ofToken.length; at += 1)
    mark = Math.imul(mark ^ ofToken.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
};

/**
 * The validity of a session's card, in the back end's words, by the latest answer in any tab and on any
 * visit; '' before the first such answer, and for a visitor.
 */
export const cardOf = (ofToken: string): string => {
  const [mark, card = ''] = readSession('card').split(' ');
  return mark && mark === markOf(ofToken) ? card : '';
};

/**
 * Stores the card's state from an answer to a call of the session `usedToken`; '' where the answer does not
 * say it.
 */
export const noteCard = (usedToken: string, card: string): void => {
  if (card === '' || usedToken === '' || usedToken !== token()) return;
  writeSession('card', `${markOf(usedToken)} ${card}`);
};

export const cardNow = (): string => cardOf(token());

export const useCard = (): string => useSyncExternalStore(watchSession, cardNow, () => '');

let seen = { of: '', card: '', changes: 0 };

const changes = (): number => {
  const [of, card] = [token(), cardNow()];
  if (of === seen.of && card === seen.card) return seen.changes;
  const changed = of === seen.of && seen.card !== '' && card !== '';
  seen = { of, card, changes: seen.changes + (changed ? 1 : 0) };
  return seen.changes;
};

/** How often a card has begun or ended since the app was loaded: older answers show other prices. */
export const useCardChanges = (): number => useSyncExternalStore(watchSession, changes, () => 0);
