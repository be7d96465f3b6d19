import { Box } from '../part/parts.tsx';
import { Picture } from './picture.tsx';

type Props = { src: string; wide: 36 | 40 | 44 | 72; eager?: boolean };

/** Of a person, in a line. */
export const Portrait = ({ src, wide, eager = false }: Props) => (
  <Box as="span" flex="none" wide={wide}>
    <Picture src={src} ratio="square" round eager={eager} />
  </Box>
);
