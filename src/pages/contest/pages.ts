import {
  claimPrizeAddress,
  drawResultAddress,
  gameAddress,
  gameGateAddress,
  gameRankAddress,
  gameRunAddress,
  ownPrizesAddress,
} from '#schemas/contest/addresses.ts';
import {
  gameDetail,
  gameRank,
  ownGamePrizes,
  readGameDraw,
  readGameRun,
} from '#schemas/contest/endpoints.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import {
  addressId,
  detailPage,
  first,
  formPage,
  listPage,
  resultPage,
} from '#src/platform/navigation/page.ts';

export const pages = [
  formPage(claimPrizeAddress, {
    title: '领取奖品',
    access: 'member',
    back: ownPrizesAddress,
    reads: [first(readGameDraw, { id: 'id' })],
    view: () => import('./claim/view.tsx'),
  }),
  resultPage(drawResultAddress, {
    title: '抽奖结果',
    access: 'member',
    back: ownPrizesAddress,
    reads: [first(readGameDraw, { id: 'id' })],
    view: () => import('./draw/view.tsx'),
  }),
  detailPage(gameAddress, {
    title: '答题活动',
    access: 'member',
    reads: [first(gameDetail, { id: 'game_id' })],
    view: () => import('./game/view.tsx'),
  }),
  formPage(gameGateAddress, {
    title: '参加资格',
    access: 'member',
    back: () => gameAddress({ game_id: addressId() }),
    reads: [first(gameDetail, { id: 'id' })],
    view: () => import('./gate/view.tsx'),
  }),
  listPage(ownPrizesAddress, {
    title: '我的奖品',
    access: 'member',
    back: myAddress,
    reads: [first(ownGamePrizes, {}, { page: 1 })],
    view: () => import('./prizes/view.tsx'),
  }),
  listPage(gameRankAddress, {
    title: '活动排行榜',
    access: 'member',
    back: () => gameAddress({ game_id: addressId() }),
    reads: [first(gameRank, { id: 'id' }, { page: 1 })],
    view: () => import('./rank/view.tsx'),
  }),
  detailPage(gameRunAddress, {
    title: '答题',
    access: 'member',
    reads: [first(readGameRun, { id: 'answer_id' })],
    view: () => import('./run/view.tsx'),
  }),
];
