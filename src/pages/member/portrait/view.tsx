import { useEffect, useState } from 'react';
import { accountState } from '#schemas/member/endpoints.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { type OpenPicture, openPicture } from '#src/platform/picture/open.ts';
import { takePicture } from '#src/platform/picture/take.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useLayer } from '#src/platform/screen/use-layer.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import css from './view.module.css';

const loadCrop = () => import('./crop.tsx');
const PortraitCrop = lazyPage(loadCrop);

const useChoice = () => {
  const [picture, setPicture] = useState<OpenPicture>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => () => picture?.close(), [picture]);
  const choose = async (): Promise<void> => {
    try {
      const taken = await takePicture();
      if (!taken) return;
      setBusy(true);
      setFailure('');
      const [opened] = await Promise.all([openPicture(taken), loadCrop()]);
      setPicture(opened);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { picture, busy, failure, choose, drop: () => setPicture(undefined) };
};

export default function PortraitPage() {
  const { data } = useCall(accountState);
  const { picture, busy, failure, choose, drop } = useChoice();
  useLayer(picture !== undefined, () => {
    drop();
    return true;
  });
  if (picture)
    return (
      <PortraitCrop
        key={picture.source}
        picture={picture}
        trouble={failure}
        onBack={drop}
        onSaved={drop}
        onOther={() => void choose()}
      />
    );
  return (
    <PageFrame ground="card">
      <div className={css.portrait}>
        <span className={css.picture} role="img" aria-label="当前头像">
          <Picture src={data?.avatar ?? ''} ratio="square" round share={54} eager />
        </span>
        <Text kind="meta" tone="tertiary" textAlign="center">
          会显示在课程评价、直播间和排行榜里
        </Text>
      </div>
      <Box as="p" hideEmpty className={css.failure} role="alert">
        {failure}
      </Box>
      <Button busy={busy ? '正在打开图片…' : undefined} onClick={() => void choose()}>
        从相册选择或拍照
      </Button>
      <Text kind="meta" tone="tertiary" textAlign="center" above={12}>
        支持 JPG、PNG、WebP 图片，选好后可以裁剪。
      </Text>
    </PageFrame>
  );
}
