import type { MemberFacts, WhenFacts } from '#schemas/when/judge-when.ts';
import type { DeviceAbility } from '#schemas/when/when.ts';
import { serverNow } from '#src/platform/calls/server-clock.ts';
import { isAndroid, isIos, isWechat } from '#src/platform/device/device.ts';
import { isMember } from '#src/platform/session/session.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { randomKey } from '#src/platform/writing/random-key.ts';

/** A random number that stays on the phone and decides which shares of an audience it belongs to. */
const DEVICE = 'HOME_DEVICE';

const deviceId = (): string => {
  const before = readLocal(DEVICE);
  if (before && /^[a-f0-9-]{32,36}$/.test(before)) return before;
  const fresh = randomKey();
  writeLocal(DEVICE, fresh);
  return fresh;
};

const abilities = (): DeviceAbility[] => {
  const { userAgent } = navigator;
  const inWechat = isWechat(userAgent);
  const can: Readonly<Record<DeviceAbility, boolean>> = {
    wechat: inWechat,
    ios: isIos(userAgent),
    android: isAndroid(userAgent),
    share: inWechat || 'share' in navigator,
    video: document.createElement('video').canPlayType('video/mp4') !== '',
  };
  // `Object.keys` widens the record's own keys to string
  return (Object.keys(can) as DeviceAbility[]).filter((ability) => can[ability]);
};

/**
 * What the phone itself knows of its user. A back end that judges conditions has decided all that depends
 * on the member; with other back ends nothing is known except that somebody is a member.
 */
export const whenFacts = (): WhenFacts => {
  const id = deviceId();
  const unknown: MemberFacts = {
    id,
    card: undefined,
    doctor: undefined,
    registeredAt: undefined,
    studies: undefined,
  };
  return {
    now: serverNow(),
    member: isMember() ? unknown : null,
    device: { id, can: abilities() },
  };
};
