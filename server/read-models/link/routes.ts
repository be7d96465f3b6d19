import { linkApi } from '#schemas/site/link-endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { summaries } from './summaries.ts';

/** Open to visitors, who see what a shared link leads to before they log in. */
export const serveLinks = (host: Host, services: Services): void =>
  implement(host, linkApi, {
    linkSummary: async (context, { kind, id, group_id }) => {
      const found = await summaries[kind](context, { id, group: group_id }, services);
      return { title: '', thumb: '', who: '', offer: undefined, ...found };
    },
  });
