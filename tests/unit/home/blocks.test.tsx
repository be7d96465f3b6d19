// @vitest-environment window
import { expect, it } from 'vitest';
import { EngineProvider } from '#src/engine/engine.ts';
import Blocks from '#src/home/blocks.tsx';
import { homeEngine } from '../harness/home/open-home.tsx';
import { mount, settleUntil } from '../harness/mount.tsx';

const open = async (nodes: unknown) => {
  const { host } = await mount(
    <EngineProvider value={homeEngine().engine}>
      <Blocks theme="default" nodes={nodes} onRetry={() => undefined} />
    </EngineProvider>,
  );
  await settleUntil(() => !host.textContent?.includes('加载时间较长'));
  return host.textContent;
};

it.each([
  ['is for members', [{ name: '资讯列表', when: { audience: 'member' } }]],
  ['is closed', [{ name: '资讯列表', open: '0' }]],
  ['is nothing', []],
])(
  'a page of blocks of which all %s speaks neither of the home page nor of the network',
  async (_, nodes) => {
    const words = await open(nodes);
    expect(words).toContain('这里暂时没有内容');
    expect(words).not.toMatch(/首页现在|网络/);
  },
);
