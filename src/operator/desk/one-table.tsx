import { App } from 'antd';
import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useClampedPage } from '../parts/list/use-clamped-page.ts';
import { useOpenRow } from '../parts/list/use-open-row.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { Stack } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { callsOf, type OpenTable } from './calls.ts';
import { ChosenRows } from './chosen-rows.tsx';
import { addressOf, parentIn, type Query, queryIn } from './query.ts';
import { RowPanel } from './row-panel.tsx';
import { RowsTable } from './rows-table.tsx';
import { Tools } from './tools.tsx';

type Props = { open: OpenTable; path: string };

export const OneTable = ({ open, path }: Props) => {
  const { area, table, mayEdit } = open;
  const { message } = App.useApp();
  const [, navigate] = useLocation();
  const search = useSearch();
  const query = queryIn(search, table);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const parent = parentIn(table, query);
  const parentFilters = query.filters.filter(({ name }) => name === table.within?.field);
  const { row, filters, ...wanted } = query;
  const call = useOperatorCall(callsOf(area).list, {
    ...{ table: table.name, filters: [...filters] },
    ...wanted,
  });
  const go = (next: Partial<Query>) => navigate(addressOf(path, { ...query, ...next }));
  const narrow = (next: Partial<Query>) => {
    setChosen([]);
    go({ page: 1, ...next });
  };
  useClampedPage(query.page, call.data?.pages, (page) => go({ page }));
  const stay = useCallback(
    (id: string) => navigate(addressOf(path, { ...queryIn(search, table), row: id })),
    [navigate, path, search, table],
  );
  const panel = useOpenRow(row, stay);
  const saved = () => {
    panel.setUnsaved(false);
    void message.success('已保存');
    call.refresh();
    go({ row: '' });
  };
  return (
    <>
      <Tools
        open={open}
        query={query}
        busy={call.busy}
        onRequest={narrow}
        onMake={() => go({ row: 'new' })}
        onChanged={call.refresh}
      />
      <Stack as="section" gap={8} columns={1} aria-label={table.label}>
        <Loaded call={call}>
          {({ rows, total, pages }) => (
            <>
              {mayEdit && (
                <ChosenRows
                  open={open}
                  rows={rows}
                  chosen={chosen}
                  ordered={query.sort === '' && (table.within === null || parent !== '')}
                  onChosen={setChosen}
                  onDone={call.refresh}
                />
              )}
              <RowsTable
                open={open}
                rows={rows}
                total={total}
                page={query.page}
                pages={pages}
                isNarrowed={query.word !== '' || query.filters.length > parentFilters.length}
                parent={parent}
                chosen={chosen}
                onChosen={setChosen}
                onPage={(page) => narrow({ page })}
                onOpen={(id) => go({ row: `${id}` })}
                onAll={() => narrow({ word: '', filters: parentFilters })}
              />
            </>
          )}
        </Loaded>
      </Stack>
      {panel.open !== '' && (
        <RowPanel
          key={panel.open}
          open={open}
          parent={parent}
          id={panel.open === 'new' ? null : Number(panel.open)}
          onUnsaved={panel.setUnsaved}
          onClose={() => go({ row: '' })}
          onSaved={saved}
        />
      )}
    </>
  );
};
