import { graphicSaleAddress } from '#schemas/course/addresses.ts';
import { GRAPHIC } from '#schemas/course/product-type.ts';
import { courseAddress } from '#src/entities/course/address.ts';

/** The page on which a product of this type introduces itself. */
export const productAddress = ({ id, type }: { id: string; type: number }): string =>
  type === GRAPHIC ? graphicSaleAddress({ id }) : courseAddress({ id, type });
