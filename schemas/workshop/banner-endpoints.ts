import type * as z from 'zod/mini';
import { teacherRefusals } from '../teacher/refusals.ts';
import { uploadRefusals } from '../upload/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { batchOf, oneOf } from '../wire/payload.ts';
import { count, flag, id, picture, requiredText, text } from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { atMost, ruled } from '../wire/rules.ts';
import { list, object, paged } from '../wire/structures.ts';
import {
  bannerPicture,
  bannerTargetKinds,
  bannerTargetStates,
  bannerTitle,
  MOST_BANNERS,
} from './banner-fields.ts';
import { workshopRefusals } from './refusals.ts';

const inRole = pickRefusals(teacherRefusals, 'noWorkshop', 'notInRole');

/** Per minute: each step of a banner is a change. */
const STEPS = 120;
const LONGEST_ID = 20;
/** Items of a payload that are read at all. */
const MOST_READ = 100;

const banner = object(
  {
    id,
    thumb: picture,
    title: text,
    kind: oneOf(bannerTargetKinds),
    /** Id of what it leads to; '' where that was removed. */
    target: text,
    target_title: text,
    target_state: oneOf(bannerTargetStates),
    shown: flag,
  },
  { target_title: 'targetTitle', target_state: 'targetState' },
);

/** In the order of the page. */
const banners = object(
  {
    /** Rises with each change of any of them. */
    version: count,
    teacher_id: id,
    items: list(banner, 'may lose all'),
  },
  { teacher_id: 'teacherId' },
);

export type WorkshopBanner = z.output<typeof banner>;
export type WorkshopBanners = z.output<typeof banners>;

/** The banners of the workshop that the member runs, hidden ones included. */
export const workshopBanners = defineEndpoint({
  path: '/v1/workshop/banners',
  payload: none,
  data: banners,
  access: 'member',
  refusals: inRole,
});

const sentId = ruled(text, atMost(LONGEST_ID, workshopRefusals.bannerInvalid));

const sentBanner = object({
  /** '' for a new one. */
  id: sentId,
  thumb: bannerPicture,
  title: bannerTitle,
  kind: oneOf(bannerTargetKinds),
  target: sentId,
  shown: flag,
});

/** Sets all banners in their order; those that are left out are removed. `version`: as they were read. */
export const saveWorkshopBanners = defineEndpoint({
  path: '/v1/workshop/saveBanners',
  payload: object({
    version: count,
    banners: ruled(batchOf(sentBanner, MOST_READ), {
      holds: ({ length }) => length <= MOST_BANNERS,
      reason: workshopRefusals.tooManyBanners.message,
      refusal: workshopRefusals.tooManyBanners,
    }),
    key,
  }),
  data: banners,
  access: 'member',
  rate: STEPS,
  idempotent: true,
  changes: true,
  loading: false,
  refusals: joinRefusals(
    inRole,
    pickRefusals(
      workshopRefusals,
      'bannerInvalid',
      'bannersChanged',
      'tooManyBanners',
      'bannerTargetUnknown',
    ),
    pickRefusals(uploadRefusals, 'pictureUnknown'),
  ),
});

const bannerTarget = object({ id, title: requiredText, thumb: picture });
export type BannerTarget = z.output<typeof bannerTarget>;

/** What the workshop has published and a banner may lead to, the newest first. */
export const bannerTargetList = defineEndpoint({
  path: '/v1/workshop/bannerTargets',
  payload: object({ kind: oneOf(bannerTargetKinds), ...pageOf }),
  data: paged('data', 'last_page', bannerTarget),
  access: 'member',
  refusals: inRole,
});

export const workshopBannerApi = { workshopBanners, saveWorkshopBanners, bannerTargetList };
