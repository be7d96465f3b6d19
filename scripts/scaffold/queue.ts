import { existsSync, readFileSync } from 'node:fs';
import { auditActions } from '#schemas/operator/fields.ts';
import { screens } from '#src/operator/addresses.ts';
import { filesOf } from '../project.mjs';
import { wordsNotToUse } from '../words/words-not-to-use.ts';
import { capital, kebab, NAME, NOUN, TITLE } from './names.ts';
import type { NewFile, Scaffold } from './plan.ts';
import { wordsRefusal } from './refusals.ts';

export type NewQueue = { noun: string; name: string; title: string };

const FIRST_CODE = 49_200;

/** The requested queue, or a Chinese sentence why it cannot be made, names against the glossary included. */
export const queueOf = ([noun = '', name = '', title = '新队列']: readonly string[]):
  | NewQueue
  | string => {
  if (!NOUN.test(noun)) return `业务名须为小写英文单词：${noun}`;
  if (!existsSync(`schemas/${noun}`)) return `没有这个业务，请先建接口：${noun}`;
  if (!NAME.test(name)) return `队列名须为 camelCase：${name}`;
  const words = wordsRefusal(wordsNotToUse, [noun, name]);
  if (words) return words;
  const path = `/${kebab(name)}`;
  const taken = Object.values(screens).some((each) => each === path);
  if (taken) return `这个地址已经有页面了，请换一个队列名：${path}`;
  return TITLE.test(title) ? { noun, name, title } : `标题须为中文：${title}`;
};

type Named = Pick<NewQueue, 'noun' | 'name'>;

const schemaFile = ({ noun, name }: Named) => `schemas/${noun}/${kebab(name)}-desk-endpoints.ts`;
export const queueFile = ({ noun, name }: Named) =>
  `server/domains/${noun}/${kebab(name)}-queue.ts`;

const codesIn = (paths: readonly string[]): number[] =>
  filesOf(paths).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bcode: (\d{5})\b/g)].map(([, code]) => Number(code)),
  );

const freeCode = (noun: string): number => {
  const taken = new Set(codesIn(['schemas']));
  let code = Math.max(FIRST_CODE, ...codesIn([`schemas/${noun}`])) + 1;
  while (taken.has(code)) code += 1;
  return code;
};

const schema = ({ noun, name, title }: NewQueue): NewFile => {
  const call = kebab(`${noun}${capital(name)}`);
  const Name = capital(name);
  return {
    file: schemaFile({ noun, name }),
    text: `import * as z from 'zod/mini';
import { defineRefusals } from '../wire/define-refusals.ts';
import { byWord, queueCalls, waits } from '../desk/queue-calls.ts';
import { author, epochMs, operationKey, operatorCall, operatorText, rowId } from '../operator/operator-call.ts';

/** ${title}. */

export const LONGEST_${name.toUpperCase()}_ANSWER = 500;

export const ${name}Refusals = defineRefusals({
  noSuch${Name}: { code: ${freeCode(noun)}, message: '没有这一条，请刷新列表' },
});

const head = z.object({
  id: rowId,
  member: rowId,
  nickname: z.string(),
  state: z.enum(['waiting', 'answered']),
  at: epochMs,
});

const full = z.extend(head, { text: z.string(), by: author, answer: z.string() });

export const ${name}Tabs = ['waiting', 'answered', 'all'] as const;
export type ${Name}Tab = (typeof ${name}Tabs)[number];

export const {
  count: count${Name},
  list: list${Name},
  read: read${Name},
} = queueCalls({
  ...{ many: '${call}', one: '${call}', look: 'support.look', tabs: ${name}Tabs },
  ...{ head, full, id: z.object({ id: rowId }), refusals: ${name}Refusals },
  ...{ filter: byWord, listed: waits, counts: waits },
});

/** Answers once, and tells the member; \`stale\`: somebody has answered already, and nothing was changed. */
export const answer${Name} = operatorCall(
  'answer-${call}',
  'support.edit',
  z.object({ id: rowId, text: operatorText(LONGEST_${name.toUpperCase()}_ANSWER), key: operationKey }),
  z.object({ outcome: z.enum(['answered', 'stale']) }),
  { idempotent: true, refusals: ${name}Refusals },
);

export const ${name}DeskApi = { count${Name}, list${Name}, read${Name}, answer${Name} };
`,
  };
};

const server = ({ noun, name, title }: NewQueue): NewFile => {
  const Name = capital(name);
  const action = auditActions.find((each) => each === noun) ?? 'support';
  return {
    file: queueFile({ noun, name }),
    text: `import { desc, eq, sql } from 'drizzle-orm';
import { ${name}DeskApi, ${name}Refusals, ${name}Tabs } from '#schemas/${noun}/${kebab(name)}-desk-endpoints.ts';
import { member } from '../../db/tables/member.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import { decideOnce, defineQueue, queueRows } from '../desk/index.ts';

type Found = { id: number; nickname: string; at: Date };

const toHead = ({ id, nickname, at }: Found) => ({
  ...{ id, member: id, nickname, at: at.getTime() },
  state: 'waiting' as const,
});

// the queue's own table takes the place of the members', of whom none waits here
const waits = sql\`false\`;

const ${name} = queueRows({
  key: member.id,
  from: (db) =>
    db
      .select({ id: member.id, nickname: member.nickname, at: member.createdAt })
      .from(member)
      .$dynamic(),
  states: { waiting: waits, answered: sql\`false\`, all: sql\`false\` },
  order: () => [desc(member.id)],
  search: (word) => holdsWord(member.nickname, word),
  head: toHead,
  look: { what: '${title}', of: ({ id }) => id },
  notFound: ${name}Refusals.noSuch${Name},
  waiting: (db) => db.$count(member, waits),
});

export const queues = [
  defineQueue({
    api: ${name}DeskApi,
    tabs: ${name}Tabs,
    states: { waiting: ['member'], answered: ['answer${Name}'] },
    verbs: () => ({
      count${Name}: ${name}.count,
      list${Name}: ${name}.list,
      read${Name}: async (context, { id }) => ({
        ...toHead(await ${name}.open(context, id)),
        ...{ text: '', by: '', answer: '' },
      }),
      answer${Name}: decideOnce({
        change: (db, { id }: { id: number; text: string }) =>
          db.select({ id: member.id }).from(member).where(eq(member.id, id)).limit(0),
        find: (db, { id }) => ${name}.find(db, id),
        tell: ({ id }, { text }) => ({
          ...{ member: id, title: '你有一条回复', body: text, link: '' },
          ...{ group: 'system', cause: \`${name}:\${id}\` },
        }),
        action: '${action}',
        audit: ({ id }) => \`回复会员 \${id} 的${title}\`,
        outcome: 'answered',
      }),
    }),
  }),
];
`,
  };
};

const desk = ({ noun, name, title }: NewQueue): NewFile => {
  const Name = capital(name);
  return {
    file: `src/operator/${noun}/${kebab(name)}-desk.tsx`,
    text: `import { count${Name} } from '#schemas/${noun}/${kebab(name)}-desk-endpoints.ts';
import { queueDesk } from '../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const COUNT_MS = 60_000;

export const desk = queueDesk({
  ...{ path: '/${kebab(name)}', label: '${title}', icon: 'feedback', group: 'learners', rank: 90 },
  right: 'support.look',
  useCount: () => useOperatorCall(count${Name}, {}, { every: COUNT_MS }),
  queue: async () => (await import('./${kebab(name)}-queue.tsx')).queue,
});
`,
  };
};

const screen = ({ noun, name, title }: NewQueue): NewFile => {
  const Name = capital(name);
  return {
    file: `src/operator/${noun}/${kebab(name)}-queue.tsx`,
    text: `import { answer${Name}, LONGEST_${name.toUpperCase()}_ANSWER, list${Name}, read${Name}, type ${Name}Tab, ${name}Tabs } from '#schemas/${noun}/${kebab(name)}-desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { zonedText } from '../parts/moments.ts';
import { chip, memberText, nameText } from '../queue/cells.tsx';
import { deciding, markIn, type QueueStates, queueOf } from '../queue/queue.ts';
import { queuePanel } from '../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const states: QueueStates<${Name}Tab> = {
  waiting: ['待处理', '没有待处理的${title}', 'warn'],
  answered: ['已回复', '没有已回复的${title}', 'good'],
  all: ['全部', '还没有${title}'],
};

export const queue = queueOf({
    ...{ tabs: ${name}Tabs, states, first: 'waiting', waits: 'waiting' },
    useList: ({ state, word, page }) => useOperatorCall(list${Name}, { state, word, page }),
    looksFor: '搜索会员昵称',
    idOf: ({ id }) => id,
    columns: [
      { title: '会员', key: 'member', render: (_, head) => nameText(head) },
      { title: '时间', width: 118, moment: ({ at }) => at },
      { width: 96, mark: ({ state }) => markIn(states, state) },
    ],
    open: (head) => \`查看 \${nameText(head)} 的${title}\`,
    panel: queuePanel({
      ...{ title: '${title}', right: 'support.edit' },
      useRow: (id) => useOperatorCall(read${Name}, { id }, { fresh: true }),
      facts: (row) => [
        ['状态', chip(markIn(states, row.state))],
        ['会员', memberText(row)],
        ['时间', zonedText(row.at)],
      ],
      text: ({ text }) => text,
      decided: ({ state, by, answer }) =>
        state === 'waiting' ? undefined : { label: '回复', by: \`\${by} 回复\`, answer },
      form: ({ id }) => ({
        ...{ label: '回复', verb: '发出' },
        parts: [
          {
            ...{ field: 'text', kind: 'lines', label: '回复内容', counts: true },
            longest: LONGEST_${name.toUpperCase()}_ANSWER,
          },
          'state',
          {
            ...{ act: '回复', type: 'primary' },
            isReady: (given) => given('text') !== '',
            run: deciding(
              (given) => changeByOperator(answer${Name}, { id, text: given('text') }, \`\${id}\`),
              ({ outcome }) =>
                outcome === 'answered' ? '已回复，会员会收到消息' : { warning: '已有人回复，没有重复发送' },
            ),
          },
        ],
      }),
    }),
});
`,
  };
};

const test = ({ noun, name, title }: NewQueue): NewFile => {
  const Name = capital(name);
  return {
    file: `tests/server/${noun}/${kebab(name)}-queue.test.ts`,
    text: `import { expect, it } from 'vitest';
import { ${name}DeskApi } from '#schemas/${noun}/${kebab(name)}-desk-endpoints.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { consoleOn } from '../harness/operator/console.ts';

onDatabase('${title}', (opened) => {
  it('counts what waits', async () => {
    const desk = await consoleOn(opened().db, {}, ${name}DeskApi);
    const seat = await desk.newSeat('publish');
    // to do: put a row into the queue's own table, and name that table in server/domains/${noun}/${kebab(name)}-queue.ts
    expect(await desk.ask('count${Name}', {}, seat)).toEqual({ waiting: 1 });
  });
});
`,
  };
};

/** The files of a new queue. Nothing is registered, since such files are found by their names. */
export const queuePlan = (queue: NewQueue): Scaffold => ({
  written: [schema(queue), server(queue), desk(queue), screen(queue), test(queue)],
  entered: [],
});
