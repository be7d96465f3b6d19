import { accountRoutes } from '../pages/account/routes.ts';
import { addressRoutes } from '../pages/address/routes.ts';
import { findRoutes } from '../pages/find/routes.ts';
import { inboxRoutes } from '../pages/inbox/routes.ts';
import { liveRoutes } from '../pages/live/routes.ts';
import { peopleRoutes } from '../pages/people/routes.ts';
import { promotionRoutes } from '../pages/promotion/routes.ts';
import { questionnaireRoutes } from '../pages/questionnaire/routes.ts';
import { studyRoutes } from '../pages/study/routes.ts';
import { tradeRoutes } from '../pages/trade/routes.ts';
import { walletRoutes } from '../pages/wallet/routes.ts';
import type { RouteTable } from '../platform/page-route.ts';

/** Every page that is no home page, by domain. */
export const routes: RouteTable = {
  ...accountRoutes,
  ...findRoutes,
  ...studyRoutes,
  ...liveRoutes,
  ...peopleRoutes,
  ...inboxRoutes,
  ...questionnaireRoutes,
  ...promotionRoutes,
  ...tradeRoutes,
  ...walletRoutes,
  ...addressRoutes,
};
