import type { AppOptions } from './app-options.ts';
import {
  serveFaultDesk,
  sweepAlerts,
  tellFaults,
  tellFullDisk,
} from './domains/diagnostics/index.ts';
import { serveMeasureDesk, sumHomeDays, sweepMeasures } from './domains/measure/index.ts';
import { consoleHost, serveOperators } from './domains/operator/index.ts';
import { admitMember } from './platform/endpoint/admit-member.ts';
import type { DomainHost, Host } from './platform/endpoint/host.ts';
import { startJobRunners } from './platform/jobs/run.ts';
import { sweeps } from './platform/sweeps.ts';

/**
 * The console in front of an existing back end: accounts and phones' reports; `ownHome`: the home page as well.
 * Returns the host of further desks.
 */
export const serveDesks = (
  server: Omit<Host, 'admit'>,
  { operatorOrigin, alerts }: AppOptions['config'],
  more: { ownHome?: true } = {},
): DomainHost => {
  const jobs = startJobRunners(server);
  jobs.hourly({
    ...sweeps,
    'section-measures': sweepMeasures,
    'home-days': sumHomeDays,
    alerts: sweepAlerts,
  });
  const learners: Host = { ...server, admit: admitMember(server) };
  const host = { ...learners, console: consoleHost(learners, operatorOrigin), jobs };
  serveOperators(host, { secret: server.secret, inFront: true, ...more });
  tellFaults(host, alerts);
  tellFullDisk(host, alerts);
  serveFaultDesk(host.console, alerts);
  serveMeasureDesk(host.console);
  return host;
};
