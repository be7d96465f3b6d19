import type { Diagnostic, reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';

/** Kinds of faults that a line tells at most. */
const MOST = 8;
const LONGEST = 60;

/** Long numbers and what looks like a token may be somebody's. */
const PERSONAL = /\d{5,}|(?=[\w-]*\d)[\w-]{16,}/g;
/** All but what names of sections, calls and fields are written with. */
const NO_NAME = /[^\p{L}\p{N} ._/[\]-]+/gu;

const named = (text: string): string =>
  cutSigns(text.replaceAll(NO_NAME, '?').replaceAll(PERSONAL, '…'), LONGEST);

/** A place in the data without the numbers of items. */
const placed = (path: string): string => named(path).replaceAll(/\d+/g, 'n');

/** An address by its plain words, since the others may be somebody's. */
const routeOf = (page: string): string =>
  page
    .split('/', 8)
    .map((part) => (/^[A-Za-z][A-Za-z_-]{0,30}$|^$/.test(part) ? part : '*'))
    .join('/');

const FAILURE = /^"(code \d{3}|[a-z-]{1,20})"$/;

const kinds: Readonly<Record<string, string>> = {
  '"': 'text',
  '[': 'list',
  '{': 'object',
  n: 'null',
  t: 'true',
  f: 'false',
};

/** What came, without any value: how a call failed, or the kind of a value. */
const kindOf = ({ fault, came }: Diagnostic): string => {
  const [, failure] = (fault === 'call-failed' && FAILURE.exec(came)) || [];
  if (failure) return failure;
  if (/^[-\d]/.test(came)) return 'number';
  return kinds[came.slice(0, 1)] ?? '';
};

const groupOf = (entry: Diagnostic) => ({
  fault: entry.fault,
  section: named(entry.section),
  endpoint: named(entry.endpoint.replace(/\?.*/s, '')),
  path: placed(entry.path),
  came: kindOf(entry),
  shown: entry.shown,
});

/**
 * What a log holds of a report, in a bounded number of short words: which sections, calls and fields have
 * faults of which kind, and how often. A phone can write anything, so nothing of it is told as it came.
 */
export const loggedReport = ({ page, entries }: Payload<typeof reportDiagnostics>) => {
  const groups = new Map<string, ReturnType<typeof groupOf> & { count: number }>();
  for (const entry of entries) {
    const group = groupOf(entry);
    const key = JSON.stringify(group);
    groups.set(key, { ...group, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return {
    page: routeOf(page),
    count: entries.length,
    faults: [...groups.values()].slice(0, MOST),
    ...(groups.size > MOST ? { further: groups.size - MOST } : {}),
  };
};
