import { expect, it } from 'vitest';
import { placeOf } from '../../../src/operator/publication/places.ts';
import { soundDocument } from '../harness/home-documents.ts';

const document = {
  ...soundDocument,
  sections: [
    { name: '搜索框' as const, open: true, title: '' },
    { name: '资讯列表' as const, id: 'doctors', open: true, title: '' },
  ],
};

it.each([
  ['banners.1.link', { screen: '/settings/banners', field: '轮播图-b-link' }],
  ['icons.3.thumb', { screen: '/settings/icons', field: '图标导航-w-thumb' }],
  ['icons', { screen: '/settings/icons', field: '图标导航-x-name' }],
  ['tabs', { screen: '/settings/tabs', field: '底部标签-发现-shown' }],
  ['site.logo', { screen: '/settings/site', field: '站点信息-one-logo' }],
  ['follow', { screen: '/settings/follow', field: '公众号提示-one-name' }],
  ['loginSwitch', { screen: '/settings/login', field: '全站设置-one-loginSwitch' }],
  ['template', { screen: '/settings/template', field: '全站设置-one-template' }],
  ['memberCard.description', { screen: '/', section: '会员卡提示' }],
  ['sections.1.title', { screen: '/', section: '资讯列表#doctors' }],
  ['sections', { screen: '/' }],
  ['sections.9', { screen: '/' }],
  ['banners.9.link', { screen: '/settings/banners' }],
  ['layouts.variant1.nodes', { screen: '/document' }],
])('what stands at %s is edited at %o', (path, place) => {
  expect(placeOf(path, document)).toEqual(place);
});
