import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';

export const GiftCover = ({ title, thumb }: { title: string; thumb: string }) => (
  <Stack gap={12}>
    <Box as="span" radius="small" clip>
      <Picture src={thumb} ratio="course" share={100} eager />
    </Box>
    <Text as="h2" kind="section-title">
      {title}
    </Text>
  </Stack>
);

export const GiftNote = ({ text }: { text: string }) => (
  <Text tone="secondary" above={8} below={8}>
    {text}
  </Text>
);
