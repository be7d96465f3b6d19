import { workshopBannerApi } from '#schemas/workshop/banner-endpoints.ts';
import { workshopApi } from '#schemas/workshop/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { listBanners, listBannerTargets, saveBanners } from './banners.ts';
import { acceptInvite, listInvites, makeInvite, readInvite, revokeInvite } from './invites.ts';
import { listMembers, removeMember } from './members.ts';
import { readSettings, saveSettings } from './settings.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, workshopApi, {
    workshopSettings: readSettings,
    saveWorkshopSettings: saveSettings(services),
    workshopMembers: listMembers,
    removeWorkshopMember: removeMember,
    workshopInvites: listInvites(services),
    makeWorkshopInvite: makeInvite,
    revokeWorkshopInvite: revokeInvite,
    readWorkshopInvite: readInvite(services),
    acceptWorkshopInvite: acceptInvite(services),
  });
  implement(host, workshopBannerApi, {
    workshopBanners: listBanners(services),
    saveWorkshopBanners: saveBanners(services),
    bannerTargetList: listBannerTargets,
  });
};
