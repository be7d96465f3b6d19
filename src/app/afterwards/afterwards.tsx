import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { AUDIO_KEY, audioStore } from '#src/entities/course/audio/state.ts';
import { MeasureHome } from '#src/home/measure-home.ts';
import { homeRoutes } from '#src/home/variants.ts';
import { loadInBackground } from '#src/platform/navigation/lazy-page.tsx';
import { useToken } from '#src/platform/session/session.ts';
import { readVisit } from '#src/platform/storage/local-store.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useBareHome } from './bare-home.ts';
import { keepOffline } from './keep-offline.ts';

const AudioDock = loadInBackground(() => import('./audio-dock.tsx'));
const ContinueStrip = loadInBackground(() => import('./continue-strip.tsx'));

const PreparingNote = loadInBackground(() => import('./preparing-note.tsx'));

const BareHome = () => (useBareHome() ? <PreparingNote /> : null);

const bringAudioBack = () => {
  if (!readVisit(AUDIO_KEY)) return;
  import('#src/entities/course/audio/restore.ts').then(
    (code) => code.restoreAudio(),
    // the lesson's own page has saved the position too
    () => undefined,
  );
};

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
      {isHome && <BareHome key={path + token} />}
      {listening && <AudioDock />}
      {!listening && token && isHome && <ContinueStrip key={path + token} />}
    </>
  );
}
