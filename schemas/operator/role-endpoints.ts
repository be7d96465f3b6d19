import * as z from 'zod/mini';
import { callRefusals } from '../wire/call-refusals.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { filled, ruled } from '../wire/rules.ts';
import { areaNames, levelsOf } from './areas.ts';
import { emptyObject, operationKey, operatorCall, rights, role, rowId } from './operator-call.ts';
import { operatorRefusals } from './refusals.ts';

const named = z.object({
  role,
  name: z.string(),
  rights,
  /** Its holders must have a second factor. */
  secondFactor: z.boolean(),
  holders: z.int(),
});
export type NamedRole = z.output<typeof named>;

/** The built-in roles, then the custom ones in order of creation. */
export const listRoles = operatorCall(
  'list-roles',
  'accounts.decide',
  emptyObject,
  z.object({
    roles: z.array(named),
    /** All accounts must have a second factor, whatever their role says. */
    secondFactorForAll: z.boolean(),
  }),
);

const roleName = ruled(z.string().check(z.trim()), filled('请输入角色名'), {
  holds: (name) => /^[\p{L}\p{N}_-]{2,20}$/u.test(name),
  reason: '请用 2 到 20 个汉字、字母、数字、横线或下划线',
  refusal: callRefusals.badPayload,
});

const grantedRights = rights.check(
  z.refine((given) => areaNames.some((area) => given[area] !== 'none'), '至少选一项权限'),
  z.refine((given) =>
    areaNames.every((area) => {
      const level = given[area];
      return level === 'none' || levelsOf(area).includes(level);
    }),
  ),
);

/** Creates or changes a role; a change applies at once to the sessions of all its holders. */
export const saveRole = operatorCall(
  'save-role',
  'accounts.decide',
  z.object({
    /** null for a new one. */
    id: z.nullable(rowId),
    name: roleName,
    rights: grantedRights,
    secondFactor: z.boolean(),
    key: operationKey,
  }),
  z.object({ id: rowId }),
  {
    idempotent: true,
    refusals: pickRefusals(
      operatorRefusals,
      'noSuchRole',
      'roleNameTaken',
      'ownRight',
      'moreRights',
    ),
  },
);

/** Deletes a role without holders; succeeds if it no longer exists. */
export const removeRole = operatorCall(
  'remove-role',
  'accounts.decide',
  z.object({ id: rowId, key: operationKey }),
  emptyObject,
  { idempotent: true, refusals: pickRefusals(operatorRefusals, 'roleInUse', 'moreRights') },
);

/** Requires a second factor of all accounts, or leaves it to their roles; applies at once to all sessions. */
export const demandSecondFactor = operatorCall(
  'demand-second-factor',
  'accounts.decide',
  z.object({ all: z.boolean(), key: operationKey }),
  emptyObject,
  { idempotent: true, refusals: pickRefusals(operatorRefusals, 'moreRights') },
);

export const operatorRolesApi = { listRoles, saveRole, removeRole, demandSecondFactor };
