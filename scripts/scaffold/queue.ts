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

const longest = (name: string): string =>
  `LONGEST_${kebab(name).replaceAll('-', '_').toUpperCase()}_ANSWER`;

const schema = ({ noun, name, title }: NewQueue): NewFile => {
  const call = kebab(`${noun}${capital(name)}`);
  const Name = capital(name);
  return {
    file: schemaFile({ noun, name }),
    text: `import * as z from 'zod/mini';
import { decisionCall, memberRow, queueCalls } from '../desk/queue-calls.ts';
import { author, epochMs, operatorText } from '../operator/operator-call.ts';
import { defineRefusals } from '../wire/define-refusals.ts';

export const ${longest(name)} = 500;

export const ${name}States = ['waiting', 'answered'] as const;

export const ${name}Refusals = defineRefusals({
  noSuch${Name}: { code: ${freeCode(noun)}, message: '没有这一条，请刷新列表' },
});

const head = memberRow(${name}States, { text: z.string() });

export const ${name}Calls = queueCalls({
  ...{ label: '${title}', many: '${call}', one: '${call}', look: 'support.look' },
  ...{ tabs: [...${name}States, 'all'], head, refusals: ${name}Refusals },
  full: z.extend(head, { by: author, answer: z.string(), answeredAt: z.nullable(epochMs) }),
});
export const { count: count${Name}, list: list${Name}, read: read${Name} } = ${name}Calls;

export const answer${Name} = decisionCall(
  'answer-${call}',
  'support.edit',
  { text: operatorText(${longest(name)}) },
  ['answered'],
  ${name}Refusals,
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
    text: `import { sql } from 'drizzle-orm';
import { ${name}Calls, ${name}DeskApi, ${name}Refusals } from '#schemas/${noun}/${kebab(name)}-desk-endpoints.ts';
import { member } from '../../db/tables/member.ts';
import { message as table } from '../../db/tables/message.ts';
import { defineQueue, memberRows, rowValues } from '../desk/index.ts';

export const queues = [
  defineQueue({
    ...{ api: ${name}DeskApi, calls: ${name}Calls, table, key: table.id },
    states: { waiting: ['member'], answered: ['answer${Name}'] },
    from: (db) => memberRows(db, table),
    // the queue's own table takes the place of messages, of which none waits: queueStates(table.state, ${name}States)
    where: { waiting: sql\`false\`, answered: sql\`false\`, all: sql\`false\` },
    search: [member.nickname],
    head: ({ row, nickname }) => ({
      ...{ ...rowValues(row), member: row.memberId, nickname },
      // fields of the queue's own rows, which rowValues has then
      ...{ text: row.body, state: 'waiting' as const, at: row.createdAt.getTime() },
      ...{ by: '', answer: '', answeredAt: null },
    }),
    look: { what: '${title}', of: ({ row }) => row.memberId },
    notFound: ${name}Refusals.noSuch${Name},
    decisions: {
      answer${Name}: {
        // state, answer, by and answeredAt of the queue's own rows
        set: ({ text }) => ({ body: text }),
        tell: ({ id }, { text }) => ({
          ...{ title: '你的${title}有了回复', body: text, link: '', cause: \`${name}:\${id}\` },
        }),
        ...{ action: '${action}', outcome: 'answered' },
        audit: ({ memberId }) => \`回复会员 \${memberId} 的${title}\`,
      },
    },
  }),
];
`,
  };
};

const desk = ({ noun, name }: NewQueue): NewFile => ({
  file: `src/operator/${noun}/${kebab(name)}-desk.tsx`,
  text: `import { ${name}Calls } from '#schemas/${noun}/${kebab(name)}-desk-endpoints.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(${name}Calls, {
  ...{ path: '/${kebab(name)}', icon: 'feedback', group: 'learners', rank: 90 },
  queue: async () => (await import('./${kebab(name)}-queue.tsx')).queue,
});
`,
});

const screen = ({ noun, name, title }: NewQueue): NewFile => {
  const Name = capital(name);
  return {
    file: `src/operator/${noun}/${kebab(name)}-queue.tsx`,
    text: `import { answer${Name}, ${longest(name)}, ${name}Calls } from '#schemas/${noun}/${kebab(name)}-desk-endpoints.ts';
import { zonedText } from '../parts/moments.ts';
import { chip, cut, memberText, nameText } from '../queue/cells.tsx';
import { answered, answerForm, decideBy } from '../queue/forms.ts';
import { markIn, type QueueStates, type TabOf } from '../queue/queue.ts';
import { queueOn } from '../queue/queue-on.ts';

const states: QueueStates<TabOf<typeof ${name}Calls>> = {
  waiting: ['待处理', '没有待处理的${title}', 'warn'],
  answered: ['已回复', '没有已回复的${title}', 'good'],
  all: ['全部', '还没有${title}'],
};

export const queue = queueOn(${name}Calls, {
  ...{ states, waits: 'waiting', looksFor: '搜索会员昵称', noun: '${title}' },
  columns: [
    { title: '会员', key: 'member', width: 130, render: (_, head) => nameText(head) },
    { title: '内容', dataIndex: 'text', render: cut },
    { title: '时间', width: 118, moment: ({ at }) => at },
    { width: 96, mark: ({ state }) => markIn(states, state) },
  ],
  panel: {
    ...{ title: '${title}', right: 'support.edit' },
    facts: (row) => [
      ['状态', chip(markIn(states, row.state))],
      ['会员', memberText(row)],
      ['时间', zonedText(row.at)],
    ],
    text: ({ text }) => text,
    decided: (row) => (row.state === 'waiting' ? undefined : answered('回复', row, row.answeredAt)),
    form: ({ id }) =>
      answerForm({
        ...{ act: '回复', longest: ${longest(name)} },
        placeholder: '写给会员的回复，发出后不能修改',
        run: decideBy(answer${Name}, (given) => ({ id, text: given('text') }), id, {
          ...{ answered: '已回复，会员会收到消息', stale: '已有人回复，没有重复发送' },
        }),
      }),
  },
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
