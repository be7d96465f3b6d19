// @vitest-environment window
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sectionOrder, viewTemplate } from '#schemas/home/endpoints.ts';
import { homeRoutes, variantAt } from '#src/home/variants.ts';
import { answerOf, failed } from '../harness/engine/fixtures.tsx';
import { loadEverything, openHome } from '../harness/home/open-home.tsx';
import { settle, standing } from '../harness/mount.tsx';

// the carousel measures, which nothing here can
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, undefined] }));

beforeAll(loadEverything);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', undefined);
  return () => vi.useRealTimers();
});

const marksOf = (host: HTMLElement) => {
  const page = host.querySelector('main');
  return [page?.dataset.page, page?.dataset.variant, page?.dataset.theme];
};

describe('every home address', () => {
  it.each([
    ['/newIndex', 'variant1', 'default'],
    ['/index', 'variant2', 'default'],
    ['/redIndex', 'variant3', 'red'],
    ['/foodIndex', 'variant4', 'food'],
    ['/drawIndex', 'ordered', 'default'],
  ])('%s is %s in the theme %s, and asks for no template', async (route, variant, theme) => {
    const { host, paths } = await openHome(route);
    expect(marksOf(host)).toEqual([route, variant, theme]);
    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(paths()).not.toContain(viewTemplate.path);
    expect(variantAt(route)).toBe(variant);
  });

  it('is listed, `/` among them', () => {
    expect(homeRoutes).toEqual([
      '/',
      '/newIndex',
      '/index',
      '/redIndex',
      '/foodIndex',
      '/drawIndex',
    ]);
  });
});

describe('/', () => {
  it.each(['ordered', 'variant1', 'variant2', 'variant3', 'variant4'])(
    'renders %s in place where the back end says so',
    async (template) => {
      const { host, notices } = await openHome('/', {
        [viewTemplate.path]: answerOf({ template }),
      });
      expect(marksOf(host).slice(0, 2)).toEqual(['/', template]);
      expect(notices.filter(({ endpoint }) => endpoint === viewTemplate.path)).toEqual([]);
    },
  );

  it.each([
    ['a name that is none', answerOf({ template: 'variant9' }), 'payload-misfit'],
    ['a failure', failed('http-500'), 'call-failed'],
    ['HTML', answerOf('<html>'), 'payload-misfit'],
  ])('is the ordered variant after %s, which is told once', async (_name, answer, fault) => {
    const { host, notices } = await openHome('/', { [viewTemplate.path]: answer });
    expect(marksOf(host)).toEqual(['/', 'ordered', 'default']);
    const ofTemplate = notices.filter(({ endpoint }) => endpoint === viewTemplate.path);
    expect(ofTemplate.map((each) => each.fault)).toEqual([fault]);
  });

  it('does not wait for ever, and stays what it has become', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answer: (template: ReturnType<typeof answerOf>) => void = () => undefined;
    const { host } = await openHome('/', {
      [viewTemplate.path]: () => new Promise((resolve) => (answer = resolve)),
    });
    expect(host.querySelector('main')).toBe(null);
    await settle(() => void vi.advanceTimersByTime(3000));
    expect(marksOf(host)[1]).toBe('ordered');
    await settle(() => answer(answerOf({ template: 'variant3' })));
    expect(marksOf(host)[1]).toBe('ordered');
  });
});

describe('the order of the server', () => {
  it('knows no section that the classic variants alone list', async () => {
    const { host, notices } = await openHome('/drawIndex', {
      [sectionOrder.path]: answerOf([{ name: '分类板块' }, { name: '导航栏' }]),
    });
    expect(standing(host)).toEqual(['导航栏 ready']);
    expect(notices.map(({ fault, section }) => `${fault} ${section}`)).toEqual([
      'unknown-section 分类板块',
    ]);
  });
});
