import { type CaseParts, casePartNames, caseParts } from '#schemas/case/fields.ts';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './case.module.css';

type Props = { parts: CaseParts; pictures: readonly string[] };

/** What a case tells, part by part, and its pictures. */
export const CaseTold = ({ parts, pictures }: Props) => (
  <>
    {caseParts.map((part) => (
      <section key={part}>
        <h3 className={css.partHead}>{casePartNames[part]}</h3>
        <p className={css.text}>
          <Unbroken>{parts[part]}</Unbroken>
        </p>
      </section>
    ))}
    <ShownPictures addresses={pictures} name="病例图片" />
  </>
);
