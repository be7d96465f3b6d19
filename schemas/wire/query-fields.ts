import { withDefault } from './payload.ts';
import { count, requiredText } from './primitives.ts';
import { object } from './structures.ts';

export const none = object({});

/** An idempotency key: repeating the call with it changes nothing more (wire rule 18). */
export const key = requiredText;

/** The requested page, from 1. */
export const pageOf = { page: withDefault(count, 1) };
