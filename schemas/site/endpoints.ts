import { jumpHost } from './jump-endpoints.ts';
import { bottomStatus, switchVersion } from './start-endpoints.ts';
import { legalText, supportInfo } from './text-endpoints.ts';
import { appVersion, siteInfo } from './visit-endpoints.ts';

export const siteApi = {
  switchVersion,
  siteInfo,
  bottomStatus,
  appVersion,
  legalText,
  supportInfo,
  jumpHost,
};
