import type { CDPSession, Page } from 'playwright-core';

/** A trace event of Chromium; times in µs. `dur`: its duration, `tdur`: its CPU time on the thread. */
export type TraceEvent = {
  name: string;
  ts: number;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

const traced = async (
  devtools: CDPSession,
  includedCategories: string[],
  act: () => Promise<void>,
): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    // the protocol types events as `object`; trace events have these fields
    events.push(...(value as TraceEvent[]));
  };
  devtools.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  const over = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await over;
  devtools.off('Tracing.dataCollected', collect);
  return events;
};

export const traceOf = async (
  page: Page,
  categories: string[],
  act: () => Promise<void>,
): Promise<TraceEvent[]> => {
  const devtools = await page.context().newCDPSession(page);
  const events = await traced(devtools, categories, act);
  await devtools.detach();
  return events;
};
