import {
  AUDIO,
  COLUMN,
  GRAPHIC,
  type ProductType,
  SERIES,
  TOPIC,
  VIDEO,
} from '#schemas/course/product-type.ts';

export const typeNames: Readonly<Record<ProductType, string> & Record<number, string | undefined>> =
  {
    [VIDEO]: '视频',
    [AUDIO]: '音频',
    [GRAPHIC]: '图文',
    [COLUMN]: '专栏',
    [SERIES]: '课程',
    [TOPIC]: '专题',
  };
