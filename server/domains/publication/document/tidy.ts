import { safeAddress } from '#schemas/primitives.ts';
import { cutSigns } from '#schemas/text-signs.ts';
import { withoutUnseen } from '#schemas/tidy-text.ts';

/** The picture that stands where one is demanded and SQL has left none. */
const ANY_PICTURE = '/media/logo.svg';

/** What is left around a removed part may be markup once more. */
const withoutMarkup = (text: string): string => {
  const left = text.replace(/[<>]|javascript:/giu, '');
  return left === text ? text : withoutMarkup(left);
};

/** A stored text, which SQL may have written, cut and cleaned to the document's rules. */
export const fitText = (text: string, longest: number, otherwise = ''): string =>
  cutSigns(withoutMarkup(withoutUnseen(text)).trim(), longest).trim() || otherwise;

export const fitAddress = (text: string): string => {
  const address = safeAddress(text);
  return address.length > 500 || safeAddress(address) !== address ? '' : address;
};

export const tidyPicture = (text: string): string => fitAddress(text) || ANY_PICTURE;

/** Rows with unique keys; a row without a valid key gets one made from its id. */
export const withKeys = <T extends { id: number; key: string }>(rows: readonly T[]): T[] => {
  const taken = new Set<string>();
  return rows.map((row) => {
    let key = /^[\w-]{1,40}$/.test(row.key) ? row.key : `r${row.id}`;
    while (taken.has(key)) key = `${key.slice(0, 36)}-${row.id % 1000}`.slice(0, 40);
    taken.add(key);
    return { ...row, key };
  });
};
