import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { unreadMessages } from '#schemas/message/unread-endpoints.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { useEngine } from '#src/engine/engine.ts';
import { watchUnread } from '#src/entities/message/unread.ts';
import { keepLayout } from '#src/home/cached-layout.ts';
import { homeRoutes } from '#src/home/variants.ts';
import { call } from '#src/platform/calls/call.ts';
import { dropOthers } from '#src/platform/calls/clear-cache.ts';
import { isWechat } from '#src/platform/device/device.ts';
import { noteStarted } from '#src/platform/diagnostics/starts.ts';
import { loadInBackground } from '#src/platform/navigation/lazy-page.tsx';
import { keepDocumentName, nameDocument } from '#src/platform/screen/document-name.ts';
import { onPageShow } from '#src/platform/screen/page-events.ts';
import { savesData } from '#src/platform/screen/saves-data.ts';
import {
  isMember,
  refreshSession,
  watchSession,
  writeSession,
} from '#src/platform/session/session.ts';
import { noteSharer } from '#src/platform/share/note-sharer.ts';
import { landingUrl } from '#src/platform/wechat/landing.ts';
import { OfflineBar } from '../frame/offline-bar.tsx';
import { rememberScroll } from '../scroll-memory.ts';
import { checkVersion } from './version-check.ts';

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
    // the reading hooks and their cache would add to the first view
    void call(siteInfo).then((site) => {
      if (site.ok && site.data.title && location.pathname === path) nameDocument(site.data.title);
    });
  }, [path]);
};

/** A page that returns from the back/forward cache has missed all changes in between. */
const useReturns = (refresh: () => void) => {
  useEffect(
    () =>
      onPageShow((isRestored) => {
        if (!isRestored) return;
        refreshSession();
        void checkVersion();
        refresh();
      }),
    [refresh],
  );
};

const useOwnAnswers = () =>
  useEffect(() => {
    dropOthers();
    return watchSession(dropOthers);
  }, []);

const useMessenger = () => {
  useEffect(() => {
    void noteSharer(landingUrl);
    if (!isWechat(navigator.userAgent)) return;
    import('#src/platform/wechat/start.ts').then(
      (code) => code.startWechat(),
      () => undefined,
    );
  }, []);
};

/** A page that is opened first has the rows of its noun alone. */
const useOtherPages = () => {
  const [path] = useLocation();
  useEffect(() => {
    if (homeRoutes.includes(path) || savesData()) return;
    // a page that needs them loads them again
    import('../routes-store.ts').then((code) => code.loadRoutes()).catch(() => undefined);
  }, [path]);
};

const Afterwards = loadInBackground(() => import('./afterwards.tsx'));

/** In ms. */
const LOOK = 1000;

/** Whether the document's first picture has loaded or failed. */
const usePictured = (): boolean => {
  const [pictured, setPictured] = useState(false);
  useEffect(() => {
    if (pictured) return;
    const looking = setInterval(() => setPictured(document.images[0]?.complete === true), LOOK);
    return () => clearInterval(looking);
  }, [pictured]);
  return pictured;
};

export default function Companion() {
  const { lastGood } = useEngine();
  const countUnread = useUnread();
  useVisits();
  useReturns(countUnread);
  useEffect(() => watchUnread(countUnread), [countUnread]);
  useMessenger();
  useOwnAnswers();
  useOtherPages();
  useEffect(rememberScroll, []);
  useEffect(keepDocumentName, []);
  useEffect(() => {
    noteStarted();
    keepLayout(lastGood.get);
  }, [lastGood]);
  const pictured = usePictured();
  return (
    <>
      <OfflineBar />
      {pictured && <Afterwards />}
    </>
  );
}
