import { covers, holds, type Rights } from '#schemas/operator/areas.ts';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import type { Database } from '../../db/database.ts';
import type { Operator } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { lockAccounts } from './roles.ts';

/** Locks all accounts. Refuses `noRight` where the operator may not manage them any more. */
export const lockForManager = async (tx: Database, own: number) => {
  const accounts = await lockAccounts(tx);
  const self = accounts.operators.find(({ id }) => id === own);
  if (!self?.active || self.mustSetUp || !holds(self.rights, 'accounts.decide'))
    throw new RefusedError(operatorRefusals.noRight);
  return { ...accounts, self };
};

/** Refuses `moreRights` where the manager lacks some of these rights. */
export const assertCovers = (self: Operator, ...others: readonly Rights[]): void => {
  if (!others.every((rights) => covers(self.rights, rights)))
    throw new RefusedError(operatorRefusals.moreRights);
};

/** Refuses `ownRight` where the manager's own new rights would not include managing accounts. */
export const assertStaysManager = (rights: Rights): void => {
  if (!holds(rights, 'accounts.decide')) throw new RefusedError(operatorRefusals.ownRight);
};
