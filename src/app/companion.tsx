import { useCallback, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { unreadMessages } from '../../schemas/message/unread-endpoints.ts';
import { siteInfo } from '../../schemas/site/start-endpoints.ts';
import { useEngine } from '../engine/engine.ts';
import { audioStore, KEPT_AUDIO } from '../entities/course/audio/state.ts';
import { watchUnread } from '../entities/message/unread.ts';
import { keepLayout } from '../home/kept-layout.ts';
import { homeRoutes } from '../home/variants.ts';
import { call } from '../platform/calls/call.ts';
import { isWechat } from '../platform/device/device.ts';
import { noteStarted } from '../platform/diagnostics/starts.ts';
import { loadLater } from '../platform/navigation/load-later.tsx';
import { keepDocumentName, nameDocument } from '../platform/screen/document-name.ts';
import { onPageShow } from '../platform/screen/page-events.ts';
import { isMember, refreshSession, writeSession } from '../platform/session/session.ts';
import { noteSharer } from '../platform/share/note-sharer.ts';
import { readVisit } from '../platform/storage/local-store.ts';
import { useStore } from '../platform/storage/store.ts';
import { landingUrl } from '../platform/wechat/landing.ts';
import { keepOffline } from './keep-offline.ts';
import { OfflineBar } from './offline-bar.tsx';
import { rememberScroll } from './scroll-memory.ts';
import { checkVersion } from './version-check.ts';

/** Counts the unread messages anew. */
const useUnread = () => {
  const { loader } = useEngine();
  return useCallback(() => {
    if (isMember()) void loader.reload({ endpoint: unreadMessages, payload: { type: 1 } });
  }, [loader]);
};

const useVisits = () => {
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    writeSession('lastPath', path);
    writeSession('lastFullPath', search ? `${path}?${search}` : path);
  }, [path, search]);
  useEffect(() => {
    void checkVersion();
    if (!homeRoutes.includes(path)) return;
    // the reading hooks and their cache are not part of a first view
    void call(siteInfo).then((site) => {
      if (site.ok && site.data.title && location.pathname === path) nameDocument(site.data.title);
    });
  }, [path]);
};

/** A page that returns from the back/forward cache has missed all changes in between. */
const useReturns = (refresh: () => void) => {
  useEffect(
    () =>
      onPageShow((kept) => {
        if (!kept) return;
        refreshSession();
        void checkVersion();
        refresh();
      }),
    [refresh],
  );
};

/** Notes who shared the link that led here, and starts what only the messenger's browser needs. */
const useMessenger = () => {
  useEffect(() => {
    void noteSharer(landingUrl);
    if (!isWechat(navigator.userAgent)) return;
    import('../platform/wechat/start.ts').then(
      (code) => code?.startWechat(),
      // the pages work without what the messenger adds
      () => undefined,
    );
  }, []);
};

/** A reload ends what is listened to; its small player comes back, paused at its place. */
const bringAudioBack = () => {
  if (!readVisit(KEPT_AUDIO)) return;
  import('../entities/course/audio/restore.ts').then(
    (code) => code?.restoreAudio(),
    // the lesson's own page still knows the place
    () => undefined,
  );
};

// audio goes on playing even where the code of its small player cannot be loaded
const AudioDock = loadLater(() =>
  import('./audio-dock.tsx').then(
    (code) => code ?? { default: () => null },
    () => ({ default: () => null }),
  ),
);

/** What runs beside the pages and may start once the first page is shown. */
export default function Companion() {
  const { lastGood } = useEngine();
  const countUnread = useUnread();
  useVisits();
  useReturns(countUnread);
  useEffect(() => watchUnread(countUnread), [countUnread]);
  useMessenger();
  useEffect(rememberScroll, []);
  useEffect(keepDocumentName, []);
  useEffect(keepOffline, []);
  useEffect(bringAudioBack, []);
  useEffect(() => {
    noteStarted();
    keepLayout(lastGood.get);
  }, [lastGood]);
  const listening = useStore(audioStore) !== undefined;
  return (
    <>
      <OfflineBar />
      {listening && <AudioDock />}
    </>
  );
}
