import { useEffect } from 'react';

/** Sets the playback rate again whenever it changes: some messengers' browsers reset it. */
export const useRate = (media: HTMLMediaElement | null, rate: number): void => {
  useEffect(() => {
    if (!media) return;
    const apply = () => {
      if (media.playbackRate !== rate) media.playbackRate = rate;
    };
    apply();
    const events = ['play', 'playing', 'ratechange', 'loadedmetadata'] as const;
    for (const name of events) media.addEventListener(name, apply);
    return () => {
      for (const name of events) media.removeEventListener(name, apply);
    };
  }, [media, rate]);
};
