import { diagnosticsApi } from '../../../schemas/api/diagnostics.ts';
import { type Host, implement } from '../../platform/implement.ts';
import { report } from './report.ts';

/** What learners' phones report about data that did not fit. */
export const serveDiagnostics = (host: Host): void =>
  implement(host, diagnosticsApi, { reportDiagnostics: report() });
