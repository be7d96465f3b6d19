import { App, Button, type ButtonProps, type DropdownProps } from 'antd';
import {
  type ComponentType,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { loadCode, missingWords } from './code-missing.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';
import { loadBefore } from './lazy-part.tsx';

const load = () => loadCode(() => import('antd/es/dropdown'));
loadBefore(load);

type AnchorProps = { button: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> };

/**
 * Stands in for the button where the menu is drawn, so that the button stays the same element before and
 * after the menu's code loads.
 */
const Anchor = ({ button, ref }: AnchorProps) => {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current);
  return null;
};

type Props = {
  menu: NonNullable<DropdownProps['menu']>;
  onOpenChange?: (open: boolean) => void;
  disabled?: boolean;
  button: ButtonProps | IconButtonProps;
};

/** The menu's code loads soon after the console has opened, or when the button is first pressed. */
export const MenuButton = ({ menu, onOpenChange, disabled = false, button }: Props) => {
  const { message } = App.useApp();
  const [Dropdown, setDropdown] = useState<ComponentType<DropdownProps>>();
  const [open, setOpen] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  const turn = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const ask = async () => {
    try {
      const { default: code } = await load();
      setDropdown(() => code);
      turn(true);
    } catch {
      message.error(missingWords.advice);
    }
  };
  const press = () => {
    if (Dropdown) turn(!open);
    else void ask();
  };
  return (
    <>
      {'label' in button ? (
        <IconButton ref={pressed} {...button} disabled={disabled} onClick={press} />
      ) : (
        <Button ref={pressed} {...button} disabled={disabled} onClick={press} />
      )}
      {Dropdown && (
        <Dropdown {...{ menu, disabled, open }} trigger={['click']} autoFocus onOpenChange={turn}>
          <Anchor button={pressed} />
        </Dropdown>
      )}
    </>
  );
};
