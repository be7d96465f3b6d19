import type { DetailedChange } from '#schemas/publication/change-details.ts';
import type { DocumentChange } from '#schemas/publication/describe-changes.ts';
import { Text } from '../../parts/part.tsx';
import { ChangeAuthors, ChangeDetails } from './change-details.tsx';
import css from './publish.module.css';

type Change = DocumentChange &
  Partial<Pick<DetailedChange, 'details'> & { authors: readonly string[] }>;

/** Changes in plain Chinese, grouped by the part of the document. */
export const ChangesList = ({ changes, none }: { changes: readonly Change[]; none: string }) => {
  if (changes.length === 0) return <Text tone="tertiary">{none}</Text>;
  const parts = [...new Set(changes.map(({ part }) => part))];
  return (
    <div className={css.changes}>
      {parts.map((part) => (
        <div key={part} data-part={part}>
          <Text size={13} tone="secondary" weight={600} below={4}>
            {part}
          </Text>
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
