import { App } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The row that the address opens. While it has unsaved changes, an address without it asks first; staying
 * restores the address.
 */
export const useOpenRow = (row: string, stay: (row: string) => void) => {
  const { modal } = App.useApp();
  const [open, setOpen] = useState(row);
  const unsaved = useRef(false);
  const asking = useRef<{ destroy: () => void }>(undefined);
  useEffect(() => {
    if (row === open) {
      // the question closes only now: an effect of an earlier address may still run after its answer
      asking.current?.destroy();
      asking.current = undefined;
      return;
    }
    if (asking.current) return;
    if (!unsaved.current) return setOpen(row);
    asking.current = modal.confirm({
      title: '修改还没有保存',
      content: '关闭后这些修改会丢失。',
      okText: '放弃修改',
      okButtonProps: { danger: true },
      cancelText: '继续编辑',
      onOk: () => {
        unsaved.current = false;
        asking.current = undefined;
        setOpen(row);
      },
      onCancel: () => stay(open),
    });
  }, [row, open, modal, stay]);
  const setUnsaved = useCallback((is: boolean) => {
    unsaved.current = is;
  }, []);
  return { open, setUnsaved };
};
