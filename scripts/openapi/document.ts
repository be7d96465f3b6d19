import * as z from 'zod/mini';
import { DRAWS, DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import { areaNames, areas, levelNames, levels, type Right } from '#schemas/operator/areas.ts';
import { consoleRefusals } from '#schemas/operator/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Access, Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { NounCall } from './every-call.ts';
import { type Shape, scalarKinds } from './scalar-shapes.ts';
import { type MeaningOf, ref, shaper } from './shapes.ts';

type Schema = Endpoint['data'];
type Named = ReadonlyMap<Schema, string>;

const codeShape = (code: number | string): Shape => ({
  enum: [...new Set([code, String(code)])],
});

const refusalName = ({ code, name }: Refusal): string => `refusal.${name}.${code}`;

const isConstant = ({ message }: Refusal): boolean => !message.includes('{n}');

const refusalShape = (refusal: Refusal): Shape => ({
  type: 'object',
  description: refusal.message.replace('{n}', 'n'),
  properties: {
    code: codeShape(refusal.code),
    msg: isConstant(refusal) ? { const: refusal.message } : { type: 'string' },
    data: {},
  },
  required: ['code', 'msg'],
});

const json = (schema: Shape) => ({ 'application/json': { schema } });

const anyOf = (shapes: readonly Shape[]): Shape => {
  const [only, ...others] = shapes;
  return only && others.length === 0 ? only : { anyOf: shapes };
};

const securityOf = (access: Access): Shape[] => {
  if (access === 'public') return [{}, { token: [] }];
  if (access === 'member') return [{ token: [] }];
  return access.operator === null ? [{}] : [{ operator: [] }];
};

const rightWords = (right: Right): string => {
  const area = areaNames.find((name) => right.startsWith(`${name}.`));
  const level = levels.find((name) => right.endsWith(`.${name}`));
  return area && level ? `${areas[area].label}（${levelNames[level]}）` : right;
};

const accessWords = (access: Access): string => {
  if (access === 'public') return '谁都可以调用';
  if (access === 'member') return '登录的会员可以调用';
  const { operator } = access;
  if (operator === null) return '后台，登录之前';
  if (operator === 'own') return '后台，每个账号管自己的';
  return `后台，需要权限 ${rightWords(operator)}`;
};

const rateWords = (rate: Endpoint['rate']): string | undefined => {
  if (rate === undefined) return undefined;
  return typeof rate === 'number'
    ? `每个会员每分钟最多 ${rate} 次`
    : `每个地址每分钟最多 ${rate.ofAddress} 次`;
};

const wordsOf = (endpoint: Endpoint): string =>
  [
    accessWords(endpoint.access),
    endpoint.changes && '会改动数据',
    endpoint.idempotent === true && '同一个 key 只执行一次，重复时回答第一次的结果',
    endpoint.idempotent === 'answer-once' && '同一个 key 只执行一次，重复时拒绝（43005）',
    rateWords(endpoint.rate),
    endpoint.bodyLimit && `请求最大 ${endpoint.bodyLimit} 字节`,
    endpoint.cache && '应用在本机缓存一小时，加上回答里的 expire',
    !endpoint.refusals && '可能有没有列出的拒绝',
  ]
    .filter(Boolean)
    .join('。');

/** Refusals of the call's own by HTTP status, beside those that every call may answer. */
const ownRefusals = ({ refusals = {} }: Endpoint): ReadonlyMap<number, Shape[]> => {
  const byStatus = new Map<number, Shape[]>();
  for (const refusal of Object.values(refusals))
    byStatus.set(refusal.status, [
      ...(byStatus.get(refusal.status) ?? []),
      ref(refusalName(refusal)),
    ]);
  return byStatus;
};

const responsesOf = (endpoint: Endpoint, data: Shape): Shape => {
  const { 200: _, ...others } = Object.fromEntries(ownRefusals(endpoint));
  const isNeeded = !z.safeParse(endpoint.data, undefined).success;
  const success: Shape = {
    type: 'object',
    properties: {
      code: ref('success'),
      msg: ref('text'),
      data,
      ...(endpoint.cache && { expire: ref('duration') }),
    },
    required: ['code', ...(isNeeded ? ['data'] : [])],
  };
  const common = typeof endpoint.access === 'string' ? 'refused' : 'refusedConsole';
  const body = anyOf([success, ...(ownRefusals(endpoint).get(200) ?? []), ref(common)]);
  return {
    200: { description: '成功（code 200），或拒绝', content: json(body) },
    ...Object.fromEntries(
      Object.entries(others).map(([status, shapes]) => [
        status,
        { description: '拒绝', content: json(anyOf([...shapes, ref(common)])) },
      ]),
    ),
    default: { $ref: `#/components/responses/${common}` },
  };
};

const queryOf = (path: string): Shape[] =>
  [...new URL(path, 'http://any.example').searchParams].map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    schema: { const: value },
  }));

const drawsHeader: Shape = {
  name: DRAWS_HEADER,
  in: 'header',
  description: '应用画得出什么，可以不理会',
  schema: { type: 'string', examples: [DRAWS] },
};

const operationOf = ({ noun, endpoint }: NounCall, shapeOf: (schema: Schema) => Shape): Shape => {
  const parameters = [...queryOf(endpoint.path), ...(endpoint.layout ? [drawsHeader] : [])];
  return {
    operationId: endpoint.path.replace(/^\//, '').replace(/[^\w]+/g, '.'),
    tags: [noun],
    description: wordsOf(endpoint),
    security: securityOf(endpoint.access),
    ...(parameters.length > 0 && { parameters }),
    requestBody: {
      required: !z.safeParse(endpoint.payload, undefined).success,
      content: json(shapeOf(endpoint.payload)),
    },
    responses: responsesOf(endpoint, shapeOf(endpoint.data)),
  };
};

const INFO = {
  title: '学习平台接口',
  version: '1',
  description: [
    '全部接口都是 POST，内容是 JSON，回答是 {code, msg, data}，成功时 code 是 200。',
    '这里写的是读得懂、不上报的写法；以下也读：[]、null 和空文字当作空对象；null、缺失和空文字当作空列表；列表可以放在 {data: […]} 里；分页可以只给列表；总页数等字段可以与 data 并列。',
    '列表里不合格的一项会略过并上报，全都不合格时整个回答不能用。不认识的字段会忽略。',
    '请求里缺失的字段按 default；有的规则只能用文字写在说明里。',
  ].join('\n\n'),
};

const refusedAnyOf = (refusals: readonly Refusal[]): Shape =>
  anyOf(refusals.map((refusal) => ref(refusalName(refusal))));

const componentsOf = (calls: readonly NounCall[], named: Named, asItself: (s: Schema) => Shape) => {
  const common = Object.values<Refusal>(callRefusals);
  const console = [...common, ...Object.values<Refusal>(consoleRefusals)];
  const own = calls.flatMap(({ endpoint }) => Object.values(endpoint.refusals ?? {}));
  const refusals = [...console, ...own].map((each) => [refusalName(each), refusalShape(each)]);
  return {
    schemas: {
      success: { ...codeShape(200), description: '成功' },
      ...Object.fromEntries(scalarKinds.map(({ name, shape }) => [name, shape])),
      ...Object.fromEntries([...named].map(([schema, name]) => [name, asItself(schema)])),
      ...Object.fromEntries(refusals),
      refused: { ...refusedAnyOf(common), description: '每个接口都可能的拒绝' },
      refusedConsole: { ...refusedAnyOf(console), description: '后台每个接口都可能的拒绝' },
    },
    responses: {
      refused: { description: '拒绝', content: json(ref('refused')) },
      refusedConsole: { description: '拒绝', content: json(ref('refusedConsole')) },
    },
    securitySchemes: {
      token: { type: 'apiKey', in: 'header', name: 'token', description: '会员登录后得到的 token' },
      operator: { type: 'apiKey', in: 'cookie', name: 'operator', description: '后台的登录' },
    },
  };
};

const usedRefs = (root: unknown, schemas: Readonly<Record<string, Shape>>): ReadonlySet<string> => {
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!used.has(name)) {
        used.add(name);
        visit(schemas[name] ?? null);
      }
  };
  visit(root);
  return used;
};

/** OpenAPI 3.1 of these calls. */
export const openApi = (calls: readonly NounCall[], named: Named, meaningOf: MeaningOf): Shape => {
  const { shapeOf, asItself } = shaper({ named, meaningOf });
  const paths = calls
    .toSorted((one, other) => (one.endpoint.path < other.endpoint.path ? -1 : 1))
    .map((call) => [call.endpoint.path.replace(/\?.*/, ''), { post: operationOf(call, shapeOf) }]);
  const { schemas, responses, ...components } = componentsOf(calls, named, asItself);
  const used = usedRefs([paths, responses], schemas);
  const usedSchemas = Object.entries<Shape>(schemas).filter(([name]) => used.has(name));
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: INFO,
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ noun }) => noun))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(usedSchemas), responses, ...components },
  };
};
