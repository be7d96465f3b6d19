import type { SharedContext } from '../../platform/endpoint/context.ts';
import { readSite } from './queries.ts';

export const readSiteInfo = async ({ db }: SharedContext) => {
  const site = await readSite(db);
  return {
    title: site?.title ?? '',
    logo: site?.logo ?? '',
    copyright: site?.copyright ?? '',
    copyrightLink: site?.copyrightLink ?? '',
    shareText: site?.shareText ?? '',
  };
};

/** 1 = phone login, 2 = messenger login. */
export const readLoginSwitch = async ({ db }: SharedContext) =>
  (await readSite(db))?.loginSwitch ?? 2;
