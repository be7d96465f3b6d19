import { readLocal } from './local-store.ts';

/** Name under which the session's token is kept (specification section 3). */
export const TOKEN = 'TOKEN';

/** The member's token; '' for a visitor. */
export const token = (): string => readLocal(TOKEN) ?? '';

export const isMember = (): boolean => token() !== '';
