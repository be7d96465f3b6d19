import { landingDeskApi } from '#schemas/landing/desk-endpoints.ts';
import { landingApi } from '#schemas/landing/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { publishBlockLanding, restoreBlockLanding, saveBlockLanding } from './desk/change.ts';
import { listBlockLandings, readBlockLanding } from './desk/read.ts';
import { blockLanding, landing } from './desk.ts';
import { openLanding } from './verbs/open-landing.ts';

export const serve = (host: DomainHost, { learnerSite }: Services): void => {
  implement(host, landingApi, { landing, blockLanding, openLanding });
  implement(host.console, landingDeskApi, {
    listBlockLandings,
    readBlockLanding: readBlockLanding(learnerSite),
    saveBlockLanding,
    publishBlockLanding,
    restoreBlockLanding,
  });
};
