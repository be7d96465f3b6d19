import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const addressRoutes: RouteTable = {
  '/address': { load: () => import('./list/list-page.tsx'), title: '收货地址', access: 'member' },
  '/appendAddr': {
    load: () => import('./form/append-page.tsx'),
    title: '新增地址',
    access: 'member',
  },
  '/edit/:id': { load: () => import('./form/edit-page.tsx'), title: '编辑地址', access: 'member' },
};
