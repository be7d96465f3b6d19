import type { DeskFault } from '#schemas/desk/fields.ts';
import { blockLandingAddress, landingAddress } from '#schemas/landing/addresses.ts';
import {
  LONGEST_BUTTON,
  LONGEST_CARD_TEXT,
  LONGEST_CARD_TITLE,
  OTHER_CHANNEL,
} from '#schemas/landing/fields.ts';
import { landingRefusals } from '#schemas/landing/refusals.ts';
import { blockLandingTable, landingTable } from '../../db/tables/landing.ts';
import { defineTable, type Values } from '../desk/index.ts';

const card = {
  shareTitle: {
    label: '分享标题',
    max: LONGEST_CARD_TITLE,
    help: '分享给好友时看到的标题，不填就用页面标题。',
  },
  shareText: { label: '分享文案', max: LONGEST_CARD_TEXT },
  shareThumb: { label: '分享图片', kind: 'picture' },
} as const;

const opened = {
  byFriends: { label: '从微信好友打开', written: 'never', sorted: true },
  byMoments: { label: '从朋友圈打开', written: 'never', sorted: true },
  byPosters: { label: '从海报打开', written: 'never', sorted: true },
  byOthers: { label: '从其他渠道打开', written: 'never', sorted: true },
} as const;

type Card = Pick<typeof landingTable.$inferSelect, keyof typeof card>;

const cardOf = ({ shareTitle, shareText, shareThumb }: Card) => ({
  shareTitle,
  shareText,
  sharePicture: shareThumb,
});

const check = ({ button, link }: Values): DeskFault | undefined => {
  if (button && !link) return { name: 'link', reason: '请选择按钮跳转到哪里' };
  return link && !button ? { name: 'button', reason: '请填写按钮上的字' } : undefined;
};

const pages = defineTable(landingTable, {
  area: 'content',
  rank: 51,
  label: '分享页',
  noun: '分享页',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '标题', max: 40, listed: true, searched: true },
    published: { label: '已上架', initial: '0', listed: true, filtered: true },
    thumb: { label: '主图', kind: 'picture' },
    shape: {
      label: '主图的形状',
      options: { wide: '横图（16:10）', square: '方图（1:1）', tall: '竖图（3:4）' },
      help: '按这个形状留出位置，图片完整显示，不裁切。',
    },
    html: { label: '正文', kind: 'richText' },
    button: { label: '按钮上的字', max: LONGEST_BUTTON, help: '不填就没有按钮。' },
    link: { label: '按钮跳转到', kind: 'link' },
    ...card,
    ...opened,
  },
  unshelved: '已经发出去的链接马上打不开。',
  page: ({ id }) => landingAddress({ id, type: OTHER_CHANNEL }),
  references: [],
  serves: {
    detail: {
      missing: landingRefusals.noSuchLanding,
      row: ({ id, title, thumb, shape, html, button, link, ...row }) => ({
        ...{ id: String(id), title, thumb, shape, html, button, link },
        ...cardOf(row),
      }),
    },
  },
  check,
});

const blocks = defineTable(blockLandingTable, {
  area: 'content',
  rank: 52,
  label: '区块分享页',
  noun: '区块分享页',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '标题', max: 20, listed: true, searched: true },
    published: {
      label: '已上架',
      initial: '1',
      listed: true,
      filtered: true,
      help: '上架并且发布了区块，学员才打得开。',
    },
    liveAt: { label: '区块发布时间', written: 'never', listed: true, sorted: true },
    ...card,
    ...opened,
  },
  unshelved: '已经发出去的链接马上打不开。',
  page: ({ id }) => blockLandingAddress({ id, type: OTHER_CHANNEL }),
  references: [],
  serves: {
    detail: {
      missing: landingRefusals.noSuchLanding,
      row: ({ id, title, live, ...row }) =>
        live
          ? { id: String(id), title, theme: live.theme, nodes: live.nodes, ...cardOf(row) }
          : undefined,
    },
  },
});

export const { detail: landing } = pages.served;
export const { detail: blockLanding } = blocks.served;

export const deskTables = [pages, blocks];
