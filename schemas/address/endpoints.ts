import type * as z from 'zod/mini';
import { loginRefusals } from '../login/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { count, flag, id, requiredText, text } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { byRule, list, object } from '../wire/structures.ts';
import { addressLines } from './fields.ts';
import { addressRefusals } from './refusals.ts';

/** A member's delivery addresses. Members see and change only their own. */

const addressFields = {
  id,
  receiver: requiredText,
  phone: text,
  province: requiredText,
  city: text,
  /** '' where the city has no counties. */
  county: text,
  detail: requiredText,
  /** A word such as 家, or ''. */
  tag: text,
  is_default: flag,
};

const address = object(addressFields, byRule);
export type Address = z.output<typeof address>;

/** The member's addresses with masked phones: the default one first, then the newest. */
export const addressList = defineEndpoint({
  path: '/v1/address/list',
  payload: none,
  data: object(
    {
      data: list(address),
      /** How many addresses a member may have. */
      most: count,
    },
    { data: 'items' },
  ),
  access: 'member',
  refusals: {},
});

/** One address with its unmasked phone. */
export const addressDetail = defineEndpoint({
  path: '/v1/address/detail',
  payload: object({ id }),
  data: address,
  access: 'member',
  refusals: pickRefusals(addressRefusals, 'noSuchAddress'),
});

/** Saves an address; the first one is the default whatever `isDefault` says, and stays it until another becomes it. */
export const saveAddress = defineEndpoint({
  path: '/v1/address/save',
  payload: object({
    /** '': a new address. */
    id: text,
    ...addressLines,
    isDefault: flag,
    key,
  }),
  data: object({ id }),
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(
      addressRefusals,
      'noSuchAddress',
      'tooManyAddresses',
      'badReceiver',
      'badRegion',
      'badDetail',
      'badTag',
    ),
    pickRefusals(loginRefusals, 'badPhone'),
  ),
});

/** Removes an address; if it was the default one, the newest of the others becomes it. */
export const removeAddress = defineEndpoint({
  path: '/v1/address/remove',
  payload: object({ id, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(addressRefusals, 'noSuchAddress'),
});

export const setDefaultAddress = defineEndpoint({
  path: '/v1/address/setDefault',
  payload: object({ id, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(addressRefusals, 'noSuchAddress'),
});

export const addressApi = {
  addressList,
  addressDetail,
  saveAddress,
  removeAddress,
  setDefaultAddress,
};
