import { eq } from 'drizzle-orm';
import { saveAddress as endpoint } from '../../../schemas/address/endpoints.ts';
import { longest } from '../../../schemas/address/limits.ts';
import { addressRefusals } from '../../../schemas/address/refusals.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { loginRefusals } from '../../../schemas/login/refusals.ts';
import { oneLine } from '../../../schemas/tidy-text.ts';
import { isMainlandPhone } from '../../../schemas/validators.ts';
import type { Database } from '../../db/database.ts';
import { address } from '../../db/tables/address.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { addressIn, clearDefault, lockAddresses, MOST } from './own.ts';

type Asked = Payload<typeof endpoint>;

const fits = (value: string, most: number): boolean => value !== '' && value.length <= most;

/** What is stored. Refuses `badReceiver`, `badPhone`, `badRegion`, `badDetail`, `badTag`. */
const told = (asked: Asked) => {
  const receiver = oneLine(asked.receiver);
  const phone = oneLine(asked.phone);
  const region = [asked.province, asked.city, asked.county].map(oneLine);
  const [province = '', city = '', county = ''] = region;
  const detail = oneLine(asked.detail);
  const tag = oneLine(asked.tag);
  if (!fits(receiver, longest.receiver))
    throw new RefusedError(addressRefusals.badReceiver, longest.receiver);
  if (!isMainlandPhone(phone)) throw new RefusedError(loginRefusals.badPhone);
  if (province === '' || city === '' || region.some((name) => name.length > longest.region))
    throw new RefusedError(addressRefusals.badRegion);
  if (!fits(detail, longest.detail))
    throw new RefusedError(addressRefusals.badDetail, longest.detail);
  if (tag.length > longest.tag) throw new RefusedError(addressRefusals.badTag, longest.tag);
  return { receiver, phone, province, city, county, detail, tag };
};

type Row = Omit<typeof address.$inferInsert, 'id'>;

const put = async (tx: Database, key: number | undefined, row: Row): Promise<number> => {
  if (key !== undefined) {
    await tx.update(address).set(row).where(eq(address.id, key));
    return key;
  }
  const [added] = await tx.insert(address).values(row).returning({ id: address.id });
  if (!added) throw new Error('an inserted row has an id');
  return added.id;
};

/** Saves a new address or a changed one. Refuses `noSuchAddress`, `tooManyAddresses` too. */
export const saveAddress = steps(endpoint, {
  prepare: async (_context, asked) => told(asked),
  run: async ({ db, member, now }, { id, isDefault }, fields) => {
    const rows = await lockAddresses(db, member.id);
    const before = id === '' ? undefined : addressIn(rows, id);
    if (!before && rows.length >= MOST)
      throw new RefusedError(addressRefusals.tooManyAddresses, MOST);
    const asDefault = isDefault || rows.length === 0 || before?.isDefault === true;
    if (asDefault) await clearDefault(db, member.id);
    const row = { ...fields, memberId: member.id, isDefault: asDefault, savedAt: new Date(now) };
    return { id: String(await put(db, before?.id, row)) };
  },
});
