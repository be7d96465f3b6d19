import type { ReactNode } from 'react';
import { Text } from '#src/ui/part/parts.tsx';
import css from './row.module.css';

type Props = {
  name: string;
  note?: string | undefined;
  /** `label`: a tap anywhere on the row operates its only control. */
  as?: 'div' | 'label';
  children: ReactNode;
};

/** A row of an order's form: name, note and control. */
export const OrderFormRow = ({ name, note, as: Line = 'div', children }: Props) => (
  <Line className={css.row}>
    <span>
      {name}
      {note && (
        <Text as="span" kind="meta" tone="tertiary" block>
          {note}
        </Text>
      )}
    </span>
    {children}
  </Line>
);
