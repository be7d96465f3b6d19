import type { RouteTable } from '../platform/page-route.ts';

/** Every page that is no home page, by domain. */
export const routes: RouteTable = {};
