import { accountRoutes } from '../pages/account/routes.ts';
import type { RouteTable } from '../platform/page-route.ts';

/** Every page that is no home page, by domain. */
export const routes: RouteTable = { ...accountRoutes };
