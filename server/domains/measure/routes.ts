import { measureApi } from '#schemas/measure/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { serveMeasureDesk } from './desk/serve.ts';
import { gatherMeasures } from './gather.ts';
import { sumHomeDays } from './home-days.ts';
import { report } from './report.ts';
import { sweepMeasures } from './sweep.ts';

export const serve = (host: DomainHost, { measures }: Services): void => {
  host.jobs.hourly({ 'section-measures': sweepMeasures, 'home-days': sumHomeDays });
  implement(host, measureApi, {
    reportMeasures: report(measures ? gatherMeasures(host) : undefined),
  });
  serveMeasureDesk(host.console);
};
