import { diagnosticsApi } from '#schemas/diagnostics/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { sweepAlerts } from './alerts/sweep.ts';
import { tellFaults } from './alerts/tell-faults.ts';
import { serveFaultDesk } from './desk/serve.ts';
import { report } from './report.ts';
import { tellFullDisk } from './tell-full-disk.ts';

export const serve = (host: DomainHost, { alerts }: Services): void => {
  implement(host, diagnosticsApi, { reportDiagnostics: report(host.meters) });
  host.jobs.hourly({ alerts: sweepAlerts });
  tellFaults(host, alerts);
  tellFullDisk(host, alerts);
  serveFaultDesk(host.console, alerts);
};
