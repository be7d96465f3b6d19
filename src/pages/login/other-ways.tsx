import type { ReactNode } from 'react';
import { homeAddress } from '#schemas/home/addresses.ts';
import { Box, Stack } from '#src/ui/part/parts.tsx';
import css from './other-ways.module.css';

export const OtherWays = ({ children }: { children?: ReactNode }) => (
  <Stack gap={4} across="center">
    {children}
    <Box as="a" press="fade" className={css.look} href={homeAddress()}>
      先逛逛
    </Box>
  </Stack>
);
