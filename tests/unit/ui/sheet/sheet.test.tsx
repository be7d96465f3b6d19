// @vitest-environment window
import { expect, test, vi } from 'vitest';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { mount, settle } from '../../harness/mount.tsx';

test('a panel that is open again does not hear that it was closed before', async () => {
  const onClose = vi.fn();
  const panel = (open: boolean) => (
    <Sheet open={open} size="bottom" title="地区" onClose={onClose}>
      <p>北京市</p>
    </Sheet>
  );
  const { host, render } = await mount(panel(true));
  const dialog = host.querySelector('dialog');
  await render(panel(false));
  onClose.mockClear();
  await render(panel(true));
  // the browser tells the close of before only now
  await settle(() => dialog?.dispatchEvent(new Event('close')));
  expect(onClose).not.toHaveBeenCalled();
  await settle(() => dialog?.close());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the page below is covered for as long as any panel is open', async () => {
  const covered = () => 'covered' in document.documentElement.dataset;
  const panels = (first: boolean, second: boolean) => (
    <>
      {[first, second].map((open, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order stays
        <Sheet key={at} open={open} title="地区" onClose={() => undefined}>
          <p>北京市</p>
        </Sheet>
      ))}
    </>
  );
  const { render } = await mount(panels(true, false));
  expect(covered()).toBe(true);
  await render(panels(true, true));
  await render(panels(false, true));
  expect(covered()).toBe(true);
  await render(panels(false, false));
  expect(covered()).toBe(false);
  await render(panels(true, false));
  await render(null);
  expect(covered()).toBe(false);
});
