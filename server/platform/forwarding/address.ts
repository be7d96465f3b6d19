import { pathAndQuery, unescaped } from '../http/readable-address.ts';

/** Control characters, and dots, slashes and backslashes that are encoded; the backslash also plain. */
const AMBIGUOUS = /[^\x21-\x7e]|\\|%(?:[01][\da-f]|7f|2e|2f|5c)/i;
/** An empty segment, or dots before a path parameter (`..;`). */
const ODD_SEGMENT = /\/(?:\/|\.{1,2};)/;
const PLAIN = /[\w.~-]/;

export const isAmbiguous = (target: string): boolean => {
  const { path, query } = pathAndQuery(target);
  if (AMBIGUOUS.test(path) || ODD_SEGMENT.test(path)) return true;
  return /[^\x21-\x7e]/.test(query) || unescaped(path) === undefined;
};

/** Normalises the path by RFC 3986 (6.2.2): nothing is encoded that need not be. */
export const spelled = (address: string): string => {
  const { path, query } = pathAndQuery(address);
  const plain = path.replace(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return PLAIN.test(letter) ? letter : code.toUpperCase();
  });
  return plain + query;
};

const FITTED = /^(\/uploads\/[\w-]{32}\.\w+(?:\?t=[\w.-]+)?)[?&]w=\d+$/;

/** Without the width that our pages ask for, which the back end does not know. */
export const asItIs = (address: string): string => address.replace(FITTED, '$1');
