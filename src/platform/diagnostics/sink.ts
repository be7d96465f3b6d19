import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { onPageHide } from '../screen/page-events.ts';

/** How long faults are gathered before they are sent, in ms. */
const GATHER = 2000;

type Sender = typeof import('./report.ts');

let sender: Sender | undefined;

/** Most visits have nothing to tell, so what tells it comes with the first fault. */
const loadSender = async (): Promise<Sender> => {
  sender ??= await import('./report.ts');
  return sender;
};

/** Sends faults to the back end; what cannot be sent is lost. */
export const sendDiagnostics = (entries: Diagnostic[]): void => {
  const { pathname } = location;
  // at once where it can be, since the page may be going away
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
