import { Button, Empty, Select, type TableColumnsType } from 'antd';
import { useEffect, useState } from 'react';
import { type DeskMedia, listMedia } from '#schemas/media/desk-endpoints.ts';
import { type MediaKind, type MediaState, mediaKinds, mediaStates } from '#schemas/media/fields.ts';
import { fileSizeText, mediaKindNames, mediaStateNames } from '#src/entities/media/words.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useMay } from '../draft-editor/context.ts';
import { DeskTable } from '../parts/list/desk-table.tsx';
import { ListTools } from '../parts/list/list-tools.tsx';
import { pagingOf } from '../parts/list/paging.ts';
import { useClampedPage } from '../parts/list/use-clamped-page.ts';
import { momentText, zoned } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { Stack } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { EncoderNote } from './encoder-note.tsx';
import { arrivals, chosenFolder } from './own-queue.ts';
import { MediaPanel } from './panel.tsx';
import { UploadArea, UploadFiles } from './queue.tsx';
import { fileStateText } from './words.ts';

/** In ms. */
const LOOK = 5000;
const looksFor = '搜索文件名';

type Filter = {
  kind: MediaKind | 'all';
  state: MediaState | 'all';
  folder: string | undefined;
  word: string;
  page: number;
};
const FIRST: Filter = { kind: 'all', state: 'all', folder: undefined, word: '', page: 1 };

const tabs = [
  { value: 'all' as const, label: '全部' },
  ...mediaKinds.map((value) => ({ value, label: mediaKindNames[value] })),
];
const states = [
  { value: 'all' as const, label: '所有状态' },
  ...mediaStates.map((value) => ({ value, label: mediaStateNames[value] })),
];

const columnsOf = (open: (row: DeskMedia) => void): TableColumnsType<DeskMedia> => [
  {
    title: '文件',
    dataIndex: 'name',
    render: (name: string, row) => (
      <Button type="link" size="small" onClick={() => open(row)}>
        {name}
      </Button>
    ),
  },
  {
    title: '种类',
    dataIndex: 'kind',
    width: 70,
    render: (kind: MediaKind) => mediaKindNames[kind],
  },
  { title: '大小', dataIndex: 'bytes', width: 100, render: fileSizeText },
  { title: '文件夹', dataIndex: 'folder', width: 120 },
  { title: '状态', key: 'state', render: (_, row) => fileStateText(row) },
  { title: '上传人', dataIndex: 'by', width: 100 },
  { title: zoned('上传时间'), dataIndex: 'at', width: 130, render: momentText },
];

const NoFiles = ({ mayEdit }: { mayEdit: boolean }) => (
  <Empty
    description={
      mayEdit
        ? '素材库里还没有文件。上传视频、音频、图片和 PDF，课时、直播和资讯都从这里选。'
        : '素材库里还没有文件。有内容编辑权限的人可以上传。'
    }
  >
    {mayEdit && <UploadFiles />}
  </Empty>
);

export default function MediaScreen() {
  const mayEdit = useMay('content.edit');
  const [filter, setFilter] = useState(FIRST);
  const [opened, setOpened] = useState<number>();
  const arrived = useStore(arrivals);
  const { kind, state, folder, word, page } = filter;
  const query = {
    ...{ word, page },
    ...(kind === 'all' ? {} : { kind }),
    ...(state === 'all' ? {} : { state }),
    ...(folder === undefined ? {} : { folder }),
  };
  const call = useOperatorCall(listMedia, query, { every: LOOK });
  useClampedPage(page, call.data?.pages, (last) => setFilter({ ...filter, page: last }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival reads the list again
  useEffect(() => {
    if (arrived > 0) call.refresh();
  }, [arrived]);
  const narrow = (change: Partial<Filter>) => setFilter({ ...filter, ...change, page: 1 });
  return (
    <>
      <Stack gap={12}>
        <EncoderNote />
        {mayEdit && <UploadArea />}
      </Stack>
      <ListTools
        tabs={tabs}
        tab={kind}
        onTab={(next) => narrow({ kind: next })}
        looksFor={looksFor}
        onWord={(next) => narrow({ word: next })}
        busy={call.busy}
        onRefresh={call.refresh}
      >
        <Select
          aria-label="处理状态"
          value={state}
          options={states}
          onChange={(next) => narrow({ state: next })}
        />
        <Select
          aria-label="文件夹"
          value={folder ?? '*'}
          options={[
            { value: '*', label: '所有文件夹' },
            { value: '', label: '没有放进文件夹的' },
            ...(call.data?.folders ?? []).map((name) => ({ value: name, label: name })),
          ]}
          onChange={(next: string) => {
            const chosen = next === '*' ? undefined : next;
            chosenFolder.set(chosen ?? '');
            narrow({ folder: chosen });
          }}
        />
      </ListTools>
      <Loaded call={call}>
        {({ items, pages, isEmpty }) => (
          <>
            <DeskTable
              rowKey="id"
              columns={columnsOf(({ id }) => setOpened(id))}
              dataSource={items}
              locale={{
                emptyText: isEmpty ? (
                  <NoFiles mayEdit={mayEdit} />
                ) : (
                  <Empty description="没有这样的文件：换一个词，或放宽条件" />
                ),
              }}
              pagination={pagingOf(page, pages, (next) => setFilter({ ...filter, page: next }))}
            />
            <MediaPanel
              file={items.find(({ id }) => id === opened)}
              folders={call.data?.folders ?? []}
              onClose={() => setOpened(undefined)}
              onChanged={call.refresh}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
