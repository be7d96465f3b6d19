import { token } from '../session/session.ts';
import { cardOf, markOf } from './card-news.ts';

/** What the key of a member's entry begins with, behind the prefix of its kind. */
export const MEMBERS = 'member ';

/**
 * Whose an answer is, as its key says it (shell rule 143): one session's, in one state of the card,
 * or with '' of one that told of no card; '' for a visitor's, and for what is the phone's own.
 */
export const ownerOf = (ofToken: string, card: string): string =>
  ofToken && `${MEMBERS}${markOf(ofToken)} ${card} `;

/** Whose answers may be shown now: those that told of the member's card. */
export const ownerNow = (): string => ownerOf(token(), cardOf(token()));

/** Whose the answers of this session are that told of no card: they are the same for every card. */
export const sessionOwner = (): string => ownerOf(token(), '');

/** All whose answers may be shown to a session, each once; a visitor is one alone. */
export const ownersOf = (ofToken: string): readonly string[] => [
  ...new Set([ownerOf(ofToken, cardOf(ofToken)), ownerOf(ofToken, '')]),
];

/** All whose answers may be shown now. */
export const ownersNow = (): readonly string[] => ownersOf(token());

const owners = new WeakMap<object, string>();

export const noteOwner = (data: unknown, owner: string): void => {
  if (typeof data === 'object' && data) owners.set(data, owner);
};

/** Whose an answer's data is; undefined for a single value, and for what no call has answered. */
export const notedOwner = (data: unknown): string | undefined => owners.get(Object(data));
