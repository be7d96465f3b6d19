import type { ReactNode } from 'react';
import css from './bar-button.module.css';

const drawn = {
  collect:
    'M12 4.500l2.400 4.900 5.400.8-3.900 3.800.9 5.300-4.800-2.500-4.800 2.500.9-5.300-3.900-3.800 5.400-.8z',
  like: 'M12 19.500S4.500 15 4.500 9.700A4 4 0 0 1 12 7.800a4 4 0 0 1 7.500 1.900c0 5.300-7.500 9.800-7.500 9.800z',
  share: 'M12 15V4.500m0 0L8 8.500m4-4 4 4M5 13v5.500h14V13',
  support:
    'M5 13v-1.500a7 7 0 0 1 14 0V13m-14 0h2.500v5H6a1 1 0 0 1-1-1zm14 0h-2.500v5H18a1 1 0 0 0 1-1zm0 4v1a2.500 2.500 0 0 1-2.500 2.500H13',
  type: 'M4 18.500 9 6l5 12.500M5.800 14.500h6.400M15 18.500l3-7.500 3 7.500m-5-2.500h4',
} as const;

type Props = {
  icon: keyof typeof drawn;
  /** Whether a toggle button is pressed. */
  on?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A small button with an icon, beside the main action. */
export const BarButton = ({ icon, on, onPress, children }: Props) => (
  <button className={css.button} type="button" aria-pressed={on} onClick={onPress}>
    <svg className={on ? css.on : css.off} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawn[icon]} />
    </svg>
    <span>{children}</span>
  </button>
);
