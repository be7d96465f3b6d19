import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '../../sections/**/*.{ts,tsx}'],
  {
    eager: true,
    import: 'default',
    query: '?raw',
  },
);

const sources = Object.entries(files)
  .map(([path, text]) => ({ path: path.replace('../../', ''), text }))
  // the console is a site of its own, for desks
  .filter(({ path }) => !path.startsWith('src/operator/'));

const holding = (pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).sort();

const LAYERED = /\b(?:useLayer|openLayer)\(/;

describe('what opens above a page', () => {
  it('reads the sources', () => {
    expect(sources.length).toBeGreaterThan(500);
  });

  it.each([
    ['a dialog', /<dialog\b|createElement\('dialog'\)|\.showModal\(/],
    ['a picture viewer', /import\('photoswipe'\)|from 'photoswipe/],
    ['full screen', /'fullscreenchange'/],
    ['a menu or another kind of panel', /role="(?:dialog|alertdialog|menu)"|aria-modal|popover=/],
  ])('%s has a history entry', (_, pattern) => {
    const opening = sources.filter(({ text }) => pattern.test(text));
    expect(opening.filter(({ text }) => !LAYERED.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is known: a further kind belongs into the walk over all panels', () => {
    expect(holding(LAYERED)).toEqual([
      'src/pages/member/portrait/view.tsx',
      'src/pages/questionnaire/paper/paper.tsx',
      'src/platform/feedback/alert.ts',
      'src/platform/navigation/use-unsaved.ts',
      'src/platform/screen/use-layer.ts',
      'src/ui/media/picture-viewer.ts',
      'src/ui/player/controls/controls.tsx',
      'src/ui/player/video/use-enlarged.ts',
      'src/ui/sheet/menu-pointer.tsx',
      'src/ui/sheet/panel.tsx',
    ]);
  });

  it('where a button says that it is expanded, has a history entry by layer or sheet', () => {
    const expanding = sources.filter(({ text }) => /aria-expanded=/.test(text));
    const without = expanding.filter(({ text }) => !LAYERED.test(text) && !/<Sheet\b/.test(text));
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

describe('the history is moved', () => {
  it('along its entries in one place', () => {
    expect(holding(/\bhistory\.(?:back|forward|go)\(/)).toEqual(['src/platform/screen/layers.ts']);
  });

  it('to another page in one place', () => {
    expect(holding(/\bnavigate\b.*from 'wouter/)).toEqual(['src/platform/navigation/navigate.ts']);
    expect(holding(/\.pushState\(|'pushState' \|/)).toEqual(['src/platform/screen/layers.ts']);
  });
});

it.each([
  ['pageshow', 'src/platform/screen/page-events.ts'],
  ['pagehide', 'src/platform/screen/page-events.ts'],
  ['visibilitychange', 'src/platform/screen/page-events.ts'],
  ['WeixinJSBridgeReady', 'src/platform/wechat/bridge.ts'],
])('%s is listened to in one place', (name, path) => {
  expect(holding(new RegExp(`'${name}'`))).toEqual([path]);
});
