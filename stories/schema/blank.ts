import { text } from '#schemas/wire/primitives.ts';
import { isRecord } from './is-record.ts';
import type { Outline } from './outline.ts';

/** A payload of this outline that holds nothing. */
export const blank = (outline: Outline): unknown => {
  if (outline.is === 'list') return [];
  if (outline.is === 'object')
    return Object.fromEntries(
      outline.fields
        .filter(({ outline: inner }) => inner.is === 'list' || inner.is === 'object')
        .map(({ wire, outline: inner }) => [wire, blank(inner)]),
    );
  return null;
};

/** An answer of this outline without the items and words that it need not have. */
export const emptied = (outline: Outline, payload: unknown): unknown => {
  if (outline.is === 'list') return [];
  if (outline.is === 'object' && isRecord(payload)) {
    const fields = outline.fields.filter(({ wire }) => wire in payload);
    const entries = fields.map(({ wire, outline: inner }) => [wire, emptied(inner, payload[wire])]);
    return { ...payload, ...Object.fromEntries(entries) };
  }
  return outline.schema === text ? '' : payload;
};

/** An everyday answer around a list: its page total and the like, and the list still empty. */
export const wrapping = (outline: Outline): unknown => {
  if (outline.is === 'list') return [];
  if (outline.is === 'scalar') return outline.kind.everyday;
  if (outline.is !== 'object') return null;
  return Object.fromEntries(
    outline.fields.map(({ wire, outline: inner }) => [wire, wrapping(inner)]),
  );
};
