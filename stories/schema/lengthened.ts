import { requiredText, text } from '../../schemas/primitives.ts';
import type { Outline } from './outline.ts';

/** Longer than any line, in words that may break anywhere and in one that may not. */
export const LONG_TEXT = `${'一段比平常长得多的文字，用来看看放不放得下。'.repeat(3)}Electrocardiography`;

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = ({ schema }: Outline): boolean => schema === text || schema === requiredText;

/** A payload of this outline in which every text is very long; what is missing or '' stays so. */
export const lengthened = (outline: Outline, payload: unknown): unknown => {
  if (outline.is === 'list' && Array.isArray(payload))
    return payload.map((item) => lengthened(outline.item, item));
  if (outline.is === 'object' && isRow(payload)) {
    const long = outline.fields
      .filter(({ wire }) => wire in payload)
      .map(({ wire, outline: inner }) => [wire, lengthened(inner, payload[wire])]);
    return { ...payload, ...Object.fromEntries(long) };
  }
  return isText(outline) && payload ? LONG_TEXT : payload;
};
