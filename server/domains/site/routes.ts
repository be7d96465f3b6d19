import { legalDeskApi } from '#schemas/site/desk-endpoints.ts';
import { siteApi } from '#schemas/site/endpoints.ts';
import { ASK_AGAIN } from '../../platform/endpoint/ask-again.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { shared } from '../../platform/endpoint/shared.ts';
import * as legal from './legal/verbs.ts';
import { listTabs } from './list-tabs.ts';
import { readJumpHost } from './read-jump-host.ts';
import { readLegalText } from './read-legal-text.ts';
import { readLoginSwitch, readSiteInfo } from './read-site.ts';
import { readSupport } from './read-support.ts';
import { readVersion } from './read-version.ts';

export const serve = (host: DomainHost): void => {
  implement(host.console, legalDeskApi, legal);
  implement(host, siteApi, {
    switchVersion: shared(readLoginSwitch),
    siteInfo: shared(readSiteInfo, ASK_AGAIN),
    bottomStatus: shared(listTabs),
    appVersion: shared(readVersion),
    legalText: readLegalText,
    supportInfo: shared(readSupport),
    jumpHost: readJumpHost,
  });
};
