import { useId, useState } from 'react';
import { addressAppendAddress } from '#schemas/address/addresses.ts';
import { type Address, addressList } from '#schemas/address/endpoints.ts';
import { drawResultAddress } from '#schemas/contest/addresses.ts';
import { claimGamePrize, type GameDraw } from '#schemas/contest/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { PrizePicture } from '../prize-picture.tsx';

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
    <Stack gap={12} hideEmpty role="radiogroup" aria-label="收货地址">
      {addresses.map((address) => (
        <Line
          as="label"
          gap={12}
          high={72}
          pad={12}
          radius="card"
          edge="all"
          pick="card"
          key={address.id}
        >
          <input
            type="radio"
            name={name}
            value={address.id}
            checked={chosen === address.id}
            onChange={() => onChoose(address.id)}
          />
          <Stack as="span" gap={2} flex="shrink">
            <span>
              <b>{address.receiver}</b> {address.phone}
            </span>
            <Text as="span" tone="secondary">
              {whereOf(address)}
            </Text>
          </Stack>
        </Line>
      ))}
    </Stack>
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
        <Stack gap={12}>
          {chosen && (
            <Button type="submit" busy={busy ? '正在提交…' : undefined}>
              寄到这个地址
            </Button>
          )}
          {add}
        </Stack>
      }
    >
      <Line gap={12}>
        <PrizePicture of={draw} />
        <Text as="h2" kind="section-title" flex="fill">
          <Unbroken>{draw.title}</Unbroken>
        </Text>
      </Line>
      <Text tone="secondary">
        {chosen
          ? '请选择收货地址，提交后不能修改。地址只用来寄这份奖品。'
          : '还没有收货地址，请先新增一个，再回到这里领取。'}
      </Text>
      <AddressChoice addresses={addresses} chosen={chosen?.id ?? ''} onChoose={setPicked} />
    </FormFrame>
  );
};

export const ClaimPrize = ({ known }: { known: GameDraw }) => {
  const called = useCall(addressList, {});
  // an address may have been added meanwhile
  useSeenAgain(called.refresh);
  return (
    <Answered of={called} skeleton={<Skeletons shapes={[['lines', 6]]} />}>
      {({ items }) => <ClaimForm draw={known} addresses={items} />}
    </Answered>
  );
};
