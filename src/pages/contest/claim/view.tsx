import { drawResultAddress, ownPrizesAddress } from '#schemas/contest/addresses.ts';
import { claimGamePrize, type GameDraw, readGameDraw } from '#schemas/contest/endpoints.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { framedForm } from '#src/page-kinds/framed-form.tsx';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { notFoundTo } from '#src/ui/state/not-found.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';

const doneText = { settled: '这份奖品不用填写地址', claimed: '', sent: '' } as const;

/** Shown in place of the form where nothing is to be filled in. */
const instead = ({ id, state }: GameDraw) =>
  state !== 'unclaimed' && (
    <ResultScreen
      look="ok"
      title={doneText[state] || '已经填过收货地址'}
      text={state === 'sent' ? '奖品已经寄出' : ''}
    >
      <ButtonLink href={drawResultAddress({ id })}>看这份奖品</ButtonLink>
    </ResultScreen>
  );

const skeleton = <Skeletons shapes={[['lines', 6]]} />;

const NotLoaded = () => <Failure text="没有加载出来，请检查网络后刷新页面" />;

/** The form, whose code those who have nothing to fill in do without. */
const LazyForm = lazyPage<{ known: GameDraw }>(
  () =>
    import('./form.tsx').then(
      (code) => ({ default: code.ClaimPrize }),
      () => ({ default: NotLoaded }),
    ),
  skeleton,
);

const Form = ({ known }: { known: GameDraw }) => <LazyForm known={known} />;

const Named = framedForm(claimGamePrize, {
  begins: readGameDraw,
  useQuery: () => useQueryId() ?? { id: '0' },
  fresh: true,
  instead,
  failed: notFoundTo(ownPrizesAddress(), '看看我的奖品'),
  skeleton,
  Form,
});

export default Named;
