import type { Occasion } from '#schemas/ticket/fields.ts';
import { copyText } from '#src/platform/device/copy-text.ts';
import { isWechat } from '#src/platform/device/device.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { openLocation } from '#src/platform/wechat/open-location.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import css from './location.module.css';

type Where = Pick<Occasion, 'venue' | 'address' | 'latitude' | 'longitude'>;

const copyLocation = async ({ venue, address }: Where): Promise<void> => {
  const text = [address, venue].filter(Boolean).join(' ');
  const copied = await copyText(text);
  showToast(copied ? '地址已复制，可以粘贴到地图里查找' : `请长按复制地址：${text}`);
};

/** On the messenger's map; elsewhere, or where that fails, it copies the address. */
const showLocation = async (where: Where): Promise<void> => {
  const { venue: name, address, latitude, longitude } = where;
  const known = latitude !== '' && longitude !== '';
  if (!known || !isWechat(navigator.userAgent)) return copyLocation(where);
  const coordinates = { latitude: Number(latitude), longitude: Number(longitude), name, address };
  await openLocation(coordinates).catch(() => copyLocation(where));
};

export const LocationLine = ({ where }: { where: Where }) => (
  <div className={css.position}>
    <p className={css.words}>
      <span>{where.venue}</span>
      {where.address && (
        <Text as="span" kind="meta" tone="secondary">
          {where.address}
        </Text>
      )}
    </p>
    <TextButton onClick={() => void showLocation(where)}>地图 / 复制地址</TextButton>
  </div>
);
