import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { replacedSoFar } from '#schemas/wire/primitives.ts';
import { openApi } from '#scripts/openapi/document.ts';
import { everyCall, type NounCall } from '#scripts/openapi/every-call.ts';
import { sectionMeaning } from '#scripts/openapi/meanings.ts';
import { namedSchemas } from '#scripts/openapi/named-schemas.ts';
import { type Shape, scalarKinds } from '#scripts/openapi/scalar-shapes.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { answerOf, everySample } from '#stories/back-end/every-sample.ts';

const ref = { type: 'object', properties: { $ref: { type: 'string' } }, required: ['$ref'] };
const closed = (properties: Shape, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const words = { type: 'string', minLength: 1 };
const schema = { $ref: 'https://json-schema.org/draft/2020-12/schema' };
const content = closed({ 'application/json': closed({ schema }, ['schema']) }, [
  'application/json',
]);
const response = { anyOf: [ref, closed({ description: words, content }, ['description'])] };
const security = {
  type: 'array',
  items: { type: 'object', additionalProperties: { type: 'array' } },
};
const parameter = closed(
  {
    name: words,
    in: { enum: ['query', 'header'] },
    required: { type: 'boolean' },
    description: words,
    schema,
  },
  ['name', 'in', 'schema'],
);
const operation = closed(
  {
    operationId: { type: 'string', pattern: '^[\\w.]+$' },
    tags: { type: 'array', items: words },
    description: words,
    security,
    parameters: { type: 'array', items: parameter },
    requestBody: closed({ required: { type: 'boolean' }, content }, ['content']),
    responses: {
      type: 'object',
      propertyNames: { pattern: '^(?:[1-5]\\d\\d|default)$' },
      additionalProperties: response,
      minProperties: 1,
    },
  },
  ['operationId', 'security', 'responses'],
);
const parts = (items: Shape) => ({
  type: 'object',
  propertyNames: { pattern: '^[a-zA-Z0-9._-]+$' },
  additionalProperties: items,
});
const apiKey = closed(
  {
    type: { const: 'apiKey' },
    in: { enum: ['header', 'cookie'] },
    name: words,
    description: words,
  },
  ['type', 'in', 'name'],
);

/** The parts of OpenAPI 3.1 that the document has, each as the standard has it. */
const structure = closed(
  {
    openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
    jsonSchemaDialect: words,
    info: closed({ title: words, version: words, description: words }, ['title', 'version']),
    servers: { type: 'array', items: closed({ url: words }, ['url']) },
    tags: { type: 'array', items: closed({ name: words }, ['name']), uniqueItems: true },
    paths: {
      type: 'object',
      propertyNames: { pattern: '^/[^?#{}]*$' },
      additionalProperties: closed({ post: operation }, ['post']),
    },
    components: closed(
      { schemas: parts(schema), responses: parts(response), securitySchemes: parts(apiKey) },
      [],
    ),
  },
  ['openapi', 'info', 'paths'],
);

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');
const pathOf = (path: string): string => path.replace(/\?.*/, '');

let calls: readonly NounCall[];
let document: Shape;
/** What does not fit the part of the document at a pointer; null where all does. */
let misfit: (pointer: string, value: unknown) => unknown;

beforeAll(async () => {
  calls = await everyCall();
  document = openApi(calls, await namedSchemas(), sectionMeaning);
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false });
  ajv.addSchema(document, 'openapi');
  misfit = (pointer, value) => {
    const validate = ajv.getSchema(`openapi#${pointer}`);
    if (!validate) throw new Error(`nothing at ${pointer}`);
    return validate(value) ? null : [value, validate.errors];
  };
});

describe('OpenAPI of all calls', () => {
  it('is built as OpenAPI 3.1 is, each schema one of JSON Schema', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: false });
    const validate = ajv.compile(structure);
    validate(document);
    expect(validate.errors).toBe(null);
    const { paths, ...others } = document;
    expect(validate({ ...others, paths: { '/a?b=1': {} } })).toBe(false);
  });

  it('names nothing that is not there', () => {
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#(\/[^"]+)"/g)];
    const at = (pointer: string) =>
      pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((part, step) => Object(part)[step], document);
    expect(pointers.length).toBeGreaterThan(1000);
    const absent = pointers.filter(([, pointer = '']) => at(pointer) === undefined);
    expect(absent.map(([, pointer]) => pointer)).toEqual([]);
  });

  it('has every call once, with who may make it', () => {
    const paths = z.parse(
      z.record(
        z.string(),
        z.object({
          post: z.object({
            operationId: z.string(),
            security: z.array(z.record(z.string(), z.unknown())),
          }),
        }),
      ),
      document.paths,
    );
    expect(Object.keys(paths)).toHaveLength(calls.length);
    expect(everyEndpoint.filter(({ path }) => !(pathOf(path) in paths))).toEqual([]);
    const ids = Object.values(paths).map(({ post }) => post.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const members = Object.entries(paths).filter(
      ([, { post }]) => JSON.stringify(post.security) === '[{"token":[]}]',
    );
    const expected = everyEndpoint.filter(({ access }) => access === 'member');
    expect(members.map(([path]) => path).sort()).toEqual(
      expected.map(({ path }) => pathOf(path)).sort(),
    );
  });

  it('takes what each call sends and answers', () => {
    const faults = everySample.flatMap((sample) => {
      const { endpoint, payload: sent } = sample;
      const { path } = endpoint;
      const at = `/paths/${escaped(pathOf(path))}/post`;
      const tidy: unknown = JSON.parse(
        JSON.stringify(z.encode(endpoint.data, z.parse(endpoint.data, answerOf(sample))) ?? null),
      );
      const answer = { code: 200, msg: '成功', data: tidy };
      const refused = { code: 500, msg: '服务开小差了，请稍后再试', data: null };
      const body = `${at}/responses/200/content/application~1json/schema`;
      const found: unknown[] = [
        misfit(`${at}/requestBody/content/application~1json/schema`, sent),
        misfit(body, answer),
        misfit(body, refused),
        misfit(body, { code: 12345, msg: '没有这样的' }) === null ? 'takes any refusal' : null,
      ];
      return found.some(Boolean) ? [[path, found]] : [];
    });
    expect(faults).toEqual([]);
  });

  it.each(['course.courseSchema', 'live.liveSchema', 'activity.activitySchema', 'news.newsItem'])(
    '%s: each field says what it means',
    (name) => {
      const fields = z.parse(
        z.object({ properties: z.record(z.string(), z.object({ description: z.string() })) }),
        Object(document.components).schemas[name],
      );
      expect(Object.keys(fields.properties).length).toBeGreaterThan(2);
    },
  );
});

const values: readonly unknown[] = [
  ...[null, '', ' ', 0, 1, -1, 3, 1.5, 1e12, 9e15, 1e300, true, false, [], {}, [1], { a: 1 }],
  ...[
    '0',
    '1',
    '-1',
    '3',
    '1.50',
    ' 7 ',
    'true',
    'false',
    'yes',
    '课',
    '很多',
    '1.2万',
    '12K',
    '1,200+',
    '3 千',
  ],
  ...[
    '¥1,299.00',
    '99元',
    '免费',
    '面议',
    'RMB 12',
    '9.',
    '1,2',
    '\u200b',
    '\u2800',
    'a b',
    'a-b_1',
    'x'.repeat(65),
  ],
  ...[
    '2026-11-21',
    '2026-11-21 08:00:00',
    '2026/1/2T3:04',
    '2026-11-21T08:00:00Z',
    '0000-00-00',
    '1795147200',
    '昨天',
  ],
  ...[
    '/more',
    '#/more',
    '//a.example',
    'https://a.example/x',
    'javascript:alert(1)',
    'ftp://a.example',
    'a.jpg',
  ],
];

describe('what the kinds of single values say', () => {
  it.each(scalarKinds)('$name: what it takes is read as it is', ({ name, schema: kind }) => {
    const taken = values.filter((value) => misfit(`/components/schemas/${name}`, value) === null);
    const spoilt = taken.filter((value) => {
      const before = replacedSoFar();
      return !z.safeParse(kind, value).success || replacedSoFar() !== before;
    });
    // addresses are cleaned by more than a pattern can say
    expect(spoilt.filter(() => name !== 'picture' && name !== 'link')).toEqual([]);
    expect(taken.length).toBeGreaterThan(1);
  });

  it.each(scalarKinds)('$name: what is read as it is, is taken', ({ name, schema: kind }) => {
    const missed = values.filter((value) => {
      const before = replacedSoFar();
      const isRead = z.safeParse(kind, value).success && replacedSoFar() === before;
      return isRead && misfit(`/components/schemas/${name}`, value) !== null;
    });
    expect(missed).toEqual([]);
  });
});
