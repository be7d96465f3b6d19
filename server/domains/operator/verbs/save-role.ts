import { eq } from 'drizzle-orm';
import { rightsFrom, rightsText } from '#schemas/operator/areas.ts';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import type { saveRole as endpoint } from '#schemas/operator/role-endpoints.ts';
import { builtinRoles } from '#schemas/operator/roles.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { operatorRole } from '../../../db/tables/operator.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { assertCovers, assertStaysManager, lockForManager } from '../managing.ts';

type Input = Payload<typeof endpoint>;
type Accounts = Awaited<ReturnType<typeof lockForManager>>;

const assertNameFree = ({ made }: Accounts, { id, name }: Input): void => {
  const taken = [
    ...Object.values(builtinRoles).map((role) => role.name),
    ...made.filter((role) => role.id !== id).map((role) => role.name),
  ];
  if (taken.some((other) => other.toLowerCase() === name.toLowerCase()))
    throw new RefusedError(operatorRefusals.roleNameTaken);
};

const grantedText = (rights: Input['rights'], secondFactor: boolean): string =>
  `${rightsText(rights)}${secondFactor ? '，必须开启二次验证' : ''}`;

const add = async (tx: Database, { name, rights, secondFactor }: Input, now: number) => {
  const row = { name, rights, secondFactor, createdAt: new Date(now) };
  const [added] = await tx.insert(operatorRole).values(row).onConflictDoNothing().returning();
  if (!added) throw new RefusedError(operatorRefusals.roleNameTaken);
  return { id: added.id, text: `新增角色 ${name}：${grantedText(rights, secondFactor)}` };
};

const change = async (tx: Database, { self, made }: Accounts, id: number, input: Input) => {
  const { name, rights, secondFactor } = input;
  const before = made.find((role) => role.id === id);
  if (!before) throw new RefusedError(operatorRefusals.noSuchRole);
  assertCovers(self, rightsFrom(before.rights));
  if (self.roleId === id) assertStaysManager(rights);
  await tx.update(operatorRole).set({ name, rights, secondFactor }).where(eq(operatorRole.id, id));
  const renamed = before.name === name ? name : `${before.name}，改名为 ${name}`;
  return { id, text: `角色 ${renamed}：${grantedText(rights, secondFactor)}` };
};

/** Refuses `noSuchRole`, `roleNameTaken`, `ownRight`, `moreRights`. */
export const saveRole: Verb<typeof endpoint> = async ({ db, operator: who, now }, input) => {
  const accounts = await lockForManager(db, who.id);
  assertNameFree(accounts, input);
  assertCovers(accounts.self, input.rights);
  const { id, text } =
    input.id === null ? await add(db, input, now) : await change(db, accounts, input.id, input);
  await writeAudit(db, { who, action: 'operator', text, now });
  return { id };
};
