import type { ReactNode } from 'react';
import { Line, Text } from '#src/ui/part/parts.tsx';

type Props = {
  name: string;
  note?: string | undefined;
  /** `label`: a tap anywhere on the row operates its only control. */
  as?: 'div' | 'label';
  children: ReactNode;
};

export const OrderFormRow = ({ name, note, as = 'div', children }: Props) => (
  <Line as={as} gap={16} justify="between" tap>
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
