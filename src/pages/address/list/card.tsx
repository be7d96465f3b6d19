import { addressEditAddress } from '#schemas/address/addresses.ts';
import type { Address } from '#schemas/address/endpoints.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import css from './card.module.css';

type Props = {
  address: Address;
  /** A change of an address is under way. */
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
      <span className={css.who}>
        <b>{receiver}</b>
        <span className={css.phone}>{phone}</span>
        {isDefault && <span className={css.default}>默认</span>}
        {tag && <span className={css.tag}>{tag}</span>}
      </span>
      <span className={css.where}>
        {region.join('')} {detail}
      </span>
    </>
  );
};

/** An address of the list, with what can be done with it. */
export const AddressCard = ({ address, busy, onChoose, onDefault, onRemove }: Props) => {
  const { id, receiver, isDefault } = address;
  return (
    <article className={css.card} aria-label={receiver}>
      {onChoose ? (
        <button className={css.choice} type="button" onClick={onChoose}>
          <span className={css.address}>
            <Where address={address} />
          </span>
          <Chevron />
        </button>
      ) : (
        <div className={css.address}>
          <Where address={address} />
        </div>
      )}
      <div className={css.actions}>
        {isDefault ? (
          <span className={css.note}>下单时优先使用</span>
        ) : (
          <TextButton disabled={busy} onClick={onDefault}>
            设为默认
          </TextButton>
        )}
        <a className={css.edit} href={addressEditAddress({ id })}>
          编辑
        </a>
        <TextButton onClick={onRemove}>删除</TextButton>
      </div>
    </article>
  );
};
