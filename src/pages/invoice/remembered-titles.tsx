import type { RememberedTitle } from '#schemas/invoice/endpoints.ts';
import css from './form.module.css';
import type { InvoiceValues } from './use-form.ts';

type Props = {
  titles: readonly RememberedTitle[];
  onChoose: (values: InvoiceValues) => void;
};

/** What was printed before: a tap fills the form with it. */
export const RememberedTitles = ({ titles, onChoose }: Props) =>
  titles.length > 0 && (
    <div className={css.titles}>
      <span className={css.name}>最近使用的抬头</span>
      <div className={css.row}>
        {titles.map(({ titleKind, title, taxNo, email }) => (
          <button
            className={css.title}
            key={`${titleKind} ${title} ${taxNo} ${email}`}
            type="button"
            onClick={() => onChoose({ title_kind: titleKind, title, tax_no: taxNo, email })}
          >
            {title}
          </button>
        ))}
      </div>
    </div>
  );
