import * as z from 'zod/mini';
import {
  followPrompt,
  getIndexSystem,
  moduleStart,
  sectionOrder,
  viewTemplate,
} from '#schemas/home/endpoints.ts';
import { flagFields, sectionNames, titleFields } from '#schemas/layout/home-sections.ts';
import { unreadMessages } from '#schemas/message/unread-endpoints.ts';
import { readPreview } from '#schemas/publication/preview-endpoints.ts';
import { bottomStatus, switchVersion } from '#schemas/site/start-endpoints.ts';
import type { Data, Endpoint } from '#schemas/wire/define-endpoint.ts';
import { registry } from '#sections/registry.ts';

export const allModules: Readonly<Record<string, boolean>> = Object.fromEntries(
  Object.values(registry).flatMap(({ module }) => (module ? [[module, true]] : [])),
);

const each = <V>(fields: readonly string[], value: V) =>
  Object.fromEntries(fields.map((field) => [field, value]));

/** The system config with all sections open and without titles of their own. */
export const openConfig = {
  ...each(flagFields, true),
  ...each(titleFields, ''),
  vip_prompt_title: '学习会员',
  vip_description: '全站课程免费学，每月四张优惠券',
} as Data<typeof getIndexSystem>;

const TABS = 5;

const wire = <E extends Endpoint>(endpoint: E, data: Data<E>): [string, unknown] => [
  endpoint.path,
  z.encode(endpoint.data, data),
];

/** The answers that a page needs besides its sections', by path. */
export const pageFacts = (): ReadonlyMap<string, unknown> =>
  new Map([
    wire(getIndexSystem, openConfig),
    wire(
      sectionOrder,
      sectionNames.map((name) => ({ name })),
    ),
    // modules have the same names on the wire
    [moduleStart.path, Object.fromEntries(Object.keys(allModules).map((name) => [name, 1]))],
    wire(viewTemplate, { template: 'ordered' }),
    wire(followPrompt, { name: '知行医学堂', picture: '/media/follow-card.svg' }),
    wire(
      bottomStatus,
      Array.from({ length: TABS }, () => ({ shown: true })),
    ),
    wire(unreadMessages, 3),
    wire(switchVersion, 1),
    // no page in the stories shows a draft
    wire(readPreview, { document: {}, until: 0, now: 0 }),
  ]);
