import { oneLine } from '../text/tidy-text.ts';
import { picture, text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { workshopRefusals } from './refusals.ts';

export const MOST_BANNERS = 8;
export const BANNER_TITLE_LENGTH = 30;

/** What a banner leads to; an article is a course of one text. */
export const bannerTargetKinds = ['course', 'article', 'live'] as const;

export type BannerTargetKind = (typeof bannerTargetKinds)[number];

/** `off`: not published; `removed`: also where another workshop has it now. */
export const bannerTargetStates = ['on', 'off', 'removed'] as const;

const { bannerInvalid } = workshopRefusals;

export const bannerTitle = ruled(
  tidied(text, oneLine),
  filled('请填写标题', bannerInvalid),
  atMost(BANNER_TITLE_LENGTH, bannerInvalid),
);

export const bannerPicture = ruled(picture, filled('请选择图片', bannerInvalid));
