import type { ReactNode } from 'react';
import { columnAwardAddress } from '#schemas/award/addresses.ts';
import { thingAwards } from '#schemas/award/endpoints.ts';
import { productDetail } from '#schemas/course/endpoints.ts';
import { productOffers } from '#schemas/order/offers-endpoints.ts';
import { AwardsEntry } from '#src/entities/award/entry.tsx';
import { GroupCard } from '#src/entities/course/group-card.tsx';
import { isSettled } from '#src/entities/order/offers.tsx';
import { ownPrice } from '#src/entities/order/own-price.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Box } from '#src/ui/part/parts.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import type { Product } from '../lessons-of.ts';
import { notFound } from '../not-found.tsx';
import { orderProduct } from '../order-product.ts';
import { productCard } from '../product-card.ts';
import { useProductId } from '../use-product.ts';
import { ProductBar } from './bar.tsx';
import { ProductBody } from './body.tsx';
import { ProductCover, productShapes } from './cover.tsx';
import { GiftRow } from './gift-row.tsx';
import { ProductHead } from './head.tsx';
import { ProductOffers } from './offers.tsx';
import ProductPanel from './panel.tsx';

/** The group of those who own the product; the server tells nobody else of it. */
const GroupOfOwners = ({ product: { group } }: { product: Product }) =>
  group.code ? (
    <Box above={8} side="gutter">
      <GroupCard {...group} />
    </Box>
  ) : null;

type Options = {
  /** Replaces the registered title. */
  title?: string;
  chapterLinks?: boolean;
  /** Shown between the head and the tabs. */
  intro?: (product: Product, onBuy: () => void) => ReactNode;
};

export const productView = ({ chapterLinks = false, intro, ...options }: Options = {}) =>
  detailView(productDetail, {
    ...options,
    useQuery: useProductId,
    flush: true,
    shapes: productShapes,
    notFound,
    useExtra: (query) => {
      const when = query !== undefined;
      const offers = useCall(productOffers, query ?? {}, { when });
      const awards = useCall(thingAwards, { target: 'course', ...query }, { when });
      return { offers, awards };
    },
    useParts: (product, _again, { offers, awards }) => {
      const share = productCard(product);
      // nothing is shown before it is known, so that nothing moves
      if (!isSettled(offers) || !isSettled(awards))
        return { share, body: <Skeletons shapes={productShapes} /> };
      const buy = () => orderProduct(product);
      const pays = ownPrice(product.price, offers.data?.offers ?? []);
      const body = (
        <>
          <ProductCover product={product} />
          <ProductHead product={product} />
          <ProductOffers of={offers} />
          <GiftRow product={product} />
          <AwardsEntry awards={awards.data ?? []} href={columnAwardAddress({ id: product.id })} />
          <GroupOfOwners product={product} />
          {intro?.(product, buy)}
          <ProductBody
            product={product}
            onBuy={buy}
            chapterLinks={chapterLinks}
            Panel={ProductPanel}
          />
        </>
      );
      return { share, body, action: <ProductBar product={product} pays={pays} onBuy={buy} /> };
    },
  });
