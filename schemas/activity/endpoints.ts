import type * as z from 'zod/mini';
import { orderStates } from '../order/fields.ts';
import { occasion } from '../ticket/fields.ts';
import { LOOKS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import {
  choice,
  count,
  flag,
  html,
  id,
  link,
  money,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { pageOf } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import { groupStates } from './fields.ts';
import { activityRefusals } from './refusals.ts';

/** Group buys and flash sales. Places are bought by orders of kind `team` and `flash`. */

/** The activity's state by the server's clock; `soldout` where a quota is used up. */
const activityStates = ['before', 'running', 'soldout', 'over'] as const;

export type ActivityState = (typeof activityStates)[number];

const activityFields = {
  id,
  type: choice,
  title: requiredText,
  subtitle: text,
  thumb: picture,
  price: money,
  group_price: money,
  /** Places that are paid for. */
  num: count,
  state: oneOf(activityStates),
  /** Members who make a group; 0 for a flash sale. */
  need: count,
  /** 0: no limit. */
  quota: count,
  /** Places of `quota` that can still be bought. */
  left: count,
  /** Places of unpaid orders. */
  held: count,
  /** When the first of the `held` places may become free again. */
  release_time: time,
  offline: flag,
  venue: text,
  start_time: time,
  end_time: time,
  new_time: time,
};

const activityNames = {
  num: 'learners',
  new_time: 'now',
  release_time: 'releaseAt',
} as const;

const activityRow = object(activityFields, activityNames);

export type ActivityRow = z.output<typeof activityRow>;

const listedActivity = object(
  {
    ...activityFields,
    /** The asking member wants a reminder of the start (kind `reserve` of `/v1/relation/set`). */
    is_reserve: flag,
  },
  { ...activityNames, is_reserve: 'reserved' },
);

export type ListedActivity = z.output<typeof listedActivity>;

const activityTabs = ['all', 'team', 'flash', 'online', 'offline'] as const;

export type ActivityTab = (typeof activityTabs)[number];

/** Lists activities: running ones first, then those to come, then those over; `online` and `offline` are group buys. */
export const activityList = defineEndpoint({
  path: '/v1/activity/list',
  payload: object({ tab: withDefault(oneOf(activityTabs), 'all'), ...pageOf }),
  data: paged('data', 'last_page', listedActivity),
  access: 'member',
  refusals: {},
});

const groupFields = {
  id,
  state: oneOf(groupStates),
  leader: text,
  headimg: picture,
  need: count,
  joined: count,
  /** Free places; those of unpaid orders are not among them. */
  left: count,
  stop_time: time,
  /** When the first place of an unpaid order may become free again. */
  release_time: time,
  mine: flag,
};

const groupNames = { headimg: 'avatar', stop_time: 'stopAt', release_time: 'releaseAt' } as const;

const group = object(groupFields, groupNames);

export type Group = z.output<typeof group>;

const product = object({
  id,
  type: choice,
  title: requiredText,
  introHtml: html,
  link,
  /** What the asking member would pay for it outside of the activity. */
  price: money,
});

/** The asking member's part in the activity; an id is '' where there is none. */
const mine = object(
  { order_id: text, order_state: text, group_id: text, owned: flag, is_reserve: flag },
  {
    is_reserve: 'reserved',
  },
);

export const teamDetail = defineEndpoint({
  path: '/v1/team/detail',
  payload: object({ id }),
  data: object(
    {
      ...activityFields,
      /** How long a group stays open. */
      hours: count,
      rules: list(requiredText),
      product,
      occasion,
      /** The open groups with the least time left. */
      groups: list(group),
      group_total: count,
      mine,
    },
    { ...activityNames },
  ),
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(activityRefusals, 'noSuchActivity'),
});

export type TeamDetail = z.output<typeof teamDetail.data>;

/** All open groups of an activity. */
export const teamGroups = defineEndpoint({
  path: '/v1/team/groups',
  payload: object({ id, ...pageOf }),
  data: paged('data', 'last_page', group),
  access: 'member',
  refusals: pickRefusals(activityRefusals, 'noSuchActivity'),
});

/** One group with its members, the leader first. */
export const teamGroup = defineEndpoint({
  path: '/v1/team/group',
  payload: object({ id }),
  data: object(
    {
      ...groupFields,
      new_time: time,
      people: list(object({ nickname: text, headimg: picture }, { headimg: 'avatar' })),
      activity: activityRow,
    },
    { ...groupNames, new_time: 'now' },
  ),
  access: 'member',
  refusals: pickRefusals(activityRefusals, 'noSuchGroup'),
});

export type TeamGroup = z.output<typeof teamGroup.data>;

export const flashDetail = defineEndpoint({
  path: '/v1/flash/detail',
  payload: object({ id }),
  data: object(
    {
      ...activityFields,
      per_order: count,
      per_member: count,
      bought: count,
      rules: list(requiredText),
      product,
      occasion,
      mine,
    },
    { ...activityNames },
  ),
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(activityRefusals, 'noSuchActivity'),
});

export type FlashDetail = z.output<typeof flashDetail.data>;

const ownActivityTabs = ['all', 'grouping', 'done', 'failed'] as const;

export type OwnActivityTab = (typeof ownActivityTabs)[number];

/** The member's own places in group buys and flash sales, the newest first. */
export const myActivities = defineEndpoint({
  path: '/v1/activity/mine',
  payload: object({ tab: withDefault(oneOf(ownActivityTabs), 'all'), ...pageOf }),
  data: paged(
    'data',
    'last_page',
    object(
      {
        order_id: id,
        order_state: oneOf(orderStates),
        refund_asked: flag,
        /** '' where no ticket is needed. */
        ticket_id: text,
        create_time: time,
        pay: money,
        activity: activityRow,
        group,
      },
      {
        create_time: 'at',
      },
    ),
  ),
  access: 'member',
  refusals: {},
});

export const activityApi = {
  activityList,
  teamDetail,
  teamGroups,
  teamGroup,
  flashDetail,
  myActivities,
};
