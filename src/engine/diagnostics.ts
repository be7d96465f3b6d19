import { DIAGNOSTICS_BATCH } from '#schemas/diagnostics/batch.ts';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { cutText } from '#schemas/text/cut-text.ts';

export type Diagnostics = {
  /** Accepts a fault; equal faults count once. */
  report: (fault: Diagnostic) => void;
  flush: () => void;
};

type Options = {
  send: (entries: Diagnostic[]) => void;
  /** Chooses the time of sending, such as a moment later, and then calls `flush`. */
  schedule: (flush: () => void) => void;
};

/** Faults that one page reports at most. */
const MOST = 10_000;

/** Gathers faults, each exactly once, and sends them in batches. */
export const createDiagnostics = ({ send, schedule }: Options): Diagnostics => {
  const seen = new Set<string>();
  const waiting: Diagnostic[] = [];
  const flush = () => {
    while (waiting.length > 0) send(waiting.splice(0, DIAGNOSTICS_BATCH));
  };
  return {
    flush,
    report: (fault) => {
      const mark = JSON.stringify(fault);
      if (seen.has(mark) || seen.size >= MOST) return;
      seen.add(mark);
      waiting.push(fault);
      if (waiting.length === 1) schedule(flush);
    },
  };
};

const LONGEST = 120;

/** A short text sample of any value, safe to send. */
export const sample = (value: unknown): string => {
  if (typeof value === 'string') return cutText(JSON.stringify(cutText(value, LONGEST)), LONGEST);
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const names = Object.keys(value).slice(0, 12).join(', ');
  return cutText(`object {${names}}`, LONGEST);
};
