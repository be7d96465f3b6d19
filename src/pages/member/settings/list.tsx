import type { ReactNode } from 'react';
import { PERSONAL } from '#schemas/layout/first-paint.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import css from './list.module.css';

export const SettingsList = ({ children }: { children: ReactNode }) => (
  <Box as="ul" surface="card" radius="card" edge="all" clip>
    {children}
  </Box>
);

type LinkProps = { to: string; name: string; value?: ReactNode; sign?: ReactNode };

export const SettingsLink = ({ to, name, value, sign }: LinkProps) => (
  <Box as="li" edge="between">
    <Box as="a" ring="inside" className={css.line} href={to}>
      {sign}
      <span>{name}</span>
      <Text as="span" kind="meta" tone="tertiary" textAlign="end" flex="grow">
        {value}
      </Text>
      <Line as="span" tone="tertiary" align="stretch">
        <Chevron />
      </Line>
    </Box>
  </Box>
);

export const SettingsPicture = ({ src }: { src: string }) => (
  <span className={css.picture}>
    <Picture src={src} ratio="square" round eager />
  </span>
);

type ActionProps = {
  name: string;
  value?: string;
  onPress: () => void;
  /** What the action opens above the page. */
  children?: ReactNode;
};

export const SettingsAction = ({ name, value, onPress, children }: ActionProps) => (
  <Box as="li" edge="between">
    <Box as="button" ring="inside" className={css.line} type="button" onClick={onPress}>
      <span>{name}</span>
      <Text as="span" kind="meta" tone="tertiary" textAlign="end" flex="grow">
        {value}
      </Text>
    </Box>
    {children}
  </Box>
);

type SwitchProps = { name: string; note: string; on: boolean; onChange: (on: boolean) => void };

export const SettingsSwitch = ({ name, note, on, onChange }: SwitchProps) => (
  <Box as="li" edge="between">
    <Box
      as="button"
      ring="inside"
      className={css.line}
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
    >
      <span>
        {name}
        <Text as="span" kind="meta" tone="tertiary" block>
          {note}
        </Text>
      </span>
      <Text
        as="span"
        kind="meta"
        tone="tertiary"
        textAlign="end"
        flex="grow"
        breaks="none"
        {...{ [PERSONAL]: '' }}
      >
        {on ? '已开启' : '已关闭'}
      </Text>
    </Box>
  </Box>
);

export const SettingsFact = ({ name, value }: { name: string; value: string }) => (
  <Box as="li" edge="between" ring="inside" className={css.line}>
    <span>{name}</span>
    <Text as="span" kind="meta" tone="tertiary" textAlign="end" flex="grow">
      {value}
    </Text>
  </Box>
);
