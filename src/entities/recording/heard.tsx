import { useState } from 'react';
import { storedAddress } from '#schemas/upload/address.ts';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import css from './recorder.module.css';

/**
 * Plays a recording. Its address is valid for minutes only; it is renewed when it fails and not before, so
 * that playback is not interrupted. `label`: accessible name.
 */
const HeardFile = ({ address, label }: { address: string; label: string }) => {
  const [source, setSource] = useState(address);
  const [failed, setFailed] = useState(false);
  const renew = async () => {
    const next = await renewedAddress(source);
    if (next === source) setFailed(true);
    else setSource(next);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has transcribed a member's speech */}
      <audio
        className={css.heard}
        controls
        preload="none"
        src={source}
        aria-label={label}
        onError={() => void renew()}
      />
      {failed && <p>这台设备放不了这段录音，不影响交卷和阅卷</p>}
    </>
  );
};

export const Heard = (props: { address: string; label: string }) => (
  <HeardFile key={storedAddress(props.address)} {...props} />
);
