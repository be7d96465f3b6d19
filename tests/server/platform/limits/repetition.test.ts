import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderRefusals } from '#schemas/order/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { doneRequest } from '#server/db/tables/done-request.ts';
import { hotWord } from '#server/db/tables/search.ts';
import { RefusedError } from '#server/platform/endpoint/errors.ts';
import { steps, unchanged } from '#server/platform/endpoint/verb.ts';
import { onDatabase } from '../../harness/postgres/database.ts';
import { served } from '../../harness/server/served.ts';

const write = defineEndpoint({
  path: '/test/write',
  payload: z.object({ word: z.string() }),
  data: z.object({ id: z.int() }),
  access: 'member',
  changes: true,
  idempotent: true,
});
const tell = defineEndpoint({ ...write, path: '/test/tell', idempotent: 'answer-once' });

const member = (id: number) => ({ member: { id, disabled: false } });
const taken = { code: String(orderRefusals.orderPaid.code) };
const over = { code: String(callRefusals.requestOver.code) };

const add = async (db: Database, word: string): Promise<{ id: number }> => {
  const [row] = await db.insert(hotWord).values({ word }).returning({ id: hotWord.id });
  if (!row) throw new Error('not written');
  return row;
};

onDatabase('a request that comes again', (opened) => {
  const counted = (word: string) => opened().db.$count(hotWord, eq(hotWord.word, word));
  const words = () => ({ word: randomUUID() });

  it('is carried out once and answered as at first, however many come at once', async () => {
    const { as, ask } = served(
      opened().db,
      { write },
      { write: ({ db }, { word }) => add(db, word) },
    );
    as(member(1));
    const request = words();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(write, request)));
    answers.push(await ask(write, request));
    expect(answers[0]).toMatchObject({ code: '200', data: { id: expect.any(Number) } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await counted(request.word)).toBe(1);
    as(member(2));
    await ask(write, request);
    expect(await counted(request.word)).toBe(2);
  });

  it('is told its first answer where it meets what it has done itself', async () => {
    const verb = steps(write, {
      prepare: async ({ db }, { word }) => {
        const times = await db.$count(hotWord, eq(hotWord.word, word));
        if (times > 0) throw new RefusedError(orderRefusals.orderPaid);
      },
      run: ({ db }, { word }) => add(db, word),
    });
    const { as, ask } = served(opened().db, { write }, { write: verb });
    as(member(1));
    const request = words();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(write, request)));
    for (const { code } of answers) expect(code).toBe('200');
    as(member(2));
    expect(await ask(write, request)).toMatchObject(taken);
  });

  it('is judged anew where it was refused, whose changes are undone', async () => {
    const state = { refuses: true };
    const { as, ask } = served(
      opened().db,
      { write },
      {
        write: async ({ db }, { word }) => {
          const answer = await add(db, word);
          if (state.refuses) throw new RefusedError(orderRefusals.orderPaid);
          return answer;
        },
      },
    );
    as(member(1));
    const request = words();
    expect(await ask(write, request)).toMatchObject(taken);
    expect(await counted(request.word)).toBe(0);
    state.refuses = false;
    expect((await ask(write, request)).code).toBe('200');
    expect(await counted(request.word)).toBe(1);
  });

  it('is judged anew where it changed nothing', async () => {
    const answers = [unchanged({ id: 1 }), { id: 2 }, { id: 3 }];
    const { as, ask } = served(
      opened().db,
      { write },
      { write: () => answers.shift() ?? { id: 4 } },
    );
    as(member(1));
    const request = words();
    const notices = [
      await ask(write, request),
      await ask(write, request),
      await ask(write, request),
    ];
    expect(notices.map(({ data }) => data)).toEqual([{ id: 1 }, { id: 2 }, { id: 2 }]);
  });

  it('is told so where the verb says how', async () => {
    const verb = steps(write, { run: () => ({ id: 1 }), onRepeat: ({ id }) => ({ id: -id }) });
    const { as, ask } = served(opened().db, { write }, { write: verb });
    as(member(1));
    const request = words();
    expect((await ask(write, request)).data).toEqual({ id: 1 });
    expect((await ask(write, request)).data).toEqual({ id: -1 });
  });

  it('is refused where the answer was a secret, which is nowhere kept', async () => {
    const { db } = opened();
    const secret = 1_234_567_890;
    const { as, ask } = served(
      db,
      { tell },
      {
        tell: async (context, { word }) => {
          await add(context.db, word);
          return { id: secret };
        },
      },
    );
    as(member(1));
    const request = words();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(tell, request)));
    expect(answers.filter(({ code }) => code === '200')).toMatchObject([{ data: { id: secret } }]);
    expect(answers.filter(({ code }) => code === over.code)).toHaveLength(3);
    expect(await ask(tell, request)).toMatchObject(over);
    expect(await counted(request.word)).toBe(1);
    expect(JSON.stringify(await db.select().from(doneRequest))).not.toContain(String(secret));
  });

  it('passes what stands before and after its verb, whatever becomes of it', async () => {
    const passed: string[] = [];
    const verb = steps(write, {
      before: async () => void passed.push('before'),
      run: (_context, { word }) => {
        passed.push('run');
        if (word.startsWith('refused')) throw new RefusedError(orderRefusals.orderPaid);
        return { id: 1 };
      },
      after: () => void passed.push('after'),
    });
    const { as, ask } = served(opened().db, { write }, { write: verb });
    as(member(1));
    const request = words();
    await ask(write, request);
    await ask(write, request);
    await ask(write, { word: `refused ${randomUUID()}` });
    expect(passed.join(' ')).toBe('before run after before after before run after');
  });

  it('is tried again where another transaction stood in its way', async () => {
    let left = 2;
    const { as, ask } = served(
      opened().db,
      { write },
      {
        write: ({ db }, { word }) => {
          left -= 1;
          if (left >= 0) throw Object.assign(new Error('in the way'), { code: '40P01' });
          return add(db, word);
        },
      },
    );
    as(member(1));
    const request = words();
    expect((await ask(write, request)).code).toBe('200');
    expect(await counted(request.word)).toBe(1);
  });

  it('is judged once, however often its transaction is tried', async () => {
    const judged = randomUUID();
    let inTheWay = true;
    const verb = steps(write, {
      prepare: ({ db }) => add(db, judged),
      run: async ({ db }, { word }) => {
        const answer = await add(db, word);
        if (inTheWay) {
          inTheWay = false;
          throw Object.assign(new Error('could not serialize access'), { code: '40001' });
        }
        return answer;
      },
    });
    const { as, ask } = served(opened().db, { write }, { write: verb });
    as(member(1));
    const request = words();
    expect((await ask(write, request)).code).toBe('200');
    expect([await counted(judged), await counted(request.word)]).toEqual([1, 1]);
  });
});
