import type { ReactNode } from 'react';
import { Text } from '../part/parts.tsx';
import css from './empty.module.css';

export const EmptyState = ({ text, action }: { text: string; action?: ReactNode }) => (
  <div className={css.empty}>
    <svg className={css.drawing} viewBox="0 0 120 90" aria-hidden="true">
      <path
        d="M14 76h92M28 76V38l14-14h36l14 14v38M28 38h20a12 12 0 0 0 24 0h20M60 10v-4M44 14l-3-4M76 14l3-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <Text kind="body" tone="secondary" className={css.text}>
      {text}
    </Text>
    {action && <div className={css.action}>{action}</div>}
  </div>
);
