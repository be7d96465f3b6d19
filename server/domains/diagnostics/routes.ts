import { diagnosticsApi } from '../../../schemas/diagnostics/endpoints.ts';
import { type Host, implement } from '../../platform/endpoint/implement.ts';
import { report } from './report.ts';

/** What learners' phones report about data that did not fit. */
export const serveDiagnostics = (host: Host): void =>
  implement(host, diagnosticsApi, { reportDiagnostics: report() });
