import type { TeacherDetail } from '#schemas/teacher/endpoints.ts';
import { Rail } from '#src/ui/list/rail.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';

/** What the workshop shows above its courses; nothing without banners. */
export const Banners = ({ banners = [] }: Pick<TeacherDetail, 'banners'>) =>
  banners.length > 0 && (
    <Box as="section" surface="card" aria-label="工作室推荐">
      <Rail items={banners} width="banner">
        {({ thumb, title, link }) => (
          <Stack as="a" gap={6} href={link} press="fade">
            <Picture src={thumb} ratio="banner" />
            <Text as="span" kind="card-title" lines={1}>
              {title}
            </Text>
          </Stack>
        )}
      </Rail>
    </Box>
  );
