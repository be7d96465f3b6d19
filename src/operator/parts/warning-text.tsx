import type { ComponentProps } from 'react';
import { Text } from './part.tsx';

export const WarningText = (
  props: Pick<ComponentProps<typeof Text>, 'above' | 'below' | 'children'>,
) => (
  <Text
    size={13}
    tone="warning"
    padBlock={10}
    padInline={14}
    surface="warning"
    radius="small"
    {...props}
  />
);
