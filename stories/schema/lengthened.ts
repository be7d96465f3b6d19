import { requiredText, text } from '#schemas/wire/primitives.ts';
import { isRecord } from './is-record.ts';
import type { Outline } from './outline.ts';

/** How every long text begins: longer than any line, and with a word in which no line breaks. */
export const LONG_TEXT = `${'一段比平常长得多的文字，用来看看放不放得下。'.repeat(3)}Electrocardiography`;

const isText = ({ schema }: Outline): boolean => schema === text || schema === requiredText;

/** A payload of this outline in which every text is very long; what is missing or '' stays so, and keys. */
export const lengthened = (outline: Outline, payload: unknown): unknown => {
  let textCount = 0;
  const long = (part: Outline, value: unknown): unknown => {
    if (part.is === 'list' && Array.isArray(value))
      return value.map((item) => long(part.item, item));
    if (part.is === 'object' && isRecord(value)) {
      const fields = part.fields.filter(({ wire }) => wire in value);
      const changed = fields
        .filter(({ wire }) => wire !== 'key')
        .map(({ wire, outline: inner }) => [wire, long(inner, value[wire])]);
      return { ...value, ...Object.fromEntries(changed) };
    }
    if (!isText(part) || !value) return value;
    textCount += 1;
    // no two are the same, as words of a list may not be
    return `${LONG_TEXT} ${textCount}`;
  };
  return long(outline, payload);
};
