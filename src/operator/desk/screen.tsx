import { Empty } from 'antd';
import { Link, useSearch } from 'wouter';
import type { DeskArea } from '#schemas/desk/endpoints.ts';
import type { DeskTable } from '#schemas/desk/fields.ts';
import { useMay } from '../draft-editor/context.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { Line } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { callsOf } from './calls.ts';
import css from './desk.module.css';
import { OneTable } from './one-table.tsx';
import { parentIn, queryIn } from './query.ts';
import { reportedRow, rowReports } from './row-reports.ts';
import { ParentLinks } from './surroundings.tsx';

type Props = { area: DeskArea; path: string; named: string };

type TabsProps = { path: string; tables: readonly DeskTable[]; here: DeskTable | undefined };

const Tabs = ({ path, tables, here }: TabsProps) => (
  <Line as="nav" gap={4} align="stretch" wrap below={12} aria-label="内容的种类">
    {tables
      .filter(({ within }) => within === null)
      .map((table) => (
        <Link
          key={table.name}
          href={`${path}/${table.name}`}
          className={css.tab ?? ''}
          aria-current={table === here ? 'page' : undefined}
        >
          {table.label}
        </Link>
      ))}
  </Line>
);

export default function TablesScreen({ area, path, named }: Props) {
  const mayEdit = useMay(`${area}.edit`);
  const search = useSearch();
  const call = useOperatorCall(callsOf(area).tables);
  return (
    <Loaded call={call}>
      {({ tables }) => {
        const report = rowReports.find(({ name }) => name === named);
        const wanted = report?.table ?? named;
        const table = tables.find(({ name }) => name === wanted) ?? tables[0];
        if (!table) return <Empty description="还没有可以管理的内容" />;
        const owner = tables.find(({ name }) => name === table.within?.table);
        const tablesInside = (of: DeskTable) =>
          tables.filter(({ within }) => within?.table === of.name);
        const reported = report?.table === table.name ? reportedRow(search) : undefined;
        if (report && reported !== undefined)
          return (
            <>
              <Tabs path={path} tables={tables} here={table} />
              <ParentLinks
                {...{ area, path, owner: table, parent: `${reported}`, here: report.name }}
                siblings={tablesInside(table)}
              />
              <report.Screen key={reported} id={reported} />
            </>
          );
        return (
          <>
            <Tabs path={path} tables={tables} here={owner ?? table} />
            {owner && (
              <ParentLinks
                {...{ area, path, owner, here: table.name }}
                parent={parentIn(table, queryIn(search, table))}
                siblings={tablesInside(owner)}
              />
            )}
            <OneTable
              key={table.name}
              open={{ area, table, mayEdit, inside: tablesInside(table) }}
              path={`${path}/${table.name}`}
            />
          </>
        );
      }}
    </Loaded>
  );
}
