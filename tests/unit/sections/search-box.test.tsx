import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import SearchBox from '#sections/search-box/SearchBox.tsx';

test('it is one link to the search screen, named by what can be searched', () => {
  const html = renderToString(<SearchBox />);
  expect(html.match(/<a [^>]*href="([^"]*)"/)?.[1]).toBe('/searchHistory');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('搜索课程、直播、资讯');
  expect(html).not.toContain('<input');
});
