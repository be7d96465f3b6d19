import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { onPageHide } from '../screen/page-events.ts';

/** In ms. */
const GATHER = 2000;

type Sender = typeof import('./report.ts');

let sender: Sender | undefined;

/** Most visits have no faults, so the code loads with the first one. */
const loadSender = async (): Promise<Sender> => {
  sender ??= await import('./report.ts');
  return sender;
};

export const sendDiagnostics = (entries: Diagnostic[]): void => {
  const { pathname } = location;
  // at once where possible, since the page may be closing
  if (sender) sender.report(pathname, entries);
  else
    loadSender().then(
      (code) => code.report(pathname, entries),
      () => undefined,
    );
};

/** Flushes after a moment, and at the latest when the page is hidden. */
export const scheduleDiagnostics = (flush: () => void): void => {
  loadSender().catch(() => undefined);
  setTimeout(flush, GATHER);
  const stop = onPageHide(() => {
    stop();
    flush();
  });
};
