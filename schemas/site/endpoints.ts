import { appVersion, bottomStatus, siteInfo, switchVersion } from './start-endpoints.ts';
import { legalText, supportInfo } from './text-endpoints.ts';

export const siteApi = {
  switchVersion,
  siteInfo,
  bottomStatus,
  appVersion,
  legalText,
  supportInfo,
};
