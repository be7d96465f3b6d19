import { featuredAddress } from '#schemas/category/addresses.ts';
import { couponUsable, type Usable } from '#schemas/coupon/endpoints.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { Price } from '#src/ui/value/price.tsx';
import css from './usable-list.module.css';

const Row = ({ kind, title, price, link }: Usable) => (
  <Line as="a" gap={8} high={56} padBlock={6} padInline="gutter" press="page" href={link}>
    <span className={css.kind}>{orderKindNames[kind]}</span>
    <Text as="span" lines={2} flex="fill">
      {title}
    </Text>
    <Price value={price} />
  </Line>
);

/** `section` is the id to scroll to. */
export const UsableList = ({ id, section: location }: { id: string; section: string }) => (
  <section className={css.block} id={location} tabIndex={-1} aria-label="可用于">
    <Text as="h3" kind="section-title" padInline="gutter" padEnd={4}>
      可用于
    </Text>
    <ListView
      list={useList(couponUsable, { id }, { fresh: true })}
      rowHeight={56}
      skeleton="compact"
      label="可用于"
      empty={
        <EmptyState
          text="适用的内容你都已拥有"
          action={<ButtonLink href={featuredAddress()}>看看其他好课</ButtonLink>}
        />
      }
    >
      {(item) => <Row {...item} />}
    </ListView>
  </section>
);
