import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { addressTable } from '#server/db/tables/address.ts';
import { member } from '#server/db/tables/member.ts';
import { profile } from '#server/db/tables/profile.ts';
import { breakTables } from '../../harness/logs/broken-tables.ts';
import { dayOfCalls } from '../../harness/logs/day-of-calls.ts';
import { isDisclosedIn } from '../../harness/logs/disclosed-in.ts';
import { newPerson } from '../../harness/logs/person.ts';
import { onDatabase } from '../../harness/postgres/database.ts';

const line = z.looseObject({
  level: z.string(),
  time: z.number(),
  msg: z.string(),
  requestId: z.optional(z.string()),
});

/** All that the database knows of people in their own words. */
const peoplesWords = async (db: Database): Promise<string[]> => {
  const members = await db.select({ nickname: member.nickname, phone: member.phone }).from(member);
  const profiles = await db
    .select({ name: profile.name, hospital: profile.hospital })
    .from(profile);
  const addresses = await db
    .select({ to: addressTable.receiver, phone: addressTable.phone, detail: addressTable.detail })
    .from(addressTable);
  return [...members, ...profiles, ...addresses].flatMap((row) => Object.values(row));
};

onDatabase('the log of a day', (opened) => {
  it('is JSON lines that name their requests, and nobody and nothing of anybody', async () => {
    const { db } = opened();
    const person = newPerson();
    const day = await dayOfCalls(db, person);
    const token = await day.comeIn();
    await day.everyCall(token, { wrongly: true });
    const again = await day.comeIn();
    await day.hostile(again);
    const words = await peoplesWords(db);
    await breakTables(db);
    await day.everyCall(again, { wrongly: false });
    await day.comeIn();
    await day.app.close();

    const text = day.logged.join('');
    const secrets = [...Object.values(person), ...words, ...day.given, day.network, '999999'];
    const remaining = secrets.filter((secret) => secret.length > 1);
    expect(remaining.length).toBeGreaterThan(40);
    const known = remaining.flatMap((secret) => [secret, encodeURIComponent(secret)]);
    expect(known.filter((secret) => isDisclosedIn(text, secret))).toEqual([]);

    const lines = day.logged.map((each) => z.parse(line, JSON.parse(each)));
    const of = (msg: string) => lines.filter((each) => each.msg === msg);
    expect(of('request')).toHaveLength(day.requests());
    const ids = new Set(of('request').map(({ requestId }) => requestId));
    expect(ids.size).toBe(day.requests());
    for (const each of of('call failed')) expect(ids).toContain(each.requestId);
    expect(of('call failed').length).toBeGreaterThan(20);
    expect(text).toContain('"code":"23514"');
    expect(text).toContain('"code":"22003"');
    // what was measured meanwhile cannot be stored either, which is told once for all of it
    expect(of('measures not stored')).toHaveLength(1);
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(
      new Set(['request', 'call failed', 'measures not stored']),
    );
  });
});
