// @vitest-environment window
import { beforeEach, expect, it } from 'vitest';
import { clearSearchHistory, noteSearch, useSearchHistory } from '#src/pages/search/history.ts';
import { beginSession } from '#src/platform/session/session.ts';
import { mount, settle } from '../../harness/mount.tsx';

const History = () => useSearchHistory().join('|');

beforeEach(() => localStorage.clear());

it('keeps the latest twelve words, each once, the latest first', async () => {
  const { host } = await mount(<History />);
  await settle(() => {
    for (let word = 1; word <= 14; word += 1) noteSearch(`词${word}`);
    noteSearch('词10');
    noteSearch('   ');
  });
  const words = host.textContent?.split('|');
  expect(words).toHaveLength(12);
  expect(words?.slice(0, 3)).toEqual(['词10', '词14', '词13']);
  await settle(clearSearchHistory);
  expect(host.textContent).toBe('');
});

it('is one member’s own', async () => {
  beginSession('a', { id: 1 });
  noteSearch('高血压');
  beginSession('b', { id: 2 });
  const { host } = await mount(<History />);
  expect(host.textContent).toBe('');
  beginSession('a2', { id: 1 });
  const again = await mount(<History />);
  expect(again.host.textContent).toBe('高血压');
});

it('takes what is not its own in the storage for nothing', async () => {
  localStorage.setItem('SEARCHED:', '{"0":1');
  expect((await mount(<History />)).host.textContent).toBe('');
  localStorage.setItem('SEARCHED:', '[1,"好",null]');
  expect((await mount(<History />)).host.textContent).toBe('好');
});
