import type { DocumentChange } from '../../../../schemas/publication/describe-changes.ts';
import css from './publish.module.css';

/** Changes in plain Chinese, grouped by the part of the document. */
export const ChangesList = ({
  changes,
  none,
}: {
  changes: readonly DocumentChange[];
  none: string;
}) => {
  if (changes.length === 0) return <p className={css.none}>{none}</p>;
  const parts = [...new Set(changes.map(({ part }) => part))];
  return (
    <div className={css.changes}>
      {parts.map((part) => (
        <div key={part}>
          <p className={css.part}>{part}</p>
          <ul>
            {changes
              .filter((change) => change.part === part)
              .map(({ key, text }) => (
                <li key={`${key} ${text}`}>{text}</li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
