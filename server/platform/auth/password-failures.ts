import { and, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Refusal } from '../../../schemas/define-refusals.ts';
import { loginRefusals } from '../../../schemas/login/refusals.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { passwordFailure } from '../../db/tables/login.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { sweepRows } from '../jobs/sweep-rows.ts';
import { networkOf } from '../limits/network.ts';
import { DAY, MINUTE } from '../time/durations.ts';
import type { Device } from './device.ts';
import { isKnownNetwork, knownDeviceOf } from './known-devices.ts';

/** How long a wrong password counts, in ms. */
const WINDOW = 15 * MINUTE;
/** Wrong ones for an account from a network or a known device, of a network, for an account in all. */
const MOST = { pair: 5, network: 30, account: 50 };

/** `account`: whose password it is. */
type Try = {
  account: string;
  /** The account whose devices and networks are known; '' for none. */
  owner: string;
  /** Keeps wrong passwords of one kind from locking a network for another. */
  kind?: 'operator' | 'live';
  /** Wrong ones for the account in all; without it, 50. */
  most?: number;
};

/** Where a password is tried. */
type Place = Required<Pick<Try, 'account' | 'owner' | 'most'>> & {
  network: string;
  /** The network as it is counted, apart for each kind. */
  ip: string;
  /** Hash of the device where the owner's account was logged into on it before; else ''. */
  device: string;
};

type Caller = { db: Database; device: Device; ip: string; now: number };

const placeOf = async (caller: Caller, { account, owner, kind, most }: Try): Promise<Place> => {
  const network = networkOf(caller.ip);
  const device = owner && (await knownDeviceOf(caller, owner));
  const ip = kind ? `${kind}:${network}` : network;
  return { account, owner, network, ip, device, most: most ?? MOST.account };
};

const ofAccount = ({ account }: Place) => eq(passwordFailure.account, account);

/** The tries that count together with those of this place. */
const ofPlace = (place: Place): SQL | undefined =>
  place.device
    ? and(ofAccount(place), eq(passwordFailure.device, place.device))
    : and(ofAccount(place), eq(passwordFailure.ip, place.ip), isNull(passwordFailure.device));

/**
 * A clock that was set back leaves tries in the future: they count from now, and no longer than others.
 * Servers whose clocks differ by seconds leave each other's tries alone.
 */
const bringBack = async (db: Database, place: Place, now: number): Promise<void> => {
  const at = new Date(now);
  const concerned = or(ofAccount(place), eq(passwordFailure.ip, place.ip));
  await db
    .update(passwordFailure)
    .set({ at })
    .where(and(concerned, gt(passwordFailure.at, new Date(now + MINUTE))));
};

/** The tries of late that lock a place, and whether the owner's network is known. */
const triesAt = async (db: Database, place: Place, now: number) => {
  const recent = gt(passwordFailure.at, new Date(now - WINDOW));
  const seen = (whose: SQL | undefined) => db.$count(passwordFailure, and(whose, recent));
  const unknown = isNull(passwordFailure.device);
  const [tries] = await db
    .select({
      pair: seen(ofPlace(place)),
      network: seen(and(eq(passwordFailure.ip, place.ip), unknown)),
      account: seen(and(ofAccount(place), unknown)),
      fromKnown: isKnownNetwork(db, place, now),
    })
    .from(oneRow);
  if (!tries) throw new Error('a row of counts is missing');
  return tries;
};

const lockedBy = async (db: Database, place: Place, now: number): Promise<Refusal | undefined> => {
  const { pair, network, account, fromKnown } = await triesAt(db, place, now);
  if (pair > MOST.pair) return loginRefusals.passwordLocked;
  if (place.device) return undefined;
  if (network > MOST.network) return loginRefusals.loginIpLocked;
  return account <= place.most || fromKnown ? undefined : loginRefusals.passwordLocked;
};

const dropTry = async (db: Database, id: number): Promise<void> => {
  await db.delete(passwordFailure).where(eq(passwordFailure.id, id));
};

/** Counts a try as wrong; gives its row. A try that is refused counts not. */
const countTry = async (db: Database, place: Place, now: number): Promise<number> => {
  const { account, ip, device } = place;
  await bringBack(db, place, now);
  const [own] = await db
    .insert(passwordFailure)
    .values({ account, ip, device: device || null, at: new Date(now) })
    .returning({ id: passwordFailure.id });
  const id = own?.id ?? 0;
  const refusal = await lockedBy(db, place, now);
  if (!refusal) return id;
  await dropTry(db, id);
  throw new RefusedError(refusal);
};

/**
 * Whether a password is right, by `isRight`. A try is counted as wrong before it is compared, so that many at
 * once are no more than allowed; a right one takes all tries of its place back, and one that could not be
 * compared takes itself back. Five wrong ones within 15 minutes lock the account for that network alone, or
 * for that device where the account was logged into on it; thirty lock the network, and fifty the account
 * for networks from which nobody has logged into it. A known device is counted by itself. Refuses
 * `passwordLocked`, `loginIpLocked`.
 */
export const tryPassword = async (
  caller: Caller,
  tried: Try,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  const { db, now } = caller;
  const place = await placeOf(caller, tried);
  const own = await countTry(db, place, now);
  try {
    const right = await isRight();
    if (right) await db.delete(passwordFailure).where(ofPlace(place));
    return right;
  } catch (error) {
    await dropTry(db, own);
    throw error;
  }
};

/** Forgets an account's wrong passwords, wherever they came from. */
export const clearFailures = async (db: Database, account: string): Promise<void> => {
  await db.delete(passwordFailure).where(eq(passwordFailure.account, account));
};

export const sweepFailures = async (db: Database, now: number): Promise<void> => {
  await sweepRows(db, passwordFailure, lt(passwordFailure.at, new Date(now - DAY)));
};
