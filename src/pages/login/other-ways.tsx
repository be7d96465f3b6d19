import type { ReactNode } from 'react';
import { homeAddress } from '#schemas/home/addresses.ts';
import { Box, Stack } from '#src/ui/part/parts.tsx';
import css from './other-ways.module.css';

/** Below a login: other ways to log in, and the link to the public home page. */
export const OtherWays = ({ children }: { children?: ReactNode }) => (
  <Stack gap={4} across="center">
    {children}
    <Box as="a" press="fade" className={css.look} href={homeAddress()}>
      先逛逛
    </Box>
  </Stack>
);
