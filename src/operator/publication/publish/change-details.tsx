import { safeAddress } from '#schemas/primitives.ts';
import type { ChangeDetail } from '#schemas/publication/describe-changes.ts';
import css from './publish.module.css';

type SideProps = { detail: ChangeDetail; of: 'before' | 'after' };

type PictureProps = { address: string; words: string };

/** A draft may hold any address. */
const Picture = ({ address, words }: PictureProps) => {
  const source = safeAddress(address);
  return source ? <img src={source} alt={words} loading="lazy" /> : <p>{address}</p>;
};

const words = { before: '原来', after: '改为' } as const;

const Side = ({ detail, of }: SideProps) => {
  const { kind, label, [of]: lines } = detail;
  return (
    <div className={css.value} data-of={of}>
      <span>{words[of]}</span>
      {lines.length === 0 && <p>没有{kind === 'picture' ? '图片' : ''}</p>}
      {kind === 'picture' &&
        lines.map((address) => (
          <Picture key={address} address={address} words={`${words[of]}的${label}`} />
        ))}
      {kind === 'words' && lines.length > 0 && <p>{lines.join('\n')}</p>}
    </div>
  );
};

/** What the sentence of a change is too short for: each field as it was and as it is to be. */
export const ChangeDetails = ({ details }: { details: readonly ChangeDetail[] }) =>
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

/** Who has changed something, as far as that is known. */
export const ChangeAuthors = ({ authors }: { authors: readonly string[] }) => (
  <p className={css.authors}>{authors.length > 0 ? `${authors.join('、')} 改的` : '更早的改动'}</p>
);
