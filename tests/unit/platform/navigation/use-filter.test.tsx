// @vitest-environment window
import { expect, test } from 'vitest';
import { FilterBar } from '#src/entities/filter/bar.tsx';
import { choicesOf, useFilter } from '#src/platform/navigation/use-filter.ts';
import '#src/entities/filter/sheet.tsx';
import { mount, press, settleUntil } from '../../harness/mount.tsx';

const groups = {
  sort: { label: '排序', choices: choicesOf(['best', 'new'], { best: '综合', new: '最新' }) },
  type: {
    label: '类型',
    many: true,
    choices: choicesOf(['', '1', '2'], { '': '全部', 1: '音频', 2: '图文' }),
  },
} as const;

const Shown = () => {
  const filter = useFilter(groups);
  return (
    <>
      <output>{JSON.stringify([filter.values, filter.chosen])}</output>
      <FilterBar filter={filter} />
    </>
  );
};

const open = async (query: string) => {
  history.replaceState(null, '', `/courseList${query}`);
  const { host } = await mount(<Shown />);
  const buttons = () => [...document.querySelectorAll('button')];
  const tap = async (name: string) => {
    const named = buttons().filter(({ textContent }) => textContent === name);
    await press(named.at(0));
  };
  return { tap, read: () => JSON.parse(host.querySelector('output')?.textContent ?? ''), buttons };
};

test('takes known values of the address in their order and ignores others', async () => {
  const { read } = await open('?sort=worst&type=2,9,1&keyword=x');
  expect(read()).toEqual([{ sort: 'best', type: '1,2' }, ['音频', '图文']]);
});

test('a chip of the bar is applied at once and leaves the rest of the address', async () => {
  const { tap, read, buttons } = await open('?type=1&keyword=x');
  await tap('最新');
  await settleUntil(() => read()[0].sort === 'new');
  expect(read()[0]).toEqual({ sort: 'new', type: '1' });
  expect(location.search).toBe('?type=1&keyword=x&sort=new');
  expect(buttons().at(-1)?.querySelector('.spoken')?.textContent).toBe('，已选 2 项');
});

test('the sheet applies only what is confirmed', async () => {
  const { tap, read, buttons } = await open('');
  const opener = () => buttons().find((each) => each.getAttribute('aria-haspopup') === 'dialog');
  await press(opener());
  await settleUntil(
    () => document.querySelector('dialog[open]')?.textContent?.includes('可多选') === true,
  );
  await tap('音频');
  await tap('图文');
  expect(read()[0]).toEqual({ sort: 'best', type: '' });
  await tap('查看结果');
  await settleUntil(() => read()[0].type === '1,2');
  expect(document.querySelector('dialog[open]')).toBeNull();
});
