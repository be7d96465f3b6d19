import { useParams } from 'wouter';
import { productDetail } from '../../../schemas/course/endpoints.ts';
import { courseRefusals } from '../../../schemas/course/refusals.ts';
import { refusedAs } from '../../platform/reading/call-error.ts';
import { useCall } from '../../platform/reading/use-call.ts';

const ID = /^[\w-]{1,64}$/;
const GONE = refusedAs(courseRefusals.noSuchProduct);

/** Whether an address names something that can be asked for at all. */
export const isId = (id: string): boolean => ID.test(id);

/** The product that a page's path names, if it can be asked for at all. */
export const useProductId = (): { id: string } | undefined => {
  const params = useParams<{ id?: string; product?: string }>();
  const id = params.id ?? params.product ?? '';
  return isId(id) ? { id } : undefined;
};

/** A product as its page shows it; an address that names none is answered without a call. */
export const useProduct = (id: string) => {
  const called = useCall(productDetail, { id }, { when: isId(id) });
  return isId(id) ? called : { ...called, error: GONE };
};
