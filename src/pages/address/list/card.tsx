import { addressEditAddress } from '#schemas/address/addresses.ts';
import type { Address } from '#schemas/address/endpoints.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import css from './card.module.css';

type Props = {
  address: Address;
  busy: boolean;
  /** Chooses this address; undefined where the list is not for choosing. */
  onChoose: (() => void) | undefined;
  onDefault: () => void;
  onRemove: () => void;
};

const Where = ({ address }: { address: Address }) => {
  const { receiver, phone, province, city, county, detail, tag, isDefault } = address;
  const region = province === city ? [province, county] : [province, city, county];
  return (
    <>
      <Line as="span" kind="card-title" tone="primary" gap={8} rowGap={4} wrap>
        <Text as="b" weight={600}>
          {receiver}
        </Text>
        <Text as="span" digits>
          {phone}
        </Text>
        {isDefault && (
          <Text as="span" kind="tag" padInline={6} radius="tag" className={css.default}>
            默认
          </Text>
        )}
        {tag && (
          <Text as="span" kind="tag" tone="accent" padInline={6} surface="tint" radius="tag">
            {tag}
          </Text>
        )}
      </Line>
      <Text as="span" kind="body" tone="secondary">
        {region.join('')} {detail}
      </Text>
    </>
  );
};

export const AddressCard = ({ address, busy, onChoose, onDefault, onRemove }: Props) => {
  const { id, receiver, isDefault } = address;
  return (
    <Box as="article" surface="card" radius="card" aria-label={receiver}>
      {onChoose ? (
        <Box as="button" press="tint" className={css.choice} type="button" onClick={onChoose}>
          <Stack as="span" textAlign="start" gap={4} whole padInline={12} padStart={16} padEnd={12}>
            <Where address={address} />
          </Stack>
          <Chevron />
        </Box>
      ) : (
        <Stack textAlign="start" gap={4} whole padInline={12} padStart={16} padEnd={12}>
          <Where address={address} />
        </Stack>
      )}
      <div className={css.actions}>
        {isDefault ? (
          <Text as="span" kind="meta" tone="tertiary">
            下单时优先使用
          </Text>
        ) : (
          <TextButton disabled={busy} onClick={onDefault}>
            设为默认
          </TextButton>
        )}
        <Stack
          as="a"
          kind="meta"
          tone="accent"
          align="center"
          across="center"
          tap="both"
          href={addressEditAddress({ id })}
        >
          编辑
        </Stack>
        <TextButton onClick={onRemove}>删除</TextButton>
      </div>
    </Box>
  );
};
