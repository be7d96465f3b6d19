import { diagnosticsApi } from '../../../schemas/diagnostics/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { serveFaultDesk } from './desk/serve.ts';
import { report } from './report.ts';

export const serve = (host: DomainHost): void => {
  implement(host, diagnosticsApi, { reportDiagnostics: report(host.meters) });
  serveFaultDesk(host.console);
};
