import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { doneRequest } from '#server/db/tables/done-request.ts';
import { limitCount } from '#server/db/tables/limit.ts';
import { knownDevice, passwordFailure, session, smsCodeTable } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { operator, operatorSession } from '#server/db/tables/operator.ts';
import { reminder } from '#server/db/tables/relation.ts';
import { streamTicket } from '#server/db/tables/stream.ts';
import { DAY, HOUR, SECOND } from '#server/platform/time/durations.ts';
import { apiOn } from '../harness/api.ts';
import { onEveryDatabase } from '../harness/postgres/database.ts';

const PATIENT = { timeout: 30_000, interval: 50 };

const someone = async (db: Database): Promise<{ memberId: number; operatorId: number }> => {
  const [who] = await db.select({ id: member.id }).from(member).limit(1);
  const name = `sweeper ${Math.random()}`;
  const row = { name, role: 'view', passwordHash: '', createdAt: new Date() } as const;
  const [at] = await db.insert(operator).values(row).returning({ id: operator.id });
  return { memberId: who?.id ?? 0, operatorId: at?.id ?? 0 };
};

/** Writes rows that nobody reads any more, marked `old`, and others marked `new`; gives the marks. */
const fill = async (db: Database): Promise<Record<string, PgColumn>> => {
  const { memberId, operatorId } = await someone(db);
  const now = Date.now();
  const pair = <T>(age: number, make: (mark: string, at: Date) => T): T[] => [
    make('old', new Date(now - age)),
    make('new', new Date(now + HOUR)),
  ];
  const at = new Date(now);
  await db
    .insert(doneRequest)
    .values(pair(31 * DAY, (hash, then) => ({ hash, answer: {}, at: then })));
  await db
    .insert(session)
    .values(pair(31 * DAY, (tokenHash, expiresAt) => ({ tokenHash, memberId, expiresAt })));
  await db
    .insert(passwordFailure)
    .values(pair(2 * DAY, (account, then) => ({ account, ip: '', at: then })));
  await db.insert(smsCodeTable).values(
    pair(3 * DAY, (phone, sentAt) => ({
      ...{ phone, purpose: 'login', ip: '', codeHash: '', requestHash: phone, sentAt },
      expiresAt: at,
    })),
  );
  await db
    .insert(knownDevice)
    .values(
      pair(181 * DAY, (owner, seenAt) => ({ owner, secretHash: owner, network: '', seenAt })),
    );
  await db.insert(limitCount).values(pair(SECOND, (key, expire) => ({ key, points: 1, expire })));
  await db.insert(streamTicket).values(
    pair(2 * DAY, (keyHash, usedAt) => ({
      ...{ keyHash, sessionHash: '', stream: '', recorded: false, usedAt },
    })),
  );
  await db.insert(operatorSession).values(
    pair(2 * DAY, (tokenHash, expiresAt) => ({
      tokenHash,
      operatorId,
      createdAt: at,
      expiresAt,
    })),
  );
  return {
    requests: doneRequest.hash,
    sessions: session.tokenHash,
    failures: passwordFailure.account,
    codes: smsCodeTable.phone,
    devices: knownDevice.owner,
    limits: limitCount.key,
    tickets: streamTicket.keyHash,
    operators: operatorSession.tokenHash,
  };
};

onEveryDatabase('what nobody reads any more', (opened) => {
  it('goes once a server listens, and nothing else does', async () => {
    const { db, line } = opened();
    const marks = await fill(db);
    const [who] = await db.select({ id: member.id }).from(member).limit(1);
    const noticeOf = (days: number) => {
      const at = new Date(Date.now() - days * DAY);
      return { target: 'live', targetId: days, startAt: at, memberId: who?.id ?? 0, at } as const;
    };
    await db.insert(reminder).values([noticeOf(31), noticeOf(29)]);
    // more than a statement deletes
    await db.execute(sql`insert into limit_count (key, points, expire)
      select 'many ' || n, 1, now() - interval '1 second' from generate_series(1, 12000) as n`);
    const left = async (mark: string): Promise<string[]> => {
      const found: string[] = [];
      for (const [name, column] of Object.entries(marks))
        if ((await db.$count(column.table, sql`${column} = ${mark}`)) > 0) found.push(name);
      return found;
    };
    // by itself it would look again after ten seconds
    const { app } = apiOn(db, { line });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(() => left('old'), PATIENT).toEqual([]);
    await expect.poll(() => db.$count(reminder, sql`target_id = 31`), PATIENT).toBe(0);
    await expect.poll(() => db.$count(limitCount, sql`key like 'many %'`), PATIENT).toBe(0);
    expect(await left('new')).toEqual(Object.keys(marks));
    expect(await db.$count(reminder, sql`target_id = 29`)).toBe(1);
    await app.close();
  });
});
