import { text } from '#schemas/wire/primitives.ts';
import { isRecord } from './is-record.ts';
import type { Outline } from './outline.ts';

/** An empty payload of this outline. */
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

/** An answer without its optional texts and items. */
export const emptied = (outline: Outline, payload: unknown): unknown => {
  if (outline.is === 'list') return [];
  if (outline.is === 'object' && isRecord(payload)) {
    const fields = outline.fields.filter(({ wire }) => wire in payload);
    const emptiedFields = fields.map(({ wire, outline: inner }) => [
      wire,
      emptied(inner, payload[wire]),
    ]);
    return { ...payload, ...Object.fromEntries(emptiedFields) };
  }
  return outline.schema === text ? '' : payload;
};

/** A plausible answer around an empty list: page total and the like. */
export const wrapping = (outline: Outline): unknown => {
  if (outline.is === 'list') return [];
  if (outline.is === 'scalar') return outline.kind.everyday;
  if (outline.is !== 'object') return null;
  return Object.fromEntries(
    outline.fields.map(({ wire, outline: inner }) => [wire, wrapping(inner)]),
  );
};
