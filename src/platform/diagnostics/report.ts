import { type Diagnostic, reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import { sendCall } from '../calls/call.ts';

/** A back end without this call is no fault of the page. */
export const report = (path: string, entries: Diagnostic[]): void => {
  void sendCall(reportDiagnostics, { page: path.slice(0, 200), entries });
};
