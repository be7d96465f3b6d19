import type { Diagnostic, reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';

/** The most kinds of faults in a line. */
const MOST = 8;
const LONGEST = 60;

/** Long numbers, and what looks like a token, may be personal. */
const PERSONAL = /\d{5,}|(?=[\w-]*\d)[\w-]{16,}/g;
/** Everything that names of sections, calls and fields do not contain. */
const NO_NAME = /[^\p{L}\p{N} ._/[\]-]+/gu;

const named = (text: string): string =>
  cutSigns(text.replaceAll(NO_NAME, '?').replaceAll(PERSONAL, '…'), LONGEST);

const placed = (path: string): string => named(path).replaceAll(/\d+/g, 'n');

/** Only plain words of an address: other parts may be personal. */
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

/** The kind of what came, without any value. */
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
 * What the log holds of a report, in a bounded number of short words: which sections, calls and fields have
 * which faults, and how often. A phone can write anything, so nothing is logged as it came.
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
