import { App, Empty, Modal } from 'antd';
import { useState } from 'react';
import type { PictureShape } from '#schemas/publication/document-parts.ts';
import { listUploads } from '#schemas/publication/picker-endpoints.ts';
import { useRights } from '../../draft-editor/context.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useWithin } from '../../parts/use-within.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import { Pager } from './pager.tsx';
import css from './pickers.module.css';
import { PictureCard } from './picture-card.tsx';
import { UploadButton } from './upload-button.tsx';

type Props = {
  /** What the picture is for, such as 图标. */
  label: string;
  shape: PictureShape | undefined;
  /** The address that the field holds. */
  current: string;
  onChoose: (address: string) => void;
  onClose: () => void;
};

/** What operators uploaded before, to choose from; whoever may edit uploads more, and deletes what nothing uses. */
export const PictureLibrary = ({ label, shape, current, onChoose, onClose }: Props) => {
  const { edit } = useRights();
  const { message } = App.useApp();
  const [page, setPage] = useState(1);
  const call = useOperatorCall(listUploads, { page }, { fresh: true });
  useWithin(page, call.data?.pages, setPage);
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
      <div className={css.library}>
        <div className={css.bar}>
          {edit && (
            <UploadButton label={`${label}到图片库`} onDone={onUploaded}>
              上传新图片
            </UploadButton>
          )}
          {shape && <span className={css.note}>这里需要{shape.words}</span>}
        </div>
        <Loaded call={call}>
          {({ items, pages }) =>
            items.length === 0 ? (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有上传过图片" />
            ) : (
              <>
                <ul className={css.shelf} aria-label="图片">
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
      </div>
    </Modal>
  );
};
