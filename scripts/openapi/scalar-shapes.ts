import type * as z from 'zod/mini';
import {
  choice,
  count,
  duration,
  flag,
  html,
  id,
  LARGEST_INTEGER,
  link,
  MAX_TEXT,
  money,
  pageTotal,
  picture,
  price,
  requiredText,
  text,
  time,
  unlessZero,
  zeroFlag,
} from '#schemas/wire/primitives.ts';

export type Shape = { [keyword: string]: unknown };

const absent = { enum: [null, ''] };
const numeric = { type: 'string', pattern: '^\\s*-?\\d{1,15}(?:\\.\\d*)?\\s*$' };
const switches = { enum: [1, 0, '1', '0', true, false, 'true', 'false', '', null] };
const otherwise = (stand: string): string => `读不懂的按${stand}，并且上报`;

/** A scalar type: the values that are read unchanged, and in words what happens to others. */
type Kind = { name: string; schema: z.core.$ZodType; shape: Shape };

export const scalarKinds: readonly Kind[] = [
  {
    name: 'text',
    schema: text,
    shape: {
      type: ['string', 'number', 'null'],
      description: `文字。数字按文字读，null 和缺失为空；超过 ${MAX_TEXT} 字截断；${otherwise('空')}`,
    },
  },
  {
    name: 'requiredText',
    schema: requiredText,
    shape: {
      type: ['string', 'number'],
      pattern: '[^\\s\\p{Cc}\\p{DI}\\u2800]',
      description: `文字，要有看得见的字。数字按文字读；超过 ${MAX_TEXT} 字截断`,
    },
  },
  {
    name: 'html',
    schema: html,
    shape: {
      type: ['string', 'null'],
      description: `正文 HTML，只显示安全的标签；${otherwise('空')}`,
    },
  },
  {
    name: 'id',
    schema: id,
    shape: {
      type: ['integer', 'string'],
      minimum: -Number.MAX_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      pattern: '^\\s*[\\w-]{1,64}\\s*$',
      description: '编号。数字或文字都可以；超出 2^53 的整数逐位保留',
    },
  },
  {
    name: 'flag',
    schema: flag,
    shape: {
      ...switches,
      description: `开关：1 开，0 关。缺失、null 和空为关；${otherwise('关')}`,
    },
  },
  {
    name: 'unlessZero',
    schema: unlessZero,
    shape: {
      ...switches,
      description: `开关：0 关，1 开。缺失、null 和空为开；${otherwise('开')}`,
    },
  },
  {
    name: 'zeroFlag',
    schema: zeroFlag,
    shape: {
      anyOf: [{ type: 'number' }, { type: 'boolean' }, numeric, absent],
      description: `反向开关：0 表示是，其他数、true 和 false 表示否。缺失、null 和空为否；${otherwise('否')}`,
    },
  },
  {
    name: 'count',
    schema: count,
    shape: {
      anyOf: [
        { type: 'number', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
        {
          type: 'string',
          pattern:
            '^\\s*(?:\\d{1,15}(?:\\.\\d*)?|(?:\\d{1,3}(?:,\\d{3})+|\\d{1,7}(?:\\.\\d+)?)\\s*[千kK万wW亿]?)\\+?\\s*$',
        },
        absent,
      ],
      description: `数量，从 0 起的整数，最大 ${LARGEST_INTEGER}。也读 1.2万、12K、1,200+；缺失为 0；${otherwise(' 0')}`,
    },
  },
  {
    name: 'duration',
    schema: duration,
    shape: {
      anyOf: [{ type: 'number' }, numeric, absent],
      description: `毫秒数，可以为负。缺失为 0；${otherwise(' 0')}`,
    },
  },
  {
    name: 'choice',
    schema: choice,
    shape: {
      anyOf: [
        { type: 'integer', minimum: -LARGEST_INTEGER, maximum: LARGEST_INTEGER },
        { type: 'string', pattern: '^\\s*-?(?:\\d{1,9}|1\\d{9}|20\\d{8})(?:\\.0*)?\\s*$' },
      ],
      description: '类别（整数），数字或文字都可以',
    },
  },
  {
    name: 'pageTotal',
    schema: pageTotal,
    shape: {
      anyOf: [
        { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
        { type: 'string', pattern: '^\\s*\\d{1,15}(?:\\.0*)?\\s*$' },
        absent,
      ],
      description: `总页数。缺失为没有说；${otherwise('没有说')}`,
    },
  },
  {
    name: 'money',
    schema: money,
    shape: {
      anyOf: [
        { type: 'number', minimum: 0, exclusiveMaximum: 1e10 },
        {
          type: 'string',
          pattern:
            '^\\s*(?:[¥￥]|RMB|CNY)?\\s*(?:\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,10})(?:\\.\\d*)?\\s*元?\\s*$|^免费$',
        },
        absent,
      ],
      description:
        '金额（元），如 "9.90"，免费为 "0.00"。也读 ¥1,299.00、99元、免费；缺失为没有价格，不是免费',
    },
  },
  {
    name: 'price',
    schema: price,
    shape: {
      anyOf: [
        { $ref: '#/components/schemas/money' },
        { type: 'string', maxLength: 20, pattern: '\\p{Script=Han}' },
      ],
      description: '价格（元），或 20 字以内的中文，如 面议',
    },
  },
  {
    name: 'time',
    schema: time,
    shape: {
      anyOf: [
        { const: 0 },
        { type: 'number', minimum: 1, maximum: 8e15 },
        {
          type: 'string',
          pattern:
            '^\\s*(?:0+|0000-00-00(?: 00:00:00)?|[1-9]\\d{0,12}(?:\\.\\d*)?|\\d{4}[-/]\\d{1,2}[-/]\\d{1,2}(?:[ T]\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\.\\d+)?\\s*(?:[Zz]|[+-]\\d{2}:?\\d{2})?)?)\\s*$',
        },
        absent,
      ],
      description: `时间：秒数，11 位以上为毫秒；或 2026-11-21 08:00:00，不写时区为北京时间。0、0000-00-00 和缺失为没有；${otherwise('没有')}，日历上没有的日子也是`,
    },
  },
  {
    name: 'link',
    schema: link,
    shape: {
      type: ['string', 'null'],
      maxLength: MAX_TEXT,
      pattern: '^(?:$|#?/(?![/\\\\])|https?://)',
      description: `链接：http、https 或以 / 开头的站内路径；${otherwise('没有链接')}`,
    },
  },
  {
    name: 'picture',
    schema: picture,
    shape: {
      type: ['string', 'null'],
      description: `图片地址：同链接，也可以是 //host/…、上传的路径和 data:image/…；${otherwise('占位图')}`,
    },
  },
];
