import { token } from '../session/session.ts';
import { cardOf, markOf } from './card-news.ts';

export const MEMBERS = 'member ';

/**
 * The owner of an answer, as part of its key (shell rule 143): one session in one state of the card, with
 * card '' for an answer without one; '' for a visitor's answers and the phone's own.
 */
export const ownerOf = (ofToken: string, card: string): string =>
  ofToken && `${MEMBERS}${markOf(ofToken)} ${card} `;

/** The owner of answers that depend on the member's present card. */
export const ownerNow = (): string => ownerOf(token(), cardOf(token()));

export const sessionOwner = (): string => ownerOf(token(), '');

export const ownersOf = (ofToken: string): readonly string[] => [
  ...new Set([ownerOf(ofToken, cardOf(ofToken)), ownerOf(ofToken, '')]),
];

export const ownersNow = (): readonly string[] => ownersOf(token());

const owners = new WeakMap<object, string>();

export const noteOwner = (data: unknown, owner: string): void => {
  if (typeof data === 'object' && data) owners.set(data, owner);
};

/** undefined for a single value, and for data that came from no call. */
export const notedOwner = (data: unknown): string | undefined => owners.get(Object(data));
