// @vitest-environment window
import { expect, test } from 'vitest';
import { pageCard, useShareCard } from '#src/platform/share/use-card.ts';
import { mount } from '../../harness/mount.tsx';

const Sharing = ({ title }: { title: string | undefined }) => {
  useShareCard(title === undefined ? undefined : { title });
  return null;
};

const titleNow = () => pageCard.get()?.title;

test('a page’s card stands for as long as the page does', async () => {
  const { render } = await mount(<Sharing title={undefined} />);
  expect(pageCard.get()).toBeUndefined();
  await render(<Sharing title="糖尿病" />);
  expect(pageCard.get()).toEqual({ title: '糖尿病', desc: '', imgUrl: '', link: '' });
  const card = pageCard.get();
  await render(<Sharing title="糖尿病" />);
  expect(pageCard.get()).toBe(card);
  await render(<Sharing title="高血压" />);
  expect(titleNow()).toBe('高血压');
  await render(null);
  expect(pageCard.get()).toBeUndefined();
});

test('the page that is left does not take the next page’s card with it', async () => {
  const { render } = await mount(<Sharing key="a" title="第一页" />);
  await render(
    <>
      <Sharing key="a" title="第一页" />
      <Sharing key="b" title="第二页" />
    </>,
  );
  expect(titleNow()).toBe('第二页');
  await render(<Sharing key="b" title="第二页" />);
  expect(titleNow()).toBe('第二页');
});
