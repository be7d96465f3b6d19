import { type ComponentType, Fragment, type ReactNode, useCallback } from 'react';
import { useLocation } from 'wouter';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import { ListTools } from './list-tools.tsx';
import { Loaded } from './loaded.tsx';
import type { OpenedRowsProps } from './opened-rows.tsx';
import { useOpenRow } from './use-open-row.ts';
import { useWithin } from './use-within.ts';
import { WidePanel } from './wide-panel.tsx';

type Asked<T extends string> = { state: T; page: number; word?: string };

/** What a row's panel tells the list. */
type Acts = {
  /** Whether something would be lost with the panel, which asks before it goes then. */
  onUnsaved: (is: boolean) => void;
  onClose: () => void;
  /** The row has changed. */
  onDone: () => void;
};

type Props<T extends string, A extends Asked<T>, Row> = {
  label: string;
  /** The desk's address; behind it stands the row that is open. */
  path: string;
  named: string;
  asked: A;
  onAsk: (asked: A) => void;
  call: ReadValue<{ items: readonly Row[]; pages: number }>;
  /** The count beside the desk's name, which is read again with the list. */
  count?: { refresh: () => void };
  tabs: { value: T; label: string }[];
  empty: Readonly<Record<T, string>>;
  /** What the search finds, such as 搜索姓名; none: there is no search. */
  looksFor?: string;
  /** Another filter. */
  filter?: ReactNode;
  Table: ComponentType<OpenedRowsProps<Row>>;
  panel: (row: number, acts: Acts) => ReactNode;
};

/** The screen of a desk that lists rows by their state and opens them by the address. */
export const DeskList = <T extends string, A extends Asked<T>, Row>(props: Props<T, A, Row>) => {
  const { label, path, named, asked, onAsk, call, count, tabs, empty, looksFor, filter } = props;
  const { Table, panel } = props;
  const [, navigate] = useLocation();
  const show = useCallback(
    (row: string) => navigate(row === '' ? path : `${path}/${row}`),
    [navigate, path],
  );
  const { open, setUnsaved } = useOpenRow(/^[1-9]\d{0,9}$/.test(named) ? named : '', show);
  const onPage = (page: number) => onAsk({ ...asked, page });
  useWithin(asked.page, call.data?.pages, onPage);
  const refresh = () => {
    call.refresh();
    count?.refresh();
  };
  const search =
    looksFor === undefined
      ? {}
      : { looksFor, onWord: (word: string) => onAsk({ ...asked, word, page: 1 }) };
  return (
    <>
      <ListTools
        tabs={tabs}
        tab={asked.state}
        onTab={(state) => onAsk({ ...asked, state, page: 1 })}
        {...search}
        busy={call.busy}
        onRefresh={refresh}
      >
        {filter}
      </ListTools>
      <WidePanel label={label}>
        <Loaded call={call}>
          {({ items, pages }) => (
            <Table
              items={items}
              page={asked.page}
              pages={pages}
              empty={asked.word ? `没有找到“${asked.word}”` : empty[asked.state]}
              onPage={onPage}
              onOpen={(row) => show(`${row}`)}
            />
          )}
        </Loaded>
      </WidePanel>
      {open !== '' && (
        <Fragment key={open}>
          {panel(Number(open), {
            onUnsaved: setUnsaved,
            onClose: () => show(''),
            onDone: refresh,
          })}
        </Fragment>
      )}
    </>
  );
};
