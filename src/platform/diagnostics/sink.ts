import { type Diagnostic, reportDiagnostics } from '../../../schemas/diagnostics/endpoints.ts';
import { sendCall } from '../calls/call.ts';
import { onPageHide } from '../screen/page-events.ts';

/** How long faults are gathered before they are sent, in ms. */
const GATHER = 2000;

/** Sends faults to the back end; a back end without this call is no fault of the page. */
export const sendDiagnostics = (entries: Diagnostic[]): void => {
  void sendCall(reportDiagnostics, { page: location.pathname.slice(0, 200), entries });
};

/** Flushes after a moment, and at the latest when the page is hidden. */
export const scheduleDiagnostics = (flush: () => void): void => {
  setTimeout(flush, GATHER);
  const stop = onPageHide(() => {
    stop();
    flush();
  });
};
