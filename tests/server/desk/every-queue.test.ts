import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { noRights } from '#schemas/operator/areas.ts';
import { consoleRefusals } from '#schemas/operator/refusals.ts';
import type { Database } from '#server/db/database.ts';
import { caseContest, caseEntry } from '#server/db/tables/case.ts';
import { feedbackTable } from '#server/db/tables/feedback.ts';
import { onboardingTable } from '#server/db/tables/onboarding.ts';
import { operatorRole } from '#server/db/tables/operator.ts';
import { registeredQueues } from '#server/domains/desk/registered-queues.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { consoleAt, openConsole } from '../harness/operator/console.ts';
import { crowdOf } from '../harness/order/crowd.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const parts = { history: '', findings: '', diagnosis: '', treatment: '', discussion: '' };

type Made = { id: number } | undefined;

/** Puts a row into a queue that is decided once; gives its number. */
const waiting: Record<string, (db: Database, memberId: number) => Promise<Made>> = {
  answerFeedback: async (db, memberId) => {
    const row = { memberId, kind: 'wish', text: '可以导出吗', contact: '' } as const;
    const made = await db
      .insert(feedbackTable)
      .values({ ...row, at: new Date() })
      .returning();
    return made[0];
  },
  decideEntry: async (db, memberId) => {
    const at = (days: number) => new Date(Date.now() + days * DAY);
    const [contest] = await db
      .insert(caseContest)
      .values({
        ...{ title: '病例大赛', submissionAt: at(-1), submissionEnd: at(4), voteAt: at(4) },
        ...{ voteEnd: at(8), judgingAt: at(8), judgingEnd: at(12), resultAt: at(13) },
      })
      .returning();
    const [made] = await db
      .insert(caseEntry)
      .values({
        ...{ contestId: contest?.id ?? 0, memberId, state: 'submitted', title: '一例胸痛', parts },
        ...{ savedAt: at(0), submittedAt: at(0) },
      })
      .returning();
    return made;
  },
  decideOnboarding: async (db, memberId) => {
    const [made] = await db
      .insert(onboardingTable)
      .values({
        ...{ memberId, kind: 'person', name: '林晓', number: '110***********002X' },
        ...{ numberHash: randomUUID(), phone: '13800000000', intro: '介绍', portrait: '' },
        sentAt: new Date(),
      })
      .returning();
    return made;
  },
};

const wishes: Record<string, object> = {
  answerFeedback: { text: '下个版本就有' },
  decideEntry: { accepted: true, reason: '' },
  decideOnboarding: { version: 1, decision: 'pass', reason: '' },
};

const outcome = z.looseObject({ outcome: z.string() });
const counted = z.looseObject({ waiting: z.optional(z.int()), held: z.optional(z.int()) });
const listed = z.looseObject({ items: z.array(z.unknown()), pages: z.int() });

onDatabase('every queue', (opened) => {
  const start = async () => {
    const { db } = opened();
    const desks = Object.assign({}, ...registeredQueues.map(({ api }) => api));
    const desk = consoleAt(await openConsole(db), desks);
    const [role] = await db
      .insert(operatorRole)
      .values({ name: randomUUID(), rights: noRights, createdAt: new Date() })
      .returning();
    const seats = { seat: await desk.newSeat('publish'), low: await desk.newSeat(role?.id ?? 0) };
    const nameIn = (api: object, verb: string) =>
      Object.entries(api).find(([, { path }]) => path.includes(`/${verb}-`))?.[0] ?? '';
    return { db, desk, nameIn, ...seats };
  };

  it('is closed to whoever lacks its rights, and counts what its list says', async () => {
    const { desk, seat, low, nameIn } = await start();
    expect(registeredQueues.length).toBeGreaterThanOrEqual(10);
    for (const { api, tabs } of registeredQueues) {
      for (const name of Object.keys(api))
        expect((await desk.send(name, {}, low)).code, name).toBe(
          String(consoleRefusals.noRight.code),
        );
      const count = z.parse(counted, await desk.ask(nameIn(api, 'count'), {}, seat));
      const list = nameIn(api, 'list');
      for (const state of tabs) {
        const request = { state, word: '', exam: null, page: 1 };
        const found = z.parse(listed, await desk.ask(list, request, seat));
        expect(z.parse(counted, found), list).toMatchObject(
          count.held === undefined ? { waiting: count.waiting } : { held: count.held },
        );
        expect(found.pages === 0, `${list} ${state}`).toBe(found.items.length === 0);
      }
    }
  });

  it('counts what waits, is decided once, and says in the audit and to the second who did', async () => {
    const { db, desk, seat, nameIn } = await start();
    const other = await desk.newSeat('publish');
    for (const [decide, make] of Object.entries(waiting)) {
      const queue = registeredQueues.find(({ api }) => decide in api);
      if (!queue) throw new Error(`no queue has ${decide}`);
      const [person] = await crowdOf(db, 1);
      const count = async () =>
        z.parse(counted, await desk.ask(nameIn(queue.api, 'count'), {}, seat)).waiting ?? 0;
      const before = await count();
      const made = await make(db, person?.memberId ?? 0);
      expect(await count(), decide).toBe(before + 1);
      const wish = { id: made?.id, ...wishes[decide] };
      const first = z.parse(outcome, await desk.ask(decide, wish, seat));
      expect(first.outcome).not.toBe('stale');
      expect(await desk.ask(decide, wish, other)).toEqual({ outcome: 'stale' });
      expect(await count(), decide).toBe(before);
      const row = await desk.ask(nameIn(queue.api, 'read'), { id: made?.id }, other);
      expect(row, decide).toMatchObject({ by: seat.name });
      const last = (await desk.audit(seat)).find(({ name }) => name === seat.name);
      expect(last?.text).toContain(`会员 ${person?.memberId}`);
    }
  });
});
