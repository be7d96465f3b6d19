import { featuredAddress } from '#schemas/category/addresses.ts';
import { couponUsable, type Usable } from '#schemas/coupon/endpoints.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Facts } from '#src/ui/card/facts.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { Price } from '#src/ui/value/price.tsx';
import css from './view.module.css';

const Row = ({ kind, title, thumb, price, link }: Usable) => (
  <MediaRow href={link} title={title} thumb={thumb} of={kind === 'live' ? 'live' : undefined}>
    <Facts words={orderKindNames[kind]} aside={<Price value={price} />} />
  </MediaRow>
);

/** `section` is the id to scroll to. */
export const UsableList = ({ id, section: location }: { id: string; section: string }) => (
  <section className={css.block} id={location} tabIndex={-1} aria-label="可用于">
    <Text as="h3" kind="section-title" padInline="gutter" padEnd={4}>
      可用于
    </Text>
    <ListView
      list={useList(couponUsable, { id }, { fresh: true })}
      rowHeight={99}
      skeleton="rows"
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
