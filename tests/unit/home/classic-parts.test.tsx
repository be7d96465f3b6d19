// @vitest-environment window
import { expect, it, vi } from 'vitest';
import { useClassicParts } from '#src/home/classic/use-classic-parts.ts';
import { loadLayout } from '#src/layouts/index.ts';
import { mount, press, settle } from '../harness/mount.tsx';

vi.mock('#src/layouts/index.ts');
vi.mock('#src/home/classic/classic-page.tsx', () => ({ default: () => null, registry: {} }));

const Probe = () => {
  const parts = useClassicParts('variant1');
  return parts.state === 'failed' ? (
    <button type="button" onClick={parts.retry}>
      再试
    </button>
  ) : (
    parts.state
  );
};

it('the parts of a classic home that could not be had can be asked for again', async () => {
  const load = vi.mocked(loadLayout);
  load.mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ theme: 'red', coupon: 'plain', gated: false, nodes: [] });
  const { host } = await mount(<Probe />);
  await settle();
  expect(host.textContent).toBe('再试');
  await press(host.querySelector('button'));
  await settle();
  expect(host.textContent).toBe('ready');
  expect(load).toHaveBeenCalledTimes(2);
});
