// @vitest-environment window
import { expect, test, vi } from 'vitest';
import { flatStyle } from '#src/operator/publication/pictures/section-source.ts';

const phone = () => {
  document.documentElement.style.fontSize = '37.5px';
  vi.spyOn(window, 'matchMedia').mockImplementation(
    // only the answer is read
    (query) => ({ matches: query.includes('375') }) as MediaQueryList,
  );
  return window;
};

test('styles of a phone’s page are said for a shadow root elsewhere', () => {
  const noticeOf = (css: string) => flatStyle(css, phone());
  expect(noticeOf(':root{--gap:.32rem}')).toBe(':host{--gap:12px}');
  expect(noticeOf('html,body{margin:-1rem auto}')).toBe(':host,:host{margin:-37.5px auto}');
  expect(noticeOf('tbody{top:0}.body{font:var(--type-body)}')).toBe(
    'tbody{top:0}.body{font:var(--type-body)}',
  );
  expect(noticeOf('.a1rem{inset:calc(1rem - 2px)}')).toBe('.a1rem{inset:calc(37.5px - 2px)}');
});

test('conditions are decided by the phone', () => {
  expect(flatStyle('@media (max-width:375px){a{top:0}}', phone())).toBe('@media all{a{top:0}}');
  expect(flatStyle('@media (max-width:359px){a{top:0}}', phone())).toBe('@media not all{a{top:0}}');
});
