import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { audioStore, KEPT_AUDIO } from '#src/entities/course/audio/state.ts';
import { MeasureHome } from '#src/home/measure-home.ts';
import { homeRoutes } from '#src/home/variants.ts';
import { loadBeside } from '#src/platform/navigation/load-later.tsx';
import { useToken } from '#src/platform/session/session.ts';
import { readVisit } from '#src/platform/storage/local-store.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { keepOffline } from './keep-offline.ts';

const AudioDock = loadBeside(() => import('./audio-dock.tsx'));
const ContinueStrip = loadBeside(() => import('./continue-strip.tsx'));

/** A reload ends what is listened to; its small player comes back, paused at its place. */
const bringAudioBack = () => {
  if (!readVisit(KEPT_AUDIO)) return;
  import('#src/entities/course/audio/restore.ts').then(
    (code) => code.restoreAudio(),
    // the lesson's own page still knows the place
    () => undefined,
  );
};

/**
 * What may wait for the first picture: the app’s files for off line, what stands above the tab bar, and what
 * is measured of a home page.
 */
export default function Afterwards() {
  const [path] = useLocation();
  const token = useToken();
  const listening = useStore(audioStore) !== undefined;
  useEffect(keepOffline, []);
  useEffect(bringAudioBack, []);
  const isHome = homeRoutes.includes(path);
  return (
    <>
      {isHome && <MeasureHome key={path} />}
      {listening && <AudioDock />}
      {!listening && token && isHome && <ContinueStrip key={path + token} />}
    </>
  );
}
