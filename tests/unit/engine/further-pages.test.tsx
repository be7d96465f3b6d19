// @vitest-environment window
import { act } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { featuredList } from '#schemas/home/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { furtherFaults } from '#src/engine/judge.ts';
import type { FurtherAnswer } from '#src/engine/section-definition.ts';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { section, shownOf } from '../harness/engine/fixtures.tsx';
import { mount, press } from '../harness/mount.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

type Featured = Data<typeof featuredList>;

const featured = shownOf(section('优质内容', { sources: [featuredList] }));
const row = (id: unknown) => ({ id, type: 0, title: '心电图入门', price: '0.00' });
const page = { new_array: [row(1), row(null), row(3)], page_num: 3 };

test('an item left out of a further page is told with its page', () => {
  const data = z.parse(featuredList.data, page);
  const faults = furtherFaults(featured, 2, { ok: true, data });
  expect(faults).toMatchObject([
    { fault: 'item-left-out', endpoint: featuredList.path, path: 'page 2: items.1.id' },
  ]);
});

test('a further page that cannot be had is told, and what is shown stays', () => {
  expect(furtherFaults(featured, 3, { ok: false, why: 'timeout' })).toMatchObject([
    { fault: 'call-failed', path: 'page 3:', came: '"timeout"', shown: 'rest' },
  ]);
});

test('the section tells how each further page was answered', async () => {
  const notices: [number, FurtherAnswer][] = [];
  const first = z.parse(featuredList.data, page) as Featured;
  const onFurther = (number: number, answer: FurtherAnswer) => void notices.push([number, answer]);
  const List = () => {
    const source = { endpoint: featuredList, payload: {}, onFurther };
    const { next } = usePages<typeof featuredList>(source, first, 'append');
    return <button type="button" onClick={next} />;
  };
  stubBackEnd(() => ({ code: 200, msg: '', data: page }));
  const { host } = await mount(<List />);
  await press(host.querySelector('button'));
  await act(async () => undefined);
  expect(notices).toMatchObject([[2, { ok: true }]]);
});
