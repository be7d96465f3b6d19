import { useId, useState } from 'react';
import { addressAppendAddress } from '../../../../schemas/address/addresses.ts';
import { type Address, addressList } from '../../../../schemas/address/endpoints.ts';
import { drawResultAddress, ownPrizesAddress } from '../../../../schemas/contest/addresses.ts';
import {
  claimGamePrize,
  type GameDraw,
  readGameDraw,
} from '../../../../schemas/contest/endpoints.ts';
import { useQueryId } from '../../../page-kinds/asked.ts';
import { framedForm } from '../../../page-kinds/form-view.tsx';
import { showToast } from '../../../platform/feedback/toast.ts';
import { navigate } from '../../../platform/navigation/navigate.ts';
import { useHere } from '../../../platform/navigation/use-here.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { useSeenAgain } from '../../../platform/reading/use-seen-again.ts';
import { useChange } from '../../../platform/writing/use-change.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { FormFrame } from '../../../ui/form/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { Gone, goneTo } from '../../../ui/state/gone.tsx';
import { ResultScreen } from '../../../ui/state/result-screen.tsx';
import css from './view.module.css';

const whereOf = ({ province, city, county, detail }: Address): string =>
  [...(province === city ? [province] : [province, city]), county, detail].join(' ');

type ChoiceProps = {
  addresses: readonly Address[];
  chosen: string;
  onChoose: (id: string) => void;
};

const AddressChoice = ({ addresses, chosen, onChoose }: ChoiceProps) => {
  const name = useId();
  return (
    <div className={css.choices} role="radiogroup" aria-label="收货地址">
      {addresses.map((address) => (
        <label className={css.choice} key={address.id}>
          <input
            type="radio"
            name={name}
            value={address.id}
            checked={chosen === address.id}
            onChange={() => onChoose(address.id)}
          />
          <span className={css.words}>
            <span>
              <b>{address.receiver}</b> {address.phone}
            </span>
            <span className={css.where}>{whereOf(address)}</span>
          </span>
        </label>
      ))}
    </div>
  );
};

const ClaimForm = ({ draw, addresses }: { draw: GameDraw; addresses: readonly Address[] }) => {
  const here = useHere();
  const [picked, setPicked] = useState('');
  const failed = '没有收到结果，请再试一次，不会重复提交';
  const { send, busy, failure } = useChange(claimGamePrize, failed);
  const chosen = addresses.find(({ id }) => id === picked) ?? addresses[0];
  const submit = async () => {
    if (!chosen) return;
    const answer = await send({ draw: draw.id, address: chosen.id });
    if (!answer?.ok) return;
    showToast('地址已提交，寄出后会通知你');
    if (here()) navigate(drawResultAddress({ id: draw.id }), { replace: true });
  };
  const add = (
    <ButtonLink look="outlined" href={addressAppendAddress()}>
      新增收货地址
    </ButtonLink>
  );
  return (
    <FormFrame
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      submit={
        <div className={css.actions}>
          {chosen && (
            <Button type="submit" busy={busy ? '正在提交…' : undefined}>
              寄到这个地址
            </Button>
          )}
          {add}
        </div>
      }
    >
      <h2 className={css.title}>{draw.title}</h2>
      <p className={css.where}>
        {chosen
          ? '请选择收货地址，提交后不能修改。地址只用来寄这份奖品。'
          : '还没有收货地址，请先新增一个，再回到这里领取。'}
      </p>
      <AddressChoice addresses={addresses} chosen={chosen?.id ?? ''} onChoose={setPicked} />
    </FormFrame>
  );
};

const Claim = ({ known }: { known: GameDraw }) => {
  const called = useCall(addressList, {});
  // an address may have been added meanwhile
  useSeenAgain(called.refresh);
  return (
    <Answered of={called} skeleton={<Skeletons shapes={[['lines', 6]]} />}>
      {({ items }) => <ClaimForm draw={known} addresses={items} />}
    </Answered>
  );
};

const doneText = { settled: '这份奖品不用填写地址', claimed: '', sent: '' } as const;

/** What stands where nothing is to be filled in. */
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

const gone = goneTo(ownPrizesAddress(), '看看我的奖品');

const Form = ({ known }: { known: GameDraw }) => <Claim known={known} />;

const Named = framedForm(claimGamePrize, {
  begins: readGameDraw,
  useAsked: () => useQueryId() ?? { id: '' },
  fresh: true,
  instead,
  failed: (error) =>
    error.refusal === undefined ? (
      <Gone text="奖品不存在" href={ownPrizesAddress()} name="看看我的奖品" />
    ) : (
      gone(error)
    ),
  skeleton: <Skeletons shapes={[['lines', 6]]} />,
  Form,
});

/** `/active/game_revice?id=`: where a prize is sent to. */
export default Named;
