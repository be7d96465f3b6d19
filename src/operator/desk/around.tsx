import { Link, useSearch } from 'wouter';
import type { DeskArea } from '../../../schemas/desk/endpoints.ts';
import type { DeskTable } from '../../../schemas/desk/fields.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { askedIn, withinIn } from './asked.ts';
import { callsOf, insideAddress } from './calls.ts';
import css from './desk.module.css';
import { textOf } from './rows-table.tsx';

type Props = {
  area: DeskArea;
  path: string;
  /** The table of the row in which the rows lie. */
  around: DeskTable;
  here: DeskTable;
  /** All that lies in such a row. */
  siblings: readonly DeskTable[];
};

const Name = ({ area, around, id }: Pick<Props, 'area' | 'around'> & { id: number }) => {
  const { data } = useOperatorCall(callsOf(area).read, { table: around.name, id });
  return <>{data ? textOf(data.row, around.title) : `编号 ${id}`}</>;
};

/** Of which row the rows of a table are shown, with the ways back and to what else lies in it. */
export const Around = ({ area, path, around, here, siblings }: Props) => {
  const within = withinIn(here, askedIn(useSearch(), here));
  return (
    <nav className={css.around} aria-label={`${around.noun}里的内容`}>
      <Link href={`${path}/${around.name}`}>{around.label}</Link>
      <strong>
        {within === '' ? (
          `全部${around.noun}`
        ) : (
          <Name area={area} around={around} id={Number(within)} />
        )}
      </strong>
      {siblings.map((table) => (
        <Link
          key={table.name}
          href={
            within === '' ? `${path}/${table.name}` : insideAddress(path, table, Number(within))
          }
          className={css.tab ?? ''}
          aria-current={table === here ? 'page' : undefined}
        >
          {table.label}
        </Link>
      ))}
    </nav>
  );
};
