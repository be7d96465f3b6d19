import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { live } from '#server/db/tables/live.ts';
import { append, holdRoom } from '#server/domains/live/room-log.ts';
import { migrations } from '../../harness/test-database.ts';
import { joinIn, liveOn } from '../harness/live/calls.ts';
import { openSocket } from '../harness/live/socket.ts';
import { filledPostgres, hasPostgres } from '../harness/postgres/database.ts';

it.skipIf(!hasPostgres)(
  'a message that is committed late is not passed over by one that was written after it',
  async () => {
    const { url, drop } = await filledPostgres();
    const opened = await openPostgres(url, migrations);
    const { db } = opened;
    const { app } = liveOn(db);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const [room] = await db
        .insert(live)
        .values({ title: '测试直播', status: 1, priceFen: 0, startAt: new Date() })
        .returning();
      const liveId = room?.id ?? 0;
      const { id: memberId, token } = await joinIn(db);
      const socket = openSocket(origin);
      await socket.join(liveId, token);
      let answered = false;
      const isHeld = async () => {
        const { rows } = (await db.execute(
          sql`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
            where datname = current_database() and locktype = 'advisory' and not granted`,
        )) as unknown as { rows: unknown[] };
        return rows.length > 0;
      };
      await db.transaction(async (tx) => {
        await holdRoom(tx, liveId);
        const entry = { liveId, memberId, kind: 'text', at: new Date() } as const;
        await append(tx, { ...entry, body: '先写的', clientKey: 'first' });
        socket.say('后写的').then(() => {
          answered = true;
        });
        // the other one waits for this one, or has gone past it
        while (!answered && !(await isHeld())) await db.execute(sql`select pg_sleep(0.01)`);
      });
      await socket.hear('后写的');
      await socket.hear('先写的');
      expect(socket.entries().map(({ body }) => body)).toEqual(['先写的', '后写的']);
      socket.close();
    } finally {
      await app.close();
      await opened.close();
      await drop();
    }
  },
);
