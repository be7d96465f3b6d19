// @vitest-environment window
import { expect, test, vi } from 'vitest';
import { Sheet } from '../../../../src/ui/sheet/sheet.tsx';
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
