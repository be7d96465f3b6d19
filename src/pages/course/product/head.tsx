import { orderAddress } from '#schemas/order/addresses.ts';
import { ProductFacts } from '#src/entities/course/facts.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { isZero, priceText } from '#src/ui/value/amount.ts';
import { peopleText } from '#src/ui/value/people-count.ts';
import { PriceTag } from '#src/ui/value/price.tsx';
import type { Product } from '../lessons-of.ts';
import { ProgressLine } from '../progress-line.tsx';
import { Gains } from './gains.tsx';
import css from './head.module.css';
import { TeacherCard } from './teacher-card.tsx';

const opinionOf = ({ learners, rating }: Product): string =>
  [learners > 0 && peopleText('learners', learners), rating.average && `评分 ${rating.average}`]
    .filter(Boolean)
    .join(' · ');

const Opinion = (product: Product) => {
  const opinion = opinionOf(product);
  return (
    opinion && (
      <Text kind="meta" tone="tertiary">
        {opinion}
      </Text>
    )
  );
};

const cardText = ({ price, memberPrice }: Product): string => {
  if (isZero(memberPrice)) return '会员免费学';
  // for a card holder the price beside these words already is the member price
  return price === memberPrice ? '会员价' : `会员价 ${priceText(memberPrice)}`;
};

const MemberPrice = (product: Product) =>
  product.memberPrice === null ? null : (
    <Text
      as="span"
      kind="meta"
      tone="accent"
      weight={500}
      padInline={8}
      side="end"
      surface="tint"
      radius="tag"
    >
      {cardText(product)}
    </Text>
  );

const Mine = ({ mine, lessonCount }: Product) => {
  if (mine.access === 'none' || !mine.started) return null;
  return (
    <ProgressLine percent={mine.percent}>
      {lessonCount > 1 ? `已学完 ${mine.finished}/${lessonCount} 节` : `已学 ${mine.percent}%`}
    </ProgressLine>
  );
};

export const ProductHead = ({ product, untitled }: { product: Product; untitled?: boolean }) => (
  <header className={css.head}>
    {product.mine.access === 'none' || product.mine.access === 'free' ? (
      <Line gap={8} rowGap={0} wrap>
        <PriceTag price={product.price} linePrice={product.linePrice} size="large" />
        <MemberPrice {...product} />
      </Line>
    ) : (
      <Line as="p" kind="meta" tone="accent" weight={500} justify="between">
        {product.mine.access === 'card' ? '会员卡已包含本课程' : '已拥有本课程'}
        {product.mine.order && (
          <a className={css.order} href={orderAddress({ id: product.mine.order })}>
            查看订单
          </a>
        )}
      </Line>
    )}
    {!untitled && (
      <Text as="h2" kind="page-title" breaks="pretty">
        {product.title}
      </Text>
    )}
    {product.subtitle && <Text tone="secondary">{product.subtitle}</Text>}
    <Opinion {...product} />
    <TeacherCard teacher={product.teacher} />
    <Gains gains={product.gains} />
    <ProductFacts product={product} />
    <Mine {...product} />
  </header>
);
