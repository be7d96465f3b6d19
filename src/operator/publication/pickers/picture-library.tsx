import { App, Empty, Modal } from 'antd';
import { useState } from 'react';
import { fitsShape, type PictureShape } from '#schemas/publication/document-parts.ts';
import {
  listUploads,
  removeUpload,
  type StoredPicture,
} from '#schemas/publication/picker-endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useRights } from '../../draft-editor/context.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { ActButton } from '../../parts/form/act-button.tsx';
import { useClampedPage } from '../../parts/list/use-clamped-page.ts';
import { momentText } from '../../parts/moments.ts';
import { Loaded } from '../../parts/panel/loaded.tsx';
import { Line, Stack, Text } from '../../parts/part.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import css from './pickers.module.css';
import { Pager } from './thing-list.tsx';
import { UploadButton } from './upload-button.tsx';
import { sizeText } from './words.ts';

type CardProps = {
  picture: StoredPicture;
  shape: PictureShape | undefined;
  current: boolean;
  mayEdit: boolean;
  onChoose: () => void;
  onRemoved: () => void;
};

const PictureCard = (props: CardProps) => {
  const { picture, shape, current, mayEdit, onChoose, onRemoved } = props;
  const { address, by, at, bytes, width, height, used } = picture;
  const size = width > 0 ? `${width}×${height}` : '大小未知';
  const name = `${by} ${momentText(at)}上传的图片，${size}`;
  return (
    <Stack
      as="li"
      size={12}
      gap={6}
      packed="start"
      flex="shrink"
      pad={8}
      surface="card"
      radius="small"
      edge="all"
      className={css.card}
      data-current={current}
    >
      <button type="button" className={css.choose} aria-label={`选用${name}`} onClick={onChoose}>
        <img src={address} alt="" loading="lazy" />
      </button>
      <span>
        {size}，{sizeText(bytes)}
      </span>
      <span>
        {by}，{momentText(at)}
      </span>
      {current && <OperatorChip tone="good">正在用这张</OperatorChip>}
      {shape && width > 0 && !fitsShape({ width, height }, shape) && (
        <OperatorChip tone="warn">形状不合适</OperatorChip>
      )}
      {used.length > 0 ? (
        <Stack as="ul" tone="secondary" gap={2} bare aria-label="用在哪里">
          {used.map((where) => (
            <li key={where}>{where}</li>
          ))}
        </Stack>
      ) : (
        <span>没有使用</span>
      )}
      {mayEdit && used.length === 0 && (
        <ActButton
          size="small"
          danger
          aria-label={`删除${name}`}
          ask={{
            ...{ title: '删除这张图片？', description: '删除后不能恢复。' },
            ...{ ok: '删除', cancel: '取消' },
          }}
          act={() => changeByOperator(removeUpload, { address })}
          onDone={onRemoved}
        >
          删除
        </ActButton>
      )}
    </Stack>
  );
};

type Props = {
  label: string;
  shape: PictureShape | undefined;
  current: string;
  onChoose: (address: string) => void;
  onClose: () => void;
};

export const PictureLibrary = ({ label, shape, current, onChoose, onClose }: Props) => {
  const { edit } = useRights();
  const { message } = App.useApp();
  const [page, setPage] = useState(1);
  const call = useOperatorCall(listUploads, { page }, { fresh: true });
  useClampedPage(page, call.data?.pages, setPage);
  const onUploaded = () => {
    setPage(1);
    call.refresh();
  };
  const onRemoved = () => {
    void message.success('图片已删除');
    call.refresh();
  };
  return (
    <Modal open title={`图片库：选择${label}`} footer={null} onCancel={onClose} width={820}>
      <Stack gap={12} flex="shrink">
        <Line gap={12} rowGap={8} wrap>
          {edit && (
            <UploadButton label={`${label}到图片库`} onDone={onUploaded}>
              上传新图片
            </UploadButton>
          )}
          {shape && (
            <Text as="span" size={13} tone="tertiary">
              这里需要{shape.words}
            </Text>
          )}
        </Line>
        <Loaded call={call}>
          {({ items, pages }) =>
            items.length === 0 ? (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有上传过图片" />
            ) : (
              <>
                <ul className={css.catalogue} aria-label="图片">
                  {items.map((picture) => (
                    <PictureCard
                      key={picture.address}
                      picture={picture}
                      shape={shape}
                      current={picture.address === current}
                      mayEdit={edit}
                      onChoose={() => onChoose(picture.address)}
                      onRemoved={onRemoved}
                    />
                  ))}
                </ul>
                <Pager page={page} pages={pages} onPage={setPage} />
              </>
            )
          }
        </Loaded>
      </Stack>
    </Modal>
  );
};
