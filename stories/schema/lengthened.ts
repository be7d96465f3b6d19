import { requiredText, text } from '#schemas/wire/primitives.ts';
import { isRecord } from './is-record.ts';
import type { Outline } from './outline.ts';

/** Begins every long text: longer than a line, with a word that cannot break. */
export const LONG_TEXT = `${'一段比平常长得多的文字，用来看看放不放得下。'.repeat(3)}Electrocardiography`;

const isText = ({ schema }: Outline): boolean => schema === text || schema === requiredText;

/** A payload with every text very long, except missing and empty ones and keys. */
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
    // distinct, since words of a list have to be
    return `${LONG_TEXT} ${textCount}`;
  };
  return long(outline, payload);
};
