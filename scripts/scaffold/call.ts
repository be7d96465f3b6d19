import { existsSync, readFileSync } from 'node:fs';
import { filesOf } from '../project.mjs';
import type { Entered } from './enter.ts';
import { type CallKind, kebab, type NewCall } from './names.ts';
import type { NewFile, Scaffold } from './plan.ts';

/** Placeholders for each kind of call, which its author replaces. */
type Shape = {
  imports: string;
  payload: string;
  data: string;
  more: string;
  verb: string;
  sample: string;
  sent: string;
};

const fieldsOf = (requested: readonly string[]): string[] =>
  requested.map((name) => (name === 'id' ? 'id' : `${name}: id`));

const sentFor = (requested: readonly string[]): string[] => requested.map((name) => `${name}: '1'`);

const shapes: Readonly<Record<CallKind, (requested: readonly string[]) => Shape>> = {
  read: (requested) => ({
    imports: `import { defineEndpoint } from '../wire/define-endpoint.ts';
import { id, requiredText } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';`,
    payload: `object({ ${fieldsOf(requested).join(', ')} })`,
    data: `object({ ${[...fieldsOf(requested), 'title: requiredText'].join(', ')} })`,
    more: '',
    verb: `async (_, { ${requested.join(', ')} }) => ({ ${[...requested, `title: ''`].join(', ')} })`,
    sample: [
      `payload: { ${sentFor(requested).join(', ')} }`,
      `tidy: { ${[...sentFor(requested), `title: '标题'`].join(', ')} }`,
      `data: { ${[...sentFor(requested), `title: '标题'`].join(', ')} }`,
    ].join(', '),
    sent: `{ ${sentFor(requested).join(', ')} }`,
  }),
  list: (requested) => ({
    imports: `import { pageOf } from '../wire/query-fields.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { id, requiredText } from '../wire/primitives.ts';
import { object, paged } from '../wire/structures.ts';`,
    payload: `object({ ${[...fieldsOf(requested), '...pageOf'].join(', ')} })`,
    data: `paged('data', 'last_page', object({ id, title: requiredText }))`,
    more: '',
    verb: 'async () => ({ items: [], pageCount: 0 })',
    sample: [
      `payload: { ${[...sentFor(requested), 'page: 1'].join(', ')} }`,
      `tidy: { data: [{ id: '1', title: '标题' }], last_page: 1 }`,
      `data: { items: [{ id: '1', title: '标题' }], pageCount: 1 }`,
    ].join(', '),
    sent: `{ ${sentFor(requested).join(', ')} }`,
  }),
  write: (requested) => ({
    imports: `import { key, none } from '../wire/query-fields.ts';
import { callRefusals } from '../wire/call-refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { ${[...(requested.length > 0 ? ['id'] : []), 'text'].join(', ')} } from '../wire/primitives.ts';
import { atMost, filled, ruled } from '../wire/rules.ts';
import { object } from '../wire/structures.ts';`,
    payload: `object({
    ${fieldsOf(requested)
      .map((field) => `${field},\n    `)
      .join('')}title: ruled(text, filled('请填写标题'), atMost(40, callRefusals.badPayload)),
    key,
  })`,
    data: 'none',
    more: '\n  idempotent: true,\n  changes: true,',
    verb: 'async () => ({})',
    sample: `payload: { ${[...sentFor(requested), "title: '标题'", "key: 'k'"].join(', ')} }`,
    sent: `{ ${[...sentFor(requested), "title: '标题'"].join(', ')} }`,
  }),
};

const ownFile = ({ noun, name }: NewCall): string => `schemas/${noun}/${kebab(name)}-endpoints.ts`;

const holder = ({ noun, name }: NewCall): string | undefined =>
  filesOf([`schemas/${noun}`]).find((file) =>
    readFileSync(file, 'utf8').includes(`export const ${name} = defineEndpoint(`),
  );

export const schemaFile = (call: NewCall): string => holder(call) ?? ownFile(call);

const endpoint = (call: NewCall, { imports, payload, data, more }: Shape): NewFile => {
  return {
    file: ownFile(call),
    text: `${imports}

export const ${call.name} = defineEndpoint({
  path: '/v1/${call.noun}/${call.name}',
  payload: ${payload},
  data: ${data},
  access: '${call.access}',${more}
  refusals: {},
});
`,
  };
};

const verb = ({ noun, name }: NewCall, { verb: body }: Shape): NewFile => ({
  file: `server/domains/${noun}/verbs/${kebab(name)}.ts`,
  text: `import type { ${name} as endpoint } from '#schemas/${noun}/${kebab(name)}-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';

export const ${name}: Verb<typeof endpoint> = ${body};
`,
});

const test = ({ noun, name }: NewCall, { sent }: Shape): NewFile => ({
  file: `tests/server/${noun}/${kebab(name)}.test.ts`,
  text: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${name} } from '#schemas/${noun}/${kebab(name)}-endpoints.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openTestDatabase } from '../../harness/test-database.ts';
import { callsOn } from '../harness/calls-on.ts';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(() => opened.close());

it('${name} answers a member', async () => {
  const { get, tokenOf } = callsOn(opened.db, { ${name} });
  const answer = await get('${name}', ${sent}, await tokenOf('demo_vip'));
  expect(
    answer,
    [
      'Let server/domains/${noun}/verbs/${kebab(name)}.ts do what it is for,',
      'say in schemas/${noun}/${kebab(name)}-endpoints.ts what it takes and answers,',
      'and here what a member is told.',
    ].join(' '),
  ).toBe('what a member is told');
});
`,
});

export const callStarts = ({ noun }: NewCall): NewFile[] => [
  { file: `schemas/${noun}/endpoints.ts`, text: `export const ${noun}Api = {\n};\n` },
  {
    file: `schemas/${noun}/samples.ts`,
    text: `import { sampleOf } from '../sample.ts';\n\nexport const samples = [\n];\n`,
  },
  {
    file: `server/domains/${noun}/routes.ts`,
    text: `import { ${noun}Api } from '#schemas/${noun}/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';

export const serve = (host: DomainHost): void => {
  implement(host, ${noun}Api, {
  });
};
`,
  },
];

const entries = ({ noun, name }: NewCall, { sample }: Shape): Entered[] => [
  {
    file: `schemas/${noun}/endpoints.ts`,
    anchor: `export const ${noun}Api = {`,
    line: `  ${name},`,
    imported: `import { ${name} } from './${kebab(name)}-endpoints.ts';`,
  },
  {
    file: `server/domains/${noun}/routes.ts`,
    anchor: `${noun}Api, {`,
    line: `    ${name},`,
    imported: `import { ${name} } from './verbs/${kebab(name)}.ts';`,
  },
  {
    file: `schemas/${noun}/samples.ts`,
    anchor: 'export const samples = [',
    // formatted as biome keeps it: object and list stay expanded
    line: `  sampleOf(${name}, {\n    ${sample}\n  }),`,
    imported: `import { ${name} } from './${kebab(name)}-endpoints.ts';`,
  },
];

export const hasCall = (call: NewCall): boolean => holder(call) !== undefined;

/** Whether the call still has the files that would be written here: an endpoint and a verb of its own. */
export const hasScaffold = (call: NewCall): boolean =>
  existsSync(ownFile(call)) &&
  existsSync(`server/domains/${call.noun}/verbs/${kebab(call.name)}.ts`);

export const callPlan = (call: NewCall): Scaffold => {
  const shape = shapes[call.kind](call.params);
  return {
    written: [
      ...callStarts(call).filter(({ file }) => !existsSync(file)),
      ...[endpoint, verb, test].map((file) => file(call, shape)),
    ],
    entered: entries(call, shape),
  };
};
