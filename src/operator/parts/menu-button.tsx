import { App, Button, type ButtonProps, type DropdownProps } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadCode, missingWords } from './code-missing.ts';
import { loadBefore } from './later-part.tsx';

const load = () => loadCode(() => import('antd/es/dropdown'));
loadBefore(load);

type Props = {
  menu: NonNullable<DropdownProps['menu']>;
  onOpenChange?: (open: boolean) => void;
  disabled?: boolean;
  button: ButtonProps;
};

/** A button that opens a menu, whose code is loaded while the browser rests, or when it is first pressed. */
export const MenuButton = ({ menu, onOpenChange, disabled = false, button }: Props) => {
  const { message } = App.useApp();
  const [Dropdown, setDropdown] = useState<ComponentType<DropdownProps>>();
  const [open, setOpen] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!Dropdown) return;
    // the button that opens the menu is another element by now, and has the focus before the menu takes it
    pressed.current?.focus({ preventScroll: true });
    setOpen(true);
  }, [Dropdown]);
  const turn = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const ask = async () => {
    try {
      const { default: code } = await load();
      setDropdown(() => code);
      onOpenChange?.(true);
    } catch {
      message.error(missingWords.advice);
    }
  };
  if (!Dropdown) return <Button {...button} disabled={disabled} onClick={() => void ask()} />;
  return (
    <Dropdown {...{ menu, disabled, open }} trigger={['click']} autoFocus onOpenChange={turn}>
      <Button ref={pressed} {...button} disabled={disabled} />
    </Dropdown>
  );
};
