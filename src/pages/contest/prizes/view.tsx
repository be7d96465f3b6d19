import { claimPrizeAddress, drawResultAddress } from '#schemas/contest/addresses.ts';
import { ownGamePrizes, type WonPrize } from '#schemas/contest/endpoints.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { dayText } from '#src/platform/time/china-date.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { prizeKindNames, wonState } from '../words.ts';
import css from './view.module.css';

const Row = ({ prize }: { prize: WonPrize }) => {
  const { id, state, title, gameTitle, kind, at } = prize;
  const open = state === 'unclaimed';
  return (
    <a className={css.prize} href={open ? claimPrizeAddress({ id }) : drawResultAddress({ id })}>
      <span className={css.words}>
        <span className={css.title}>
          <Unbroken>{title}</Unbroken>
        </span>
        <span className={css.fact}>{gameTitle}</span>
        <span className={css.fact}>
          {prizeKindNames[kind]}
          {at !== null && ` · ${dayText(at)}`}
        </span>
      </span>
      <span className={css.state} data-open={open}>
        {wonState(prize)}
      </span>
    </a>
  );
};

/** `/active/revice`: what the member has won, and what of it waits for an address. */
export default listView(ownGamePrizes, {
  label: '我的奖品',
  rowHeight: 96,
  skeleton: 'rows',
  className: css.list,
  empty: { text: '还没有奖品，去参加答题活动吧', link: '去首页看看', to: homeAddress() },
  row: (prize) => <Row prize={prize} />,
});
