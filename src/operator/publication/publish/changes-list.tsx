import { Checkbox } from 'antd';
import { useId } from 'react';
import { leftOutId } from '#schemas/publication/change-sets.ts';
import type {
  ChangeDetail,
  DetailedChange,
  DocumentChange,
} from '#schemas/publication/describe-changes.ts';
import type { DraftReview } from '#schemas/publication/endpoints.ts';
import { safeAddress } from '#schemas/wire/primitives.ts';
import { Stack, Text } from '../../parts/part.tsx';
import css from './publish.module.css';

type SideProps = { detail: ChangeDetail; of: 'before' | 'after' };

type PictureProps = { address: string; words: string };

/** A draft may hold any address. */
const Picture = ({ address, words }: PictureProps) => {
  const source = safeAddress(address);
  return source ? <img src={source} alt={words} loading="lazy" /> : <p>{address}</p>;
};

const sideWords = { before: '原来', after: '改为' } as const;

const Side = ({ detail, of }: SideProps) => {
  const { kind, label, [of]: lines } = detail;
  return (
    <Text
      as="div"
      breaks="anywhere"
      flex="shrink"
      padBlock={6}
      padInline={10}
      surface="card"
      radius="small"
      edge="all"
      className={css.value}
      data-of={of}
    >
      <span>{sideWords[of]}</span>
      {lines.length === 0 && <p>没有{kind === 'picture' ? '图片' : ''}</p>}
      {kind === 'picture' &&
        lines.map((address) => (
          <Picture key={address} address={address} words={`${sideWords[of]}的${label}`} />
        ))}
      {kind === 'words' && lines.length > 0 && <p>{lines.join('\n')}</p>}
    </Text>
  );
};

const ChangeDetails = ({ details }: { details: readonly ChangeDetail[] }) =>
  details.length > 0 && (
    <dl className={css.details}>
      {details.map((detail) => (
        <div key={detail.label}>
          <dt>{detail.label}</dt>
          <dd>
            {detail.before.length > 0 && <Side detail={detail} of="before" />}
            <Side detail={detail} of="after" />
          </dd>
        </div>
      ))}
    </dl>
  );

const ChangeAuthors = ({ authors }: { authors: readonly string[] }) => (
  <Text size={13} tone="tertiary">
    {authors.length > 0 ? `${authors.join('、')} 改的` : '更早的改动'}
  </Text>
);

type Change = DocumentChange &
  Partial<Pick<DetailedChange, 'details'> & { authors: readonly string[] }>;

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

type Choosing = {
  /** Ids of the changes that stay in the draft. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
};

type ChoiceProps = Choosing & { changes: DraftReview['changes'] };

const PartChoices = ({ part, changes, left, onChange }: ChoiceProps & { part: string }) => {
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
      <Text size={13} tone="secondary" weight={600} below={4} id={heading}>
        {part}
      </Text>
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

export const ChoiceList = ({ changes, left, onChange }: ChoiceProps) => {
  const parts = [...new Set(changes.map(({ part }) => part))];
  const remaining = changes.filter((change) => left.has(leftOutId(change))).length;
  const text =
    remaining === 0 ? '取消勾选的改动不发布，留在草稿里' : `有 ${remaining} 处不发布，留在草稿里`;
  return (
    <Stack gap={8} className={css.choosing}>
      <div className={css.chosen}>
        <Checkbox
          checked={remaining === 0}
          indeterminate={remaining > 0 && remaining < changes.length}
          onChange={() => onChange(new Set(remaining === 0 ? changes.map(leftOutId) : []))}
        >
          全部改动
        </Checkbox>
        <p role="status">{text}</p>
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
    </Stack>
  );
};
