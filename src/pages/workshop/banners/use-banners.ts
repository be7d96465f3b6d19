import { useCallback, useEffect, useRef, useState } from 'react';
import {
  saveWorkshopBanners,
  type WorkshopBanner,
  type WorkshopBanners,
} from '#schemas/workshop/banner-endpoints.ts';
import { failureText } from '#src/platform/calls/failure-text.ts';
import { change } from '#src/platform/writing/change.ts';
import type { Banners, Step } from './steps.ts';

const sentOf = ({ id, thumb, title, kind, target, shown }: WorkshopBanner) => ({
  ...{ id, thumb, title, kind, target, shown },
});

/**
 * The banners with all changes that are still being saved, one after the other. `save` answers why one was not saved, or ''.
 * `again` reads them anew, where somebody else has changed them.
 */
export const useBanners = (read: WorkshopBanners, again: () => void) => {
  const [saved, setSaved] = useState(read);
  const [pending, setPending] = useState<readonly Step[]>([]);
  const newest = useRef(read);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const adopt = useCallback((banners: WorkshopBanners) => {
    newest.current = banners;
    setSaved(banners);
  }, []);
  useEffect(() => {
    if (read.version > newest.current.version) adopt(read);
  }, [read, adopt]);
  const save = useCallback(
    (step: Step): Promise<string> => {
      const run = async (): Promise<string> => {
        const { version, items } = newest.current;
        const banners = step(items).map(sentOf);
        const answer = await change(saveWorkshopBanners, { version, banners });
        if (answer.ok) adopt(answer.data);
        else if (answer.refusal === 'bannersChanged') again();
        setPending((steps) => steps.filter((each) => each !== step));
        return answer.ok ? '' : failureText(answer);
      };
      setPending((steps) => [...steps, step]);
      const done = running.current.then(run);
      running.current = done;
      return done;
    },
    [adopt, again],
  );
  const banners: Banners = pending.reduce<Banners>((all, step) => step(all), saved.items);
  return { banners, save, busy: pending.length > 0 };
};
