import { useEffect, useState } from 'react';
import type { questionnaireList } from '#schemas/home/endpoints.ts';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import { introAddress, questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import type { Questionnaire } from '#schemas/questionnaire/fields.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { serverNow } from '#src/platform/calls/server-clock.ts';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { Facts } from '#src/ui/card/facts.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { ListFoot } from '#src/ui/list/foot.tsx';
import rowsCss from '#src/ui/list/rows.module.css';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';

const FEW = 3;

/** Without a clock it is not known whether the questionnaire has ended. */
const deadline = (endTime: number | null, now: number | undefined): string => {
  if (endTime === null) return '长期有效';
  return now !== undefined && endTime <= now ? '已结束' : `${momentText(endTime)} 截止`;
};

/** The server's clock in milliseconds; undefined in the first render, as on the server. */
const useOpenedAt = (): number | undefined => {
  const [openedAt, setOpenedAt] = useState<number>();
  useEffect(() => setOpenedAt(serverNow()), []);
  return openedAt;
};

type RowProps = { item: Questionnaire; now: number | undefined; size: 'normal' | 'compact' };

const Row = ({ item, now, size }: RowProps) => (
  <MediaRow href={introAddress({ id: item.id })} title={item.title} thumb={item.thumb} size={size}>
    <Facts
      words={peopleText('participants', item.participants)}
      aside={deadline(item.endTime, now)}
    />
  </MediaRow>
);

export default function QuestionnaireList({
  title,
  data,
  source,
  settings: { count, more = questionnaireListAddress(), quiet, pictures = 'usual' },
}: SectionProps<Data<typeof questionnaireList>, SettingsOf<'活动病例'>>) {
  const { items, state, next } = usePages<typeof questionnaireList>(source, data, 'append', {
    few: count === undefined ? FEW : undefined,
  });
  const now = useOpenedAt();
  return (
    <SectionFrame
      title={title}
      more={more}
      quiet={quiet}
      foot={<ListFoot label="查看更多" state={state} onPress={next} />}
    >
      <ul className={rowsCss.rows}>
        {items.map((item, index) => (
          // a back end may list one questionnaire twice
          // biome-ignore lint/suspicious/noArrayIndexKey: the two differ by position only
          <li key={`${index}:${item.id}`}>
            <Row item={item} now={now} size={pictures === 'usual' ? 'compact' : 'normal'} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
