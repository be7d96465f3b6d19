import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { sendSignals, sent } from '#server/db/signals.ts';
import { onEveryDatabase } from '../harness/postgres/database.ts';

onEveryDatabase('signals', (opened) => {
  const heardBy = () => {
    const heard: (string | undefined)[] = [];
    onTestFinished(opened().line.hear('live', (text) => heard.push(text)));
    return heard;
  };
  const send = (...texts: string[]) => sendSignals(opened().db, 'live', texts);

  it('reach whoever hears them, until they listen no more', async () => {
    const { line } = opened();
    const [one, other] = [heardBy(), heardBy()];
    const [deaf, unrelated]: string[][] = [[], []];
    line.hear('live', (text) => deaf?.push(String(text)))();
    onTestFinished(line.hear('job', (text) => unrelated?.push(String(text))));
    await send('1 a', "2 'b");
    await expect
      .poll(() => [one, other])
      .toEqual([
        ['1 a', "2 'b"],
        ['1 a', "2 'b"],
      ]);
    expect([deaf, unrelated]).toEqual([[], []]);
  });

  it('come with the commit, and not where there is none', async () => {
    const { db } = opened();
    const heard = heardBy();
    const given = (text: string) => sql`select ${sent('live', sql`${text}::text`)}`;
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(given('taken back'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await db.transaction(async (tx) => {
      await tx.execute(given('later'));
      await tx.execute(sql`select 1`);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(['later']);
  });
});
