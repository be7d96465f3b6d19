import { Checkbox } from 'antd';
import { useId } from 'react';
import { leftOutId } from '#schemas/publication/change-sets.ts';
import { ChangeAuthors, ChangeDetails } from './change-details.tsx';
import css from './publish.module.css';
import type { DraftReview } from './use-review.ts';

type Choosing = {
  /** Ids of the changes that stay in the draft. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
};

type Props = Choosing & { changes: DraftReview['changes'] };

const PartChoices = ({ part, changes, left, onChange }: Props & { part: string }) => {
  const heading = useId();
  const choose = (id: string, chosen: boolean) => {
    const next = new Set(left);
    if (chosen) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not take the list's style
    <div role="group" aria-labelledby={heading} data-part={part}>
      <p className={css.part} id={heading}>
        {part}
      </p>
      <ul className={css.choices}>
        {changes.map((change) => {
          const id = leftOutId(change);
          return (
            <li key={id} data-left={left.has(id)}>
              <Checkbox
                checked={!left.has(id)}
                onChange={({ target }) => choose(id, target.checked)}
              >
                {change.text}
              </Checkbox>
              <div className={css.more}>
                <ChangeAuthors authors={change.authors} />
                <ChangeDetails details={change.details} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** Changes in plain Chinese by the part of the document, each of which may be left in the draft. */
export const ChoiceList = ({ changes, left, onChange }: Props) => {
  const parts = [...new Set(changes.map(({ part }) => part))];
  const kept = changes.filter((change) => left.has(leftOutId(change))).length;
  const said = kept === 0 ? '取消勾选的改动不发布，留在草稿里' : `有 ${kept} 处不发布，留在草稿里`;
  return (
    <div className={css.choosing}>
      <div className={css.chosen}>
        <Checkbox
          checked={kept === 0}
          indeterminate={kept > 0 && kept < changes.length}
          onChange={() => onChange(new Set(kept === 0 ? changes.map(leftOutId) : []))}
        >
          全部改动
        </Checkbox>
        <p role="status">{said}</p>
      </div>
      <div className={css.changes}>
        {parts.map((part) => (
          <PartChoices
            key={part}
            {...{ part, left, onChange }}
            changes={changes.filter((change) => change.part === part)}
          />
        ))}
      </div>
    </div>
  );
};
