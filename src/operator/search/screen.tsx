import { App, Button, Empty, Input, Popconfirm, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { LONGEST_WORD } from '#schemas/operator/operator-call.ts';
import { listSynonyms, removeSynonyms } from '#schemas/search/desk-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { useAction } from '../parts/form/use-action.ts';
import { Icon } from '../parts/icons.tsx';
import { DeskTable } from '../parts/list/desk-table.tsx';
import css from '../parts/list/list-tools.module.css';
import { pagingOf } from '../parts/list/paging.ts';
import { useClampedPage } from '../parts/list/use-clamped-page.ts';
import { momentText, zoned } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { Line } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { type EditedSynonyms, SynonymsEditor } from './editor.tsx';

type Row = Data<typeof listSynonyms>['items'][number];

const FIRST = { word: '', page: 1 };
const looksFor = '搜索同义词';

const columns: TableColumnsType<Row> = [
  {
    title: '意思相同的词',
    dataIndex: 'words',
    render: (words: readonly string[]) => words.join('、'),
  },
  { title: zoned('修改时间'), dataIndex: 'updatedAt', width: 130, render: momentText },
];

const actionsOf = (edit: (row: Row) => void, remove: (row: Row) => void) => ({
  title: '操作',
  key: 'actions',
  width: 130,
  render: (_: unknown, row: Row) => (
    <>
      <Button
        type="link"
        size="small"
        aria-label={`修改${row.words[0] ?? ''}`}
        onClick={() => edit(row)}
      >
        修改
      </Button>
      <Popconfirm
        title="删除这组同义词？"
        description="之后搜索其中一个词，不再找到只含其他词的内容。"
        okText="删除"
        cancelText="取消"
        onConfirm={() => remove(row)}
      >
        <Button type="link" size="small" danger aria-label={`删除${row.words[0] ?? ''}`}>
          删除
        </Button>
      </Popconfirm>
    </>
  ),
});

export default function SynonymsScreen() {
  const { message } = App.useApp();
  const mayEdit = useMay('content.edit');
  const [query, setQuery] = useState(FIRST);
  const [edited, setEdited] = useState<EditedSynonyms>();
  const call = useOperatorCall(listSynonyms, query);
  useClampedPage(query.page, call.data?.pages, (page) => setQuery({ ...query, page }));
  const { run: remove } = useAction(
    ({ id }: Row) => changeByOperator(removeSynonyms, { id }, `${id}`),
    () => {
      message.success('已删除');
      call.refresh();
    },
  );
  const saved = () => {
    setEdited(undefined);
    message.success('已保存');
    call.refresh();
  };
  const shown = mayEdit ? [...columns, actionsOf(setEdited, (row) => void remove(row))] : columns;
  return (
    <>
      <Line gap={16} rowGap={8} wrap below={12} className={css.tools}>
        <Input.Search
          className={css.word ?? ''}
          placeholder={looksFor}
          aria-label={looksFor}
          allowClear
          maxLength={LONGEST_WORD}
          onSearch={(word) => setQuery({ word: word.trim(), page: 1 })}
        />
        {mayEdit && (
          <Button
            type="primary"
            icon={<Icon name="plus" size={16} />}
            onClick={() => setEdited({ id: null, words: [] })}
          >
            添加同义词
          </Button>
        )}
      </Line>
      <WidePanel label="同义词">
        <Loaded call={call}>
          {({ items, pages }) => (
            <DeskTable
              rowKey="id"
              columns={shown}
              dataSource={items}
              locale={{
                emptyText: (
                  <Empty
                    description={
                      query.word
                        ? `没有找到“${query.word}”`
                        : '还没有同义词，添加后搜索会同时找到意思相同的词'
                    }
                  />
                ),
              }}
              pagination={pagingOf(query.page, pages, (page) => setQuery({ ...query, page }))}
            />
          )}
        </Loaded>
      </WidePanel>
      {edited && (
        <SynonymsEditor edited={edited} onClose={() => setEdited(undefined)} onSaved={saved} />
      )}
    </>
  );
}
