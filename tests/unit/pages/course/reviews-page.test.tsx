// @vitest-environment window

import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { productDetail } from '#schemas/course/endpoints.ts';
import { productReviews } from '#schemas/course/review-endpoints.ts';
import { boughtProduct, soldProduct } from '#schemas/course/samples.ts';
import { emptyPage } from '#schemas/sample.ts';
import ReviewsPage from '#src/pages/course/review/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, settle, settleUntil } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => {
  localStorage.clear();
  writeSession('token', 't');
});

const open = async (query: string, product: object) => {
  history.replaceState({ entry: crypto.randomUUID() }, '', `/coursereview?${query}`);
  const answers: Readonly<Record<string, unknown>> = {
    [productDetail.path]: product,
    [productReviews.path]: emptyPage,
  };
  stubBackEnd(({ path }) => ({ code: 200, data: answers[path] }));
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ReviewsPage />
    </SWRConfig>,
  );
  await settle();
  await settle();
  return { host, form: () => host.querySelector('dialog form') };
};

test('an order’s way to a review opens the form, which stays away once it was closed', async () => {
  const { host, form } = await open('id=9&write=1', boughtProduct);
  await settleUntil(() => form() !== null);
  const back = host.querySelector<HTMLButtonElement>('dialog button');
  await settle(() => back?.click());
  expect(form()).toBeNull();
  await settleUntil(() => location.search === '?id=9');
});

test('whoever has not bought it is asked for nothing', async () => {
  const { host, form } = await open('id=9&write=1', soldProduct);
  expect(host.textContent).toContain('购买后可以评价');
  expect(form()).toBeNull();
});

test('the page alone opens no form', async () => {
  const { form } = await open('id=9', boughtProduct);
  expect(form()).toBeNull();
});
