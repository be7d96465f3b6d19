import { and, desc, eq, exists, gt, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { knownDevice } from '../../db/tables/login.ts';
import { sweepRows } from '../jobs/sweep-rows.ts';
import { networkOf } from '../limits/network.ts';
import { DEVICE_LIFE, type Device } from './device.ts';
import { hashOf, newToken } from './session.ts';

/** Per account; a further one replaces the one unused for longest. */
const MOST = 10;

/** `owner`: `member:<id>` or `operator:<id>`. */
type Caller = { db: Database; device: Device; ip: string; now: number };

export const memberOwner = (id: number): string => `member:${id}`;
export const operatorOwner = (id: number): string => `operator:${id}`;

const devicesOf = (owner: string, whose: SQL, now: number) => {
  const recent = gt(knownDevice.seenAt, new Date(now - DEVICE_LIFE));
  return and(eq(knownDevice.owner, owner), whose, recent);
};

/** Hash of the caller's device if `owner` has logged in on it before; else ''. */
export const knownDeviceOf = async (
  { db, device, now }: Caller,
  owner: string,
): Promise<string> => {
  if (device.hash === '') return '';
  const own = devicesOf(owner, eq(knownDevice.secretHash, device.hash), now);
  return (await db.$count(knownDevice, own)) > 0 ? device.hash : '';
};

export const isKnownNetwork = (
  db: Database,
  { owner, network }: { owner: string; network: string },
  now: number,
): SQL<boolean> => {
  const there = devicesOf(owner, eq(knownDevice.network, network), now);
  const found = db.select({ id: knownDevice.id }).from(knownDevice).where(there);
  return sql<boolean>`${exists(found)}`;
};

const dropBeyondMost = async (db: Database, owner: string): Promise<void> => {
  const own = eq(knownDevice.owner, owner);
  const newest = db
    .select({ id: knownDevice.id })
    .from(knownDevice)
    .where(own)
    .orderBy(desc(knownDevice.id))
    .limit(MOST);
  await db.delete(knownDevice).where(and(own, notInArray(knownDevice.id, newest)));
};

/**
 * Remembers the caller's device after a login. The secret is new each time, so that a planted one is worth nothing;
 * other accounts on the device stay known.
 */
export const rememberDevice = async (
  { db, device, ip, now }: Caller,
  owner: string,
): Promise<void> => {
  const secret = newToken();
  const secretHash = hashOf(secret);
  if (device.hash) {
    const before = eq(knownDevice.secretHash, device.hash);
    await db.delete(knownDevice).where(and(before, eq(knownDevice.owner, owner)));
    await db.update(knownDevice).set({ secretHash }).where(before);
  }
  const row = { owner, secretHash, network: networkOf(ip), seenAt: new Date(now) };
  await db.insert(knownDevice).values(row);
  await dropBeyondMost(db, owner);
  device.keep(secret);
};

export const forgetDevices = async (db: Database, owner: string): Promise<void> => {
  await db.delete(knownDevice).where(eq(knownDevice.owner, owner));
};

export const sweepDevices = async (db: Database, now: number): Promise<void> => {
  await sweepRows(db, knownDevice, lt(knownDevice.seenAt, new Date(now - DEVICE_LIFE)));
};
