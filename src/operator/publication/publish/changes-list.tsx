import type { DetailedChange, DocumentChange } from '#schemas/publication/describe-changes.ts';
import { ChangeAuthors, ChangeDetails } from './change-details.tsx';
import css from './publish.module.css';

type Change = DocumentChange &
  Partial<Pick<DetailedChange, 'details'> & { authors: readonly string[] }>;

/** Changes in plain Chinese, grouped by the part of the document. */
export const ChangesList = ({ changes, none }: { changes: readonly Change[]; none: string }) => {
  if (changes.length === 0) return <p className={css.none}>{none}</p>;
  const parts = [...new Set(changes.map(({ part }) => part))];
  return (
    <div className={css.changes}>
      {parts.map((part) => (
        <div key={part} data-part={part}>
          <p className={css.part}>{part}</p>
          <ul>
            {changes
              .filter((change) => change.part === part)
              .map(({ key, text, details = [], authors }) => (
                <li key={`${key} ${text}`}>
                  {text}
                  {authors && <ChangeAuthors authors={authors} />}
                  <ChangeDetails details={details} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
