import { App } from 'antd';
import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Loaded } from '../parts/loaded.tsx';
import { Stack } from '../parts/part.tsx';
import { useOpenRow } from '../parts/use-open-row.ts';
import { useWithin } from '../parts/use-within.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { type Asked, addressOf, askedIn, withinIn } from './asked.ts';
import { callsOf, type OpenTable } from './calls.ts';
import { ChosenRows } from './chosen-rows.tsx';
import { RowPanel } from './row-panel.tsx';
import { RowsTable } from './rows-table.tsx';
import { Tools } from './tools.tsx';

type Props = { open: OpenTable; path: string };

/** The list of a table with its tools, and the row that is open. */
export const OneTable = ({ open, path }: Props) => {
  const { area, table, mayEdit } = open;
  const { message } = App.useApp();
  const [, navigate] = useLocation();
  const search = useSearch();
  const asked = askedIn(search, table);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const within = withinIn(table, asked);
  const around = asked.filters.filter(({ name }) => name === table.within?.field);
  const { row, filters, ...wanted } = asked;
  const call = useOperatorCall(callsOf(area).list, {
    ...{ table: table.name, filters: [...filters] },
    ...wanted,
  });
  const go = (next: Partial<Asked>) => navigate(addressOf(path, { ...asked, ...next }));
  const narrow = (next: Partial<Asked>) => {
    setChosen([]);
    go({ page: 1, ...next });
  };
  useWithin(asked.page, call.data?.pages, (page) => go({ page }));
  const stay = useCallback(
    (kept: string) => navigate(addressOf(path, { ...askedIn(search, table), row: kept })),
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
        asked={asked}
        busy={call.busy}
        onAsked={narrow}
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
                  ordered={asked.sort === '' && (table.within === null || within !== '')}
                  onChosen={setChosen}
                  onDone={call.refresh}
                />
              )}
              <RowsTable
                open={open}
                rows={rows}
                total={total}
                page={asked.page}
                pages={pages}
                isNarrowed={asked.word !== '' || asked.filters.length > around.length}
                within={within}
                chosen={chosen}
                onChosen={setChosen}
                onPage={(page) => narrow({ page })}
                onOpen={(id) => go({ row: `${id}` })}
                onAll={() => narrow({ word: '', filters: around })}
              />
            </>
          )}
        </Loaded>
      </Stack>
      {panel.open !== '' && (
        <RowPanel
          key={panel.open}
          open={open}
          within={within}
          id={panel.open === 'new' ? null : Number(panel.open)}
          onUnsaved={panel.setUnsaved}
          onClose={() => go({ row: '' })}
          onSaved={saved}
        />
      )}
    </>
  );
};
