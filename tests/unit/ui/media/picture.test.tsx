import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '#src/ui/media/picture.tsx';

const imageIn = (html: string) => /<img [^>]*>/.exec(html)?.[0] ?? '';

test('the first picture of a screen loads at once and ahead of others, the others when they come near', () => {
  const html = renderToStaticMarkup(<Picture src="/media/a.svg" ratio="banner" eager />);
  expect(html).toMatch(/^<link rel="preload" as="image" imageSrcSet="\/media\/a\.svg\?w=160 160w,/);
  // Safari and Preact take attributes in their order
  expect(imageIn(html)).toMatch(/loading="eager".* src=.*fetchPriority="high"/);
  const other = renderToStaticMarkup(<Picture src="/media/a.svg" ratio="banner" />);
  expect(other).not.toContain('<link');
  expect(imageIn(other)).toMatch(/loading="lazy".* src=/);
  expect(imageIn(other)).not.toMatch(/fetchPriority/i);
});

test.each([
  [<Picture key="1" src="/media/a.svg" ratio="course" />, 'min(32vw,240px)'],
  [<Picture key="2" src="/media/a.svg" ratio="course" share={100} />, 'min(100vw,750px)'],
])('its share of the page is that of its ratio, or the one that is said', (picture, sizes) => {
  expect(imageIn(renderToStaticMarkup(picture))).toContain(` sizes="${sizes}" `);
});

test('a picture of elsewhere has one address', () => {
  const html = renderToStaticMarkup(<Picture src="https://a.example/b.jpg" ratio="ad" />);
  expect(imageIn(html)).toContain('src="https://a.example/b.jpg"');
  expect(imageIn(html)).not.toMatch(/srcset|sizes/i);
});
