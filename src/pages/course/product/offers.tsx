import type { productOffers } from '#schemas/order/offers-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { Offers } from '#src/entities/order/offers.tsx';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import { Box } from '#src/ui/part/parts.tsx';

export const ProductOffers = ({ of }: { of: ReadValue<Data<typeof productOffers>> }) =>
  of.data && (
    <Box padInline="gutter" surface="card">
      <Offers read={of.data} onOver={of.refresh} />
    </Box>
  );
