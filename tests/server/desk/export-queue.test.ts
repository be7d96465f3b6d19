import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { feedbackCalls } from '#schemas/feedback/desk-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { feedbackTable } from '#server/db/tables/feedback.ts';
import { registeredQueues } from '#server/domains/desk/registered-queues.ts';
import { queue as feedback } from '#src/operator/feedback/queue.tsx';
import { sheetHeads, sheetLines } from '#src/operator/queue/sheet.ts';
import { consoleAt, openConsole } from '../harness/operator/console.ts';
import { crowdOf } from '../harness/order/crowd.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const rows = z.looseObject({ items: z.array(z.unknown()) });
const { path } = feedbackCalls.sheet;

onDatabase('the table of a queue', (opened) => {
  const start = async () => {
    const { db } = opened();
    const desks = Object.assign({}, ...registeredQueues.map(({ api }) => api));
    const desk = consoleAt(await openConsole(db), desks);
    const seat = await desk.newSeat('publish');
    const exported = async (own: object): Promise<Data<typeof feedbackCalls.sheet>> =>
      z.parse(
        feedbackCalls.sheet.data,
        await desk.ask(path, { state: 'waiting', word: '', before: null, ...own }, seat),
      );
    /** Feedback of a member of their own; gives its number and the nickname. */
    const send = async (text: string) => {
      const [person] = await crowdOf(db, 1);
      const row = {
        memberId: person?.memberId ?? 0,
        kind: 'wish',
        contact: '13812340987',
      } as const;
      const [made] = await db
        .insert(feedbackTable)
        .values({ ...row, text, at: new Date('2026-11-21T06:05:00Z') })
        .returning();
      return made?.id ?? 0;
    };
    return { desk, seat, exported, send };
  };

  it('has what its list shows, no formula, and nothing of what is shown in full alone', async () => {
    const { exported, send } = await start();
    const id = await send('=HYPERLINK("http://x")');
    const { items, next } = await exported({ before: id + 1 });
    expect(next).toBeNull();
    const [line] = sheetLines(feedback, items).split('\r\n');
    expect(sheetHeads(feedback)).toBe('"编号","会员","类型","内容","时间（北京时间）","状态"\r\n');
    expect(line).toMatch(new RegExp(`^"${id}","[^"]+","[^"]+","'=HYPERLINK`));
    expect(line).toContain('"2026-11-21 14:05","待处理"');
    expect(JSON.stringify(items)).not.toContain('13812340987');
  });

  it('is narrowed as the list is, and begins below a number', async () => {
    const { exported, send } = await start();
    const [first, second] = [await send('早'), await send('晚')];
    const numbers = async (own: object) => (await exported(own)).items.map(({ id }) => id);
    expect((await numbers({})).slice(0, 2)).toEqual([second, first]);
    expect((await numbers({ before: second }))[0]).toBe(first);
    expect(await numbers({ state: 'answered' })).not.toContain(first);
    expect(await numbers({ word: '没有这个人' })).toEqual([]);
  });

  it('stands in the audit once an hour, without the word', async () => {
    const { desk, seat, exported } = await start();
    await exported({ word: '林晓' });
    await exported({ word: '林晓', before: 1 });
    const audit = await desk.audit(await desk.newSeat('publish'));
    const own = audit.filter(({ name, action }) => name === seat.name && action === 'export');
    expect(own.map(({ text }) => text)).toEqual(['导出意见反馈：筛选后的']);
  });

  it('has all that the list of every queue shows, in every state', async () => {
    const { desk, seat, send } = await start();
    await send('可以导出吗');
    const nameOf = (api: object, pattern: RegExp) =>
      Object.entries(api).find(([, each]) => pattern.test(each.path))?.[0] ?? '';
    for (const { api, tabs } of registeredQueues)
      for (const state of tabs) {
        const ask = async (name: string, own: object) =>
          z.parse(rows, await desk.ask(name, { state, word: '', exam: null, ...own }, seat)).items;
        const listed = await ask(nameOf(api, /\/list-/), { page: 1 });
        const exported = await ask(nameOf(api, /\/export-/), { before: null });
        expect(exported, `${nameOf(api, /\/export-/)} ${state}`).toEqual(
          expect.arrayContaining(listed),
        );
      }
  });
});
