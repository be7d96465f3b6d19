import { Box, Text } from '#src/ui/part/parts.tsx';
import '#src/ui/media/further-marks.css';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './brand.module.css';

export const Brand = ({ advice }: { advice: string }) => {
  const { data } = useCall(siteInfo);
  return (
    <div className={css.brand}>
      <Box as="span" radius="card" clip>
        <Picture src={data?.logo ?? ''} ratio="square" of="organisation" eager />
      </Box>
      <div>
        <Text kind="page-title">{data?.title || '欢迎'}</Text>
        <Text kind="meta" tone="tertiary">
          {advice}
        </Text>
      </div>
    </div>
  );
};
