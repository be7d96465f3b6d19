import type * as z from 'zod/mini';
import {
  productAudio,
  productColumn,
  productGraphic,
  productVideo,
} from '#schemas/course/fields.ts';
import { partsOf } from '#schemas/wire/codec.ts';
import {
  choice,
  count,
  duration,
  flag,
  id,
  link,
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

type Schema = z.core.$ZodType;

export const EVERYDAY_WORDS = '示例内容';

/** A scalar for people: its name, its control, and a typical wire value. */
export type ScalarKind = {
  name: string;
  control: 'text' | 'number' | 'boolean' | 'date';
  everyday: unknown;
};

/** 2026-11-20 12:00 in China, in seconds. */
const NOON = 1_795_147_200;

const kinds = new Map<Schema, ScalarKind>([
  [text, { name: '文字', control: 'text', everyday: '每周更新' }],
  [requiredText, { name: '文字（必填）', control: 'text', everyday: EVERYDAY_WORDS }],
  [id, { name: '编号', control: 'text', everyday: 1 }],
  [flag, { name: '开关', control: 'boolean', everyday: 1 }],
  [unlessZero, { name: '开关（0 表示否）', control: 'boolean', everyday: 1 }],
  [zeroFlag, { name: '开关（0 表示是）', control: 'boolean', everyday: 0 }],
  [count, { name: '数量', control: 'number', everyday: 12 }],
  [duration, { name: '时长（毫秒）', control: 'number', everyday: 0 }],
  [choice, { name: '类别（整数）', control: 'number', everyday: 1 }],
  [pageTotal, { name: '总页数', control: 'number', everyday: 3 }],
  [money, { name: '金额（元）', control: 'text', everyday: '99.00' }],
  [price, { name: '价格（元），或“面议”等文字', control: 'text', everyday: '99.00' }],
  [time, { name: '时间', control: 'date', everyday: NOON }],
  [link, { name: '链接', control: 'text', everyday: '/more' }],
  [picture, { name: '图片', control: 'text', everyday: '/media/cover-ecg.svg' }],
]);

// types of products, which have a schema of their own because of their default
for (const product of [productVideo, productAudio, productGraphic, productColumn]) {
  const { course_type, choice_type } = partsOf(product).fields ?? {};
  const type = course_type ?? choice_type;
  const kind = kinds.get(choice);
  if (type && kind) kinds.set(type, kind);
}

/** undefined if it is not a scalar. */
export const scalarKind = (schema: Schema): ScalarKind | undefined => kinds.get(schema);

export const wordKind = (words: readonly string[]): ScalarKind => ({
  name: `文字（${words.join('、')}）`,
  control: 'text',
  everyday: words[0],
});
