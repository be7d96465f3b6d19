import type * as z from 'zod/mini';
import { teacherRefusals } from '../teacher/refusals.ts';
import { workshopRoles } from '../teacher/roles.ts';
import { uploadRefusals } from '../upload/refusals.ts';
import { CHANGES, LOOKS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { flag, id, picture, requiredText, text, time } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { atMost, filled, ruled } from '../wire/rules.ts';
import { byRule, list, object } from '../wire/structures.ts';
import { workshopRefusals } from './refusals.ts';
import { ruledSettings } from './settings-fields.ts';

/** Whom members may be invited as. */
export const invitedRoles = ['admin', 'assistant'] as const;

const inWorkshop = pickRefusals(teacherRefusals, 'noWorkshop');
const inRole = pickRefusals(teacherRefusals, 'noWorkshop', 'notInRole');

const person = object(
  {
    id,
    name: text,
    headimg: picture,
    role: oneOf(workshopRoles),
    joined_at: time,
    /** Whoever asks. */
    own: flag,
    /** Whether whoever asks may remove them; of oneself, leave. */
    removable: flag,
  },
  { headimg: 'avatar', joined_at: 'joinedAt' },
);
export type WorkshopPerson = z.output<typeof person>;

/** Who runs the workshop that the member runs; owners first. */
export const workshopMembers = defineEndpoint({
  path: '/v1/workshop/members',
  payload: none,
  data: object({ name: text, shop: text, role: oneOf(workshopRoles), members: list(person) }),
  access: 'member',
  refusals: inWorkshop,
});

/** Removes a member of lower rank, or oneself. */
export const removeWorkshopMember = defineEndpoint({
  path: '/v1/workshop/removeMember',
  payload: object({ id, key }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    inRole,
    pickRefusals(workshopRefusals, 'lastOwner', 'noSuchWorkshopMember'),
  ),
});

const invite = object({ id, role: oneOf(invitedRoles), code: requiredText, ends_at: time }, byRule);
export type WorkshopInvite = z.output<typeof invite>;

/** Invitations that can still be accepted, the newest first. */
export const workshopInvites = defineEndpoint({
  path: '/v1/workshop/invites',
  payload: none,
  data: object({ role: oneOf(workshopRoles), items: list(invite) }),
  access: 'member',
  refusals: inRole,
});

export const makeWorkshopInvite = defineEndpoint({
  path: '/v1/workshop/invite',
  payload: object({ role: oneOf(invitedRoles), key }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(inRole, pickRefusals(workshopRefusals, 'tooManyInvites')),
});

export const revokeWorkshopInvite = defineEndpoint({
  path: '/v1/workshop/revokeInvite',
  payload: object({ id, key }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(inRole, pickRefusals(workshopRefusals, 'noSuchInvite')),
});

const code = ruled(
  text,
  filled(workshopRefusals.noSuchInvite.message, workshopRefusals.noSuchInvite),
  atMost(100, workshopRefusals.noSuchInvite),
);

const ofInvite = pickRefusals(
  workshopRefusals,
  'noSuchInvite',
  'inviteUsed',
  'inviteEnded',
  'inviteRevoked',
  'ownInvite',
);

/** What an invitation leads into. */
export const readWorkshopInvite = defineEndpoint({
  path: '/v1/workshop/readInvite',
  payload: object({ code }),
  data: object(
    { name: text, headimg: picture, shop: text, role: oneOf(invitedRoles), ends_at: time },
    { headimg: 'avatar', ends_at: 'endsAt' },
  ),
  access: 'member',
  rate: LOOKS,
  refusals: ofInvite,
});

export const acceptWorkshopInvite = defineEndpoint({
  path: '/v1/workshop/acceptInvite',
  payload: object({ code, key }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(ofInvite, pickRefusals(workshopRefusals, 'otherWorkshop')),
});

/** What the owner says of the workshop. */
export const workshopSettings = defineEndpoint({
  path: '/v1/workshop/settings',
  payload: none,
  data: object(
    {
      shop: text,
      specialties: text,
      headimg: picture,
      /** Plain text; '' where `intro_fixed`. */
      intro: text,
      /** The introduction was laid out at the console, and is changed there. */
      intro_fixed: flag,
      notice: text,
      qr_code: picture,
    },
    { headimg: 'avatar', intro_fixed: 'introFixed', qr_code: 'qrCode' },
  ),
  access: 'member',
  refusals: inRole,
});

export type WorkshopSettings = z.output<typeof workshopSettings.data>;

export const saveWorkshopSettings = defineEndpoint({
  path: '/v1/workshop/saveSettings',
  payload: object({ ...ruledSettings, key }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    inRole,
    pickRefusals(workshopRefusals, 'settingsInvalid'),
    pickRefusals(uploadRefusals, 'pictureUnknown'),
  ),
});

export const workshopApi = {
  workshopSettings,
  saveWorkshopSettings,
  workshopMembers,
  removeWorkshopMember,
  workshopInvites,
  makeWorkshopInvite,
  revokeWorkshopInvite,
  readWorkshopInvite,
  acceptWorkshopInvite,
};
