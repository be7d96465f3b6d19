import { useParams } from 'wouter';
import { productDetail } from '#schemas/course/endpoints.ts';
import { courseRefusals } from '#schemas/course/refusals.ts';
import { isId } from '#schemas/wire/primitives.ts';
import { refusedAs } from '#src/platform/reading/call-error.ts';
import { useCall } from '#src/platform/reading/use-call.ts';

const NOT_FOUND = refusedAs(courseRefusals.noSuchProduct);

/** The product id in the page's path; undefined where it cannot be an id. */
export const useProductId = (): { id: string } | undefined => {
  const params = useParams<{ id?: string; product?: string }>();
  const id = params.id ?? params.product ?? '';
  return isId(id) ? { id } : undefined;
};

/** An address without a valid id is refused without a call. */
export const useProduct = (id: string) => {
  const called = useCall(productDetail, { id }, { when: isId(id) });
  return isId(id) ? called : { ...called, error: NOT_FOUND };
};
