import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { loginRefusals } from '#schemas/login/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { passwordFailure } from '../../db/tables/login.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { sweepRows } from '../jobs/sweep-rows.ts';
import { networkOf } from '../limits/network.ts';
import { DAY, MINUTE } from '../time/durations.ts';
import type { Device } from './device.ts';
import type { Lane } from './key-queue.ts';
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

type Origin = Required<Pick<Try, 'account' | 'owner' | 'most'>> & {
  network: string;
  /** The network as it is counted, apart for each kind. */
  ip: string;
  /** Hash of the device where the owner's account was logged into on it before; else ''. */
  device: string;
};

type Caller = { db: Database; device: Device; ip: string; now: number };

const originOf = async (caller: Caller, { account, owner, kind, most }: Try): Promise<Origin> => {
  const network = networkOf(caller.ip);
  const device = owner && (await knownDeviceOf(caller, owner));
  const ip = kind ? `${kind}:${network}` : network;
  return { account, owner, network, ip, device, most: most ?? MOST.account };
};

const ofAccount = ({ account }: Origin) => eq(passwordFailure.account, account);

/** The tries that count together with those of this place. */
const sameOrigin = (origin: Origin): SQL | undefined =>
  origin.device
    ? and(ofAccount(origin), eq(passwordFailure.device, origin.device))
    : and(ofAccount(origin), eq(passwordFailure.ip, origin.ip), isNull(passwordFailure.device));

/**
 * A clock that was set back leaves tries in the future: they count from now, and no longer than others.
 * Servers whose clocks differ by seconds leave each other's tries alone.
 */
const bringBack = async (db: Database, origin: Origin, now: number): Promise<void> => {
  const at = new Date(now);
  const concerned = or(ofAccount(origin), eq(passwordFailure.ip, origin.ip));
  await db
    .update(passwordFailure)
    .set({ at })
    .where(and(concerned, gt(passwordFailure.at, new Date(now + MINUTE))));
};

/** The tries of late that lock a place, and whether the owner's network is known. */
const triesAt = async (db: Database, origin: Origin, now: number) => {
  const recent = gt(passwordFailure.at, new Date(now - WINDOW));
  const seen = (whose: SQL | undefined) => db.$count(passwordFailure, and(whose, recent));
  const unknown = isNull(passwordFailure.device);
  const [tries] = await db
    .select({
      pair: seen(sameOrigin(origin)),
      network: seen(and(eq(passwordFailure.ip, origin.ip), unknown)),
      account: seen(and(ofAccount(origin), unknown)),
      fromKnown: isKnownNetwork(db, origin, now),
    })
    .from(oneRow);
  if (!tries) throw new Error('a row of counts is missing');
  return tries;
};

type Tries = Awaited<ReturnType<typeof triesAt>>;

/** What locks a place, once there are as many tries of late as are allowed. */
const lockedBy = (
  { pair, network, account, fromKnown }: Tries,
  origin: Origin,
): Refusal | undefined => {
  if (pair >= MOST.pair) return loginRefusals.passwordLocked;
  if (origin.device) return undefined;
  if (network >= MOST.network) return loginRefusals.loginIpLocked;
  return account < origin.most || fromKnown ? undefined : loginRefusals.passwordLocked;
};

/** The first numbers of the advisory locks on an account's tries and a network's; no other lock may use them. */
const LOCKS = { account: 43, network: 44 };

/** Has the tries of an account, and those of a network, judged one after the other. */
const takeTurn = async (tx: Database, { account, ip }: Origin): Promise<void> => {
  // in this order for all: what is selected is evaluated from left to right
  await tx.execute(
    sql`select pg_advisory_xact_lock(${LOCKS.account}::integer, hashtext(${account})),
      pg_advisory_xact_lock(${LOCKS.network}::integer, hashtext(${ip}))`,
  );
};

/** Counts a try that was wrong, takes those of its place back after a right one; gives what refuses it. */
const judge = async (
  tx: Database,
  origin: Origin,
  right: boolean,
  now: number,
): Promise<Refusal | undefined> => {
  await takeTurn(tx, origin);
  const refusal = lockedBy(await triesAt(tx, origin, now), origin);
  if (refusal) return refusal;
  const { account, ip, device } = origin;
  if (right) await tx.delete(passwordFailure).where(sameOrigin(origin));
  else
    await tx
      .insert(passwordFailure)
      .values({ account, ip, device: device || null, at: new Date(now) });
  return undefined;
};

/**
 * Whether a password is right, by `isRight`. Where wrong ones have locked a place nothing is compared. What
 * was compared is judged in turn: however many are tried at once, no more than allowed are told wrong, none
 * is told right after those, and a right one counts for nothing and takes all tries of its place back. Five
 * wrong ones within 15 minutes lock the account for that network alone, or for that device where the account
 * was logged into on it; thirty lock the network, and fifty the account for networks from which nobody has
 * logged into it. A known device is counted by itself. Refuses `passwordLocked`, `loginIpLocked`.
 */
export const tryPassword = async (
  caller: Caller,
  tried: Try,
  isRight: (lane: Lane) => Promise<boolean>,
): Promise<boolean> => {
  const { db, now } = caller;
  const origin = await originOf(caller, tried);
  await bringBack(db, origin, now);
  const tries = await triesAt(db, origin, now);
  const locked = lockedBy(tries, origin);
  if (locked) throw new RefusedError(locked);
  const right = await isRight(origin.device || tries.fromKnown ? 'member' : 'stranger');
  const refusal = await db.transaction((tx) => judge(tx, origin, right, now));
  if (refusal) throw new RefusedError(refusal);
  return right;
};

/** Forgets an account's wrong passwords, wherever they came from. */
export const clearFailures = async (db: Database, account: string): Promise<void> => {
  await db.delete(passwordFailure).where(eq(passwordFailure.account, account));
};

export const sweepFailures = async (db: Database, now: number): Promise<void> => {
  await sweepRows(db, passwordFailure, lt(passwordFailure.at, new Date(now - DAY)));
};
