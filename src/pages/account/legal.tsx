import { type LegalText, legalText } from '../../../schemas/api/account.ts';
import { chinaDate } from '../../platform/china-date.ts';
import { useCall } from '../../platform/use-call.ts';
import { Answered } from '../../ui/answered.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import css from './legal.module.css';

export const legalTitles: Readonly<Record<LegalText, string>> = {
  agreement: '用户协议',
  privacy: '隐私政策',
};

/** A legal text, chapter by chapter. */
export const Legal = ({ type }: { type: LegalText }) => (
  <Answered of={useCall(legalText, { type })} skeleton={<FormSkeleton />}>
    {({ title, updated, chapters }) => (
      <article className={css.legal}>
        <h2 className={css.title}>{title}</h2>
        {updated !== null && <p className={css.updated}>更新日期：{chinaDate(updated)}</p>}
        {chapters.map(({ heading, paragraphs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice
          <section key={index}>
            <h3 className={css.heading}>{heading}</h3>
            {paragraphs.map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice
              <p key={at}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    )}
  </Answered>
);

type PanelProps = { type: LegalText | undefined; onClose: () => void };

/** A legal text above the page: its own page is for members only. */
export const LegalPanel = ({ type, onClose }: PanelProps) => (
  <Sheet open={type !== undefined} title={type ? legalTitles[type] : ''} onClose={onClose}>
    {type && <Legal type={type} />}
  </Sheet>
);
