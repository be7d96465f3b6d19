import { creditNames } from '#src/entities/award/words.ts';
import { Text } from '#src/ui/part/parts.tsx';
import css from './sums.module.css';

type Sums = { year: number; first: number; second: number };

const total = (years: readonly Sums[], of: 'first' | 'second'): number =>
  years.reduce((sum, each) => sum + each[of], 0);

/** The sums of these years by class; what was revoked is in none. */
export const CreditSums = ({ years }: { years: readonly Sums[] }) => {
  const [first, second] = [total(years, 'first'), total(years, 'second')];
  const shown: [string, number][] = [
    ['合计', first + second],
    [creditNames.I, first],
    [creditNames.II, second],
  ];
  return (
    <dl className={css.sums}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <Text as="dt" kind="meta" tone="secondary">
            {name}
          </Text>
          <Text as="dd" kind="page-title" digits flat>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
};
