import { adjacentMonth, monthWords, weeksOf } from '#src/entities/wallet/months.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import css from './view.module.css';

type Props = {
  /** `2026-11` */
  month: string;
  today: string;
  days: readonly string[];
  onMonth: (month: string) => void;
};

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

const Day = ({ day, signed, isToday }: { day: string; signed: boolean; isToday: boolean }) => (
  <span className={css.day} data-signed={signed} aria-current={isToday ? 'date' : undefined}>
    {Number(day.slice(8))}
    {signed && <span className="spoken">已签到</span>}
  </span>
);

export const SignMonth = ({ month, today, days, onMonth }: Props) => {
  const signed = new Set(days);
  return (
    <Box
      as="section"
      padInline={12}
      padStart={8}
      padEnd={16}
      above={12}
      below={12}
      side="gutter"
      surface="card"
      radius="card"
    >
      <Line justify="between">
        <button
          className={css.before}
          type="button"
          aria-label="上个月"
          onClick={() => onMonth(adjacentMonth(month, -1))}
        >
          <Chevron />
        </button>
        <Text as="h2" kind="card-title">
          {monthWords(month)}
        </Text>
        <button
          className={css.after}
          type="button"
          aria-label="下个月"
          disabled={month >= today.slice(0, 7)}
          onClick={() => onMonth(adjacentMonth(month, 1))}
        >
          <Chevron />
        </button>
      </Line>
      <table className={css.days}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <Text as="th" kind="meta" tone="tertiary" padBlock={4} key={name} scope="col">
                {name}
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null) ?? ''}>
              {week.map((day, at) => (
                <td key={day ?? weekdays[at]}>
                  {day && <Day day={day} signed={signed.has(day)} isToday={day === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};
