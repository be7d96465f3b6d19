import { Button, Select, type TableColumnsType } from 'antd';
import { type ComponentType, Fragment, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { ListTools } from '../parts/list/list-tools.tsx';
import { OpenedRows } from '../parts/list/opened-rows.tsx';
import { useClampedPage } from '../parts/list/use-clamped-page.ts';
import { useOpenRow } from '../parts/list/use-open-row.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { columnOf } from './cells.tsx';
import css from './queue.module.css';
import type { PanelProps, Query, Queue, UseCount } from './queue.ts';
import { useQueueSheet } from './sheet.ts';

type ScreenProps<T extends string, H extends object> = {
  label: string;
  /** The desk's address, which the open row's number follows. */
  path: string;
  named: string;
  queue: Queue<T, H>;
  useCount: UseCount;
  Panel: ComponentType<PanelProps>;
  Below: ComponentType | undefined;
};

const openColumn = <T extends string, H extends object>({
  open,
  openWidth = 66,
}: Queue<T, H>): TableColumnsType<H>[number] => ({
  title: '操作',
  key: 'action',
  width: openWidth,
  // a click on this button bubbles to the row, whose handler opens it
  render: (_, row) => {
    const own = open(row);
    const { label, name, primary } =
      typeof own === 'string' ? { label: own, name: '查看', primary: false } : own;
    return (
      <Button size="small" type={primary ? 'primary' : 'default'} aria-label={label}>
        {name}
      </Button>
    );
  },
});

const useOpened = (path: string, named: string) => {
  const [, navigate] = useLocation();
  const show = useCallback(
    (row: string) => navigate(row === '' ? path : `${path}/${row}`),
    [navigate, path],
  );
  return { show, ...useOpenRow(/^[1-9]\d{0,9}$/.test(named) ? named : '', show) };
};

/** The screen of a queue: its rows by state; each row opens by its own address. */
export const QueueScreen = <T extends string, H extends object>({
  label,
  path,
  named,
  queue,
  useCount,
  Panel,
  Below,
}: ScreenProps<T, H>) => {
  const { tabs, states, first, waits, looksFor, narrows, idOf, columns } = queue;
  const [query, setQuery] = useState<Query<T>>({ state: first, word: '', parent: null, page: 1 });
  const call = queue.useList(query);
  const count = useCount();
  const sheet = useQueueSheet(label, queue, query);
  const { open, setUnsaved, show } = useOpened(path, named);
  const onPage = (page: number) => setQuery({ ...query, page });
  useClampedPage(query.page, call.data?.pages, onPage);
  const refresh = () => {
    call.refresh();
    count.refresh();
  };
  const countIn = (tab: T) =>
    tab === waits ? (call.data?.waiting ?? count.data?.waiting) : count.data?.[tab];
  const search =
    looksFor === undefined
      ? {}
      : { looksFor, onWord: (word: string) => setQuery({ ...query, word, page: 1 }) };
  return (
    <>
      <ListTools
        tabs={tabs.map((value) => {
          const waiting = waits === undefined ? undefined : countIn(value);
          const [name] = states[value];
          return { value, label: waiting ? `${name} ${waiting}` : name };
        })}
        tab={query.state}
        onTab={(state) => setQuery({ ...query, state, page: 1 })}
        {...search}
        busy={call.busy}
        onRefresh={refresh}
        end={
          <Button loading={sheet.busy} onClick={() => void sheet.run()}>
            导出表格
          </Button>
        }
      >
        {narrows && (
          <Select
            className={css.narrows ?? ''}
            aria-label={narrows.label}
            value={query.parent ?? 0}
            options={[
              { value: 0, label: narrows.all },
              ...(call.data?.offers ?? []).map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={(id) => setQuery({ ...query, parent: id === 0 ? null : id, page: 1 })}
          />
        )}
      </ListTools>
      <WidePanel label={label}>
        <Loaded call={call}>
          {({ items, pages }) => (
            <OpenedRows
              columns={[...columns.map(columnOf), openColumn(queue)]}
              idOf={idOf}
              items={items}
              page={query.page}
              pages={pages}
              empty={query.word ? `没有找到“${query.word}”` : states[query.state][1]}
              onPage={onPage}
              onOpen={(row) => show(`${row}`)}
            />
          )}
        </Loaded>
      </WidePanel>
      {Below && <Below />}
      {open !== '' && (
        <Fragment key={open}>
          <Panel
            id={Number(open)}
            onUnsaved={setUnsaved}
            onClose={() => show('')}
            onDone={refresh}
          />
        </Fragment>
      )}
    </>
  );
};
