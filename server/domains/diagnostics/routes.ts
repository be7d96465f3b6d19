import { diagnosticsDeskApi } from '../../../schemas/diagnostics/desk-endpoints.ts';
import { diagnosticsApi } from '../../../schemas/diagnostics/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { handleFault } from './desk/handle-fault.ts';
import { listFaults } from './desk/list-faults.ts';
import { report } from './report.ts';

export const serve = (host: DomainHost): void => {
  implement(host, diagnosticsApi, { reportDiagnostics: report(host.meters) });
  implement(host.console, diagnosticsDeskApi, { listFaults, handleFault });
};
