import type { ReactNode } from 'react';
import { Stack } from '../part/parts.tsx';
import css from './bar-button.module.css';

const drawn = {
  collect: 'M12 4.5l2.4 4.9 5.4.8-3.9 3.8.9 5.3-4.8-2.5-4.8 2.5.9-5.3-3.9-3.8 5.4-.8z',
  like: 'M12 19.5S4.5 15 4.5 9.7A4 4 0 0 1 12 7.8a4 4 0 0 1 7.5 1.9c0 5.3-7.5 9.8-7.5 9.8z',
  share: 'M12 15V4.5m0 0L8 8.5m4-4 4 4M5 13v5.5h14V13',
  support:
    'M5 13v-1.5a7 7 0 0 1 14 0V13m-14 0h2.5v5H6a1 1 0 0 1-1-1zm14 0h-2.5v5H18a1 1 0 0 0 1-1zm0 4v1a2.5 2.5 0 0 1-2.5 2.5H13',
  type: 'M4 18.5 9 6l5 12.5M5.8 14.5h6.4M15 18.5l3-7.5 3 7.5m-5-2.5h4',
} as const;

type Props = {
  icon: keyof typeof drawn;
  on?: boolean;
  onPress: () => void;
  children: ReactNode;
};

export const BarButton = ({ icon, on, onPress, children }: Props) => (
  <Stack
    as="button"
    kind="tag"
    tone="secondary"
    breaks="none"
    across="center"
    flex="none"
    tap="both"
    press="fade"
    type="button"
    aria-pressed={on}
    onClick={onPress}
  >
    <svg className={on ? css.on : css.off} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawn[icon]} />
    </svg>
    <span>{children}</span>
  </Stack>
);
