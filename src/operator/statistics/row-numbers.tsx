import { useState } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import css from './statistics.module.css';
import { useNumbersInRows } from './use-home-numbers.ts';
import { COUNTED, FAULTS_COUNTED, noSpans, numberText, rateText, type Spans } from './words.ts';

const NumbersDialog = lazyPart(
  async () => (await import('./numbers-dialog.tsx')).NumbersDialog,
  ({ open }) => open,
);

type Props = {
  name: string;
  spans: Spans;
  /** Faults are counted by section, not by banner. */
  faults: boolean;
  note: string;
};

const Numbers = ({ name, spans, faults, note }: Props) => {
  const [open, setOpen] = useState<boolean>();
  const { week } = spans;
  const few = week.exposures > 0 ? `近 7 天点击率 ${rateText(week)}` : '近 7 天没有曝光';
  const troubled = faults && week.faults > 0 ? `，问题 ${numberText(week.faults)} 次` : '';
  return (
    <>
      <button
        type="button"
        className={css.few}
        data-numbers
        aria-label={`${name}的统计：${few}${troubled}`}
        onClick={() => setOpen(true)}
      >
        {few}
        {troubled}
      </button>
      {open !== undefined && (
        <NumbersDialog {...{ open, name, spans, faults, note }} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

/** Keeps the numbers' place until they are known, so that nothing moves away under a finger then. */
const Placeholder = () => (
  <button type="button" className={`${css.few} ${css.position}`} disabled>
    近 7 天
  </button>
);

type SectionProps = {
  home: string;
  section: { name: string; id?: string | undefined };
  label: string;
};

/** Nothing until the numbers are known. */
export const SectionNumbers = ({ home, section: { name, id = '' }, label }: SectionProps) => {
  const { data, soon } = useNumbersInRows();
  if (!data) return soon ? <Placeholder /> : null;
  const own = data.sections.find(
    (one) => one.home === home && one.section === name && one.id === id,
  );
  // a section not yet seen under its id may have faults under its name
  const alike = data.sections.find((one) => one.section === name)?.spans ?? noSpans;
  const spans = own?.spans ?? onlyFaults(alike);
  return <Numbers name={label} spans={spans} faults note={`${COUNTED}${FAULTS_COUNTED}`} />;
};

const onlyFaults = (spans: Spans): Spans => {
  const of = (span: keyof Spans) => ({ exposures: 0, taps: 0, faults: spans[span].faults });
  return {
    ...{ today: of('today'), week: of('week'), month: of('month') },
    ...{ live: of('live'), before: of('before') },
  };
};

const OF_BANNERS =
  '按轮播图在当时那一版里的位置统计，所以改了顺序也跟着走；没有链接的不统计，问题只按区块统计。';

/** The numbers of a banner over all home pages; nothing until they are known. */
export const BannerNumbers = ({ item, label }: { item: string; label: string }) => {
  const { data, soon } = useNumbersInRows();
  if (!data) return soon ? <Placeholder /> : null;
  const spans = data.banners.find(({ key }) => key === item)?.spans ?? noSpans;
  return <Numbers name={label} spans={spans} faults={false} note={`${COUNTED}${OF_BANNERS}`} />;
};
