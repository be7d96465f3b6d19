import { classicBanners } from '#schemas/classic/endpoints.ts';
import {
  bannerList,
  followPrompt,
  getIndexSystem,
  navList,
  sectionOrder,
  viewTemplate,
} from '#schemas/home/endpoints.ts';
import { bottomStatus, switchVersion } from '#schemas/site/start-endpoints.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { listTabs, readLoginSwitch, readSiteInfo } from '../../domains/site/index.ts';
import { asksWhom, fitForPhone, fitItems, someone } from '../../libraries/audience/index.ts';
import { ASK_AGAIN } from '../../platform/endpoint/ask-again.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { fitted, shared } from '../../platform/endpoint/shared.ts';
import { listBanners } from './lists/list-banners.ts';
import { listNav } from './lists/list-nav.ts';
import { listSections } from './lists/list-sections.ts';
import { readSiteConfig } from './settings/read-config.ts';
import { readFollowPrompt } from './settings/read-follow-prompt.ts';
import { readTemplate } from './settings/read-template.ts';

export const ownHomeApi = {
  sectionOrder,
  getIndexSystem,
  viewTemplate,
  bannerList,
  classicBanners,
  navList,
  followPrompt,
  bottomStatus,
  siteInfo,
  switchVersion,
};

/** Fields of an existing back end's config; undefined until it has answered. */
export type TheirConfig = () => Promise<Readonly<Record<string, unknown>> | undefined>;

/**
 * For an existing back end: answers what the home document decides. Flags and titles of the catalogue are ours; the
 * other fields of its config stay.
 */
export const serveOwnHome = (host: Host, theirs: TheirConfig): void =>
  implement(host, ownHomeApi, {
    sectionOrder: fitted(shared(listSections, ASK_AGAIN), ({ now, headers }, items) => {
      // members are that back end's, so the phone judges conditions on them
      const own = asksWhom(items) ? fitItems(items, someone(now)) : items;
      return fitForPhone(own, headers);
    }),
    getIndexSystem: shared(async (context) => {
      const [more, own] = await Promise.all([theirs(), readSiteConfig(context)]);
      return { ...more, ...own };
    }),
    viewTemplate: shared(readTemplate, ASK_AGAIN),
    bannerList: shared(listBanners('ordered'), ASK_AGAIN),
    classicBanners: shared(listBanners('classic'), ASK_AGAIN),
    navList: shared(listNav, ASK_AGAIN),
    followPrompt: shared(readFollowPrompt, ASK_AGAIN),
    bottomStatus: shared(listTabs),
    siteInfo: shared(readSiteInfo, ASK_AGAIN),
    switchVersion: shared(readLoginSwitch),
  });
