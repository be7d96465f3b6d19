import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { maskedPhone } from '../../platform/wire/masked-phone.ts';
import { addressIn, MOST, ownAddresses, toAddress } from './own.ts';

export const listAddresses = async ({ db, member }: Context<Member>) => {
  const rows = await ownAddresses(db, member.id);
  const items = rows.map((row) => ({ ...toAddress(row), phone: maskedPhone(row.phone) }));
  return { items, most: MOST };
};

/** Refuses `noSuchAddress`. */
export const readAddress = async ({ db, member }: Context<Member>, { id }: { id: string }) =>
  toAddress(addressIn(await ownAddresses(db, member.id), id));
