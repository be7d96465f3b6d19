import { type CSSProperties, type ReactNode, useRef } from 'react';
import { isWechat } from '#src/platform/device/device.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import breathing from '#src/ui/skeleton/breathing.module.css';
import css from './frame.module.css';
import { type Draw, useDrawn } from './use-drawn.ts';

type Props = {
  /** undefined until the poster's content is known. */
  draw: Draw | undefined;
  alt: string | undefined;
  file: string;
  noun?: string;
  /** Width by height; by default that of a poster. */
  ratio?: number;
  children?: ReactNode;
};

const Failed = ({ noun, onAgain }: { noun: string; onAgain: () => void }) => (
  <div className={css.failed} role="alert">
    <p>{noun}没有画出来</p>
    <Button look="outlined" onClick={onAgain}>
      重新生成
    </Button>
  </div>
);

const Shape = ({ noun }: { noun: string }) => (
  <div className={css.shape} role="status" aria-label={`正在生成${noun}`} aria-busy="true">
    <div className={`${breathing.breathing} ${css.bones}`} />
  </div>
);

/** Its place is kept while there is nothing to save, so that nothing below moves. */
const SaveLink = ({ src, file }: { src: string | false; file: string }) =>
  src ? (
    <ButtonLink href={src} download={file}>
      保存图片
    </ButtonLink>
  ) : (
    <Button disabled>保存图片</Button>
  );

/** In the messenger a long press saves the poster, elsewhere a link does. */
export const PosterFrame = ({ draw, alt, file, noun = '海报', ratio, children }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const { drawn, again } = useDrawn(draw, ref);
  const inMessenger = isWechat(navigator.userAgent);
  return (
    <Stack gap={16} across="center">
      <div className={css.position} style={{ '--ratio': ratio } as CSSProperties} ref={ref}>
        {drawn.state === 'drawing' && <Shape noun={noun} />}
        {drawn.state === 'failed' && <Failed noun={noun} onAgain={again} />}
        {drawn.state === 'drawn' && <img className={css.poster} src={drawn.src} alt={alt} />}
      </div>
      {inMessenger && drawn.state !== 'failed' && (
        <Text tone="secondary">
          {drawn.state === 'drawn' ? '长按图片，保存或转发给朋友' : `正在生成${noun}…`}
        </Text>
      )}
      <Stack gap={12} whole>
        {!inMessenger && <SaveLink src={drawn.state === 'drawn' && drawn.src} file={file} />}
        {children}
      </Stack>
    </Stack>
  );
};
