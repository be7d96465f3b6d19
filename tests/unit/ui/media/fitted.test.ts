import { expect, test } from 'vitest';
import { pictureWidth, pictureWidths } from '#schemas/picture-widths.ts';
import { fitted, posterOf, sparePictures } from '#src/ui/media/fitted.ts';

const UPLOAD = `/uploads/${'a-_9'.repeat(8)}.jpg`;
const SIGNED = `${UPLOAD}?t=owner.0a.b-c_`;

const addressesIn = (srcSet: string | undefined) =>
  (srcSet ?? '').split(',').map((each) => each.split(' '));

test.each([
  ['/media/banner-1.svg', '/media/banner-1.svg?w='],
  [UPLOAD, `${UPLOAD}?w=`],
  [SIGNED, `${SIGNED}&w=`],
])('%s is had in every width of the list', (src, begins) => {
  const { srcSet, ...rest } = fitted(src, 92);
  expect(addressesIn(srcSet)).toEqual(pictureWidths.map((width) => [begins + width, `${width}w`]));
  for (const [address = ''] of addressesIn(srcSet))
    expect(pictureWidth(new URL(address, 'http://a').searchParams.get('w'))).toBeGreaterThan(0);
  expect(rest).toEqual({ sizes: 'min(92vw,690px)', src });
});

test.each([
  '',
  'data:image/png;base64,AAAA',
  'https://cdn.example/media/banner-1.svg',
  '//cdn.example/uploads/a.jpg',
  '/uploads/2026/a.jpg',
  '/uploads/short.jpg',
  `${UPLOAD}?x-oss-process=style`,
  `${UPLOAD}#t`,
  `/api${UPLOAD}`,
  '/media/a/b.svg',
  '/assets/a.svg',
])('%j, which this site has in no other width, is as it is', (src) => {
  expect(fitted(src, 32)).toEqual({ srcSet: undefined, sizes: undefined, src });
});

// last, since the app says so once, as it starts
test('from the moment that data is saved they are those of a single density, and videos have no poster', () => {
  expect([posterOf(UPLOAD), posterOf('')]).toEqual([UPLOAD, undefined]);
  sparePictures(2);
  expect(fitted(UPLOAD, 92)).toMatchObject({ sizes: 'min(46vw,345px)', src: UPLOAD });
  expect(fitted('https://cdn.example/a.jpg', 92).sizes).toBe(undefined);
  expect(posterOf(UPLOAD)).toBe(undefined);
  sparePictures(0.75);
  expect(fitted(UPLOAD, 92).sizes).toBe('min(92vw,690px)');
});
