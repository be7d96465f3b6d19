import { Link } from 'wouter';
import type { DeskArea } from '#schemas/desk/endpoints.ts';
import type { DeskTable } from '#schemas/desk/fields.ts';
import { Line } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { callsOf, insideAddress } from './calls.ts';
import css from './desk.module.css';
import { reportAddress, reportsOf } from './row-reports.ts';

type Props = {
  area: DeskArea;
  path: string;
  owner: DeskTable;
  /** The id of the containing row; '' for all of them. */
  parent: string;
  here: string;
  siblings: readonly DeskTable[];
};

const Name = ({ area, owner, id }: Pick<Props, 'area' | 'owner'> & { id: number }) => {
  const { data } = useOperatorCall(callsOf(area).read, { table: owner.name, id });
  return <>{data ? data.row.title : `编号 ${id}`}</>;
};

export const ParentLinks = ({ area, path, owner, parent, here, siblings }: Props) => {
  const id = Number(parent);
  const ways = [
    ...siblings.map((table) => ({
      ...{ name: table.name, label: table.label },
      href: parent === '' ? `${path}/${table.name}` : insideAddress(path, table, id),
    })),
    ...(parent === '' ? [] : reportsOf(owner.name)).map((report) => ({
      ...{ name: report.name, label: report.label },
      href: reportAddress(path, report, id),
    })),
  ];
  return (
    <Line
      as="nav"
      gap={12}
      rowGap={4}
      wrap
      below={12}
      className={css.surroundings}
      aria-label={`${owner.noun}里的内容`}
    >
      <Link className={css.back ?? ''} href={`${path}/${owner.name}`}>
        {owner.label}
      </Link>
      <strong>
        {parent === '' ? `全部${owner.noun}` : <Name area={area} owner={owner} id={id} />}
      </strong>
      {ways.map(({ name, label, href }) => (
        <Link
          key={name}
          href={href}
          className={css.tab ?? ''}
          aria-current={name === here ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </Line>
  );
};
