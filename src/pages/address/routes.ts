import type { RouteTable } from '../../platform/page-route.ts';

/** Pages of delivery addresses, by address pattern. */
export const addressRoutes: RouteTable = {
  '/address': { load: () => import('./list-page.tsx'), title: '收货地址', access: 'member' },
  '/appendAddr': { load: () => import('./append-page.tsx'), title: '新增地址', access: 'member' },
  '/edit/:id': { load: () => import('./edit-page.tsx'), title: '编辑地址', access: 'member' },
};
