import { useCallback, useEffect, useRef, useState } from 'react';
import { onPageHide } from '../screen/page-events.ts';
import { hasShape, isText } from '../storage/stored-shape.ts';
import { randomKey } from './random-key.ts';

type News = { tab: string; of: string; news: string };

const isNews = hasShape<News>({ tab: isText, of: isText, news: isText });

/**
 * Tells the tabs of this browser that edit the same of each other. `others`: how many there are; `saved`:
 * one of them has saved it.
 */
export const useOtherTabs = (of: string) => {
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [saved, setSaved] = useState(false);
  const tell = useRef<(news: string) => void>(undefined);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('edited');
    const tab = randomKey();
    const say = (news: string) => channel.postMessage({ tab, of, news } satisfies News);
    tell.current = say;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isNews(data) || data.of !== of) return;
      if (data.news === 'opened') say('here');
      if (data.news === 'saved') setSaved(true);
      setOthers((before) => {
        const after = new Set(before);
        if (data.news === 'left') after.delete(data.tab);
        else after.add(data.tab);
        return after;
      });
    };
    const leave = () => say('left');
    const stopListening = onPageHide(leave);
    say('opened');
    return () => {
      stopListening();
      leave();
      channel.close();
      tell.current = undefined;
    };
  }, [of]);
  const tellSaved = useCallback(() => tell.current?.('saved'), []);
  return { others: others.size, saved, tellSaved };
};
