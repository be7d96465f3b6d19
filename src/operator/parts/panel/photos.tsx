import { Button, Image } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { PICTURE_OPEN } from '#schemas/upload/address.ts';
import { Icon } from '../icons.tsx';
import { Line, Text } from '../part.tsx';
import css from './photos.module.css';

/** How often a panel renews its photos' addresses, in ms, before they expire. */
export const PHOTO_RENEWAL = 0.8 * PICTURE_OPEN;

type Preview = NonNullable<ComponentProps<typeof Image.PreviewGroup>['preview']>;
type Tools = Parameters<NonNullable<Exclude<Preview, boolean>['actionsRender']>>[1];

/** Dark enough that the page behind is not taken for a part of the photo. */
const DARK = 'rgb(14 20 22 / 94%)';

const photoName = (index: number): string => `第 ${index + 1} 张照片`;

const named = (name: string, icon: ReactNode) => (
  <>
    <span className="spoken">{name}</span>
    {icon}
  </>
);

const tools = (_: ReactNode, { actions, current, total }: Tools) => (
  <Line gap={8} justify="center" wrap>
    <span className={css.which}>
      {current + 1} / {total}
    </span>
    <Button onClick={actions.onZoomIn}>放大</Button>
    <Button onClick={actions.onZoomOut}>缩小</Button>
    <Button onClick={actions.onRotateLeft}>向左转</Button>
    <Button onClick={actions.onRotateRight}>向右转</Button>
    <Button onClick={actions.onReset}>还原</Button>
  </Line>
);

export const Photos = ({ addresses }: { addresses: readonly string[] }) => {
  const [shown, setShown] = useState<number>();
  if (addresses.length === 0) return <Text tone="tertiary">没有上传照片</Text>;
  return (
    <div className={css.photos}>
      {addresses.map((address, index) => (
        <button
          className={css.photo}
          key={address}
          type="button"
          aria-label={`查看${photoName(index)}`}
          onClick={() => setShown(index)}
        >
          <img src={address} alt="" loading="lazy" />
        </button>
      ))}
      <Image.PreviewGroup
        styles={{ popup: { mask: { background: DARK } } }}
        items={addresses.map((src, index) => ({ src, alt: photoName(index) }))}
        icons={{
          prev: named('上一张', <Icon name="previous" size={20} />),
          next: named('下一张', <Icon name="next" size={20} />),
        }}
        preview={{
          open: shown !== undefined,
          current: shown ?? 0,
          alt: photoName(shown ?? 0),
          onChange: setShown,
          onOpenChange: (open) => setShown(open ? (shown ?? 0) : undefined),
          closeIcon: named('关闭', <Icon name="cross" size={20} />),
          countRender: () => null,
          actionsRender: tools,
        }}
      />
    </div>
  );
};
