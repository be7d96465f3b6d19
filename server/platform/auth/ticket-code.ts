import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS } from '#schemas/ticket/fields.ts';

export const newTicketCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
