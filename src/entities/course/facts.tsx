import type { productDetail } from '#schemas/course/endpoints.ts';
import { GRAPHIC } from '#schemas/course/product-type.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { Text } from '#src/ui/part/parts.tsx';
import { lengthText, readingText } from '#src/ui/player/playback/media-time.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';

export type FactsOf = Pick<
  Data<typeof productDetail>,
  'type' | 'lessonCount' | 'duration' | 'mine' | 'returns'
>;

const lengthOf = ({ type, duration, lessonCount }: FactsOf): string => {
  if (duration <= 0) return '';
  if (type === GRAPHIC) return readingText(duration / 1000);
  return `${lessonCount > 1 ? '共' : ''}${lengthText(duration / 1000)}`;
};

export const validityOf = ({
  access,
  until,
}: Pick<FactsOf['mine'], 'access' | 'until'>): string => {
  if (access === 'card') return '会员有效期内';
  if (until !== null) return `至 ${dayText(until)}`;
  return access === 'none' ? '购买后长期有效' : '长期有效';
};

const returnsOf = ({ returns }: FactsOf): string => {
  if (!returns || returns.days === 0) return '';
  const whole = `购买后 ${returns.days} 天内学习不到 ${returns.percent}% 全额退`;
  return returns.partly ? `${whole}，超过后退未学课时` : whole;
};

/** A value is '' where nothing is known. */
const factsOf = (product: FactsOf): [name: string, value: string][] => [
  ['节数', product.lessonCount > 1 ? `共 ${product.lessonCount} 节` : ''],
  [product.type === GRAPHIC ? '阅读' : '时长', lengthOf(product)],
  ['有效期', validityOf(product.mine)],
  ['退款', returnsOf(product)],
];

export const ProductFacts = ({ product }: { product: FactsOf }) => (
  <Text as="div" kind="meta" above={6}>
    <FactList facts={factsOf(product)} />
  </Text>
);
