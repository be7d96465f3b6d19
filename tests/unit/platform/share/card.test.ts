import { describe, expect, test } from 'vitest';
import { completeCard, sharedLink } from '#src/platform/share/card.ts';

const PAGE = 'https://app.example/courseDetail/12?from=timeline#intro';

describe('a shared link', () => {
  test.each([
    ['/a', '7', 'https://app.example/a?member_id=7'],
    ['/a?x=1&member_id=3#b', '7', 'https://app.example/a?x=1&member_id=7'],
    ['/a?member_id=3', '', 'https://app.example/a?member_id=3'],
    ['/a', '', 'https://app.example/a'],
    ['/a?code=1&state=2&token=3&TOKEN=4&x=5', '7', 'https://app.example/a?x=5&member_id=7'],
    ['https://shop.example/b?code=1', '7', 'https://shop.example/b'],
    ['javascript:alert(1)', '7', 'https://app.example/courseDetail/12?from=timeline&member_id=7'],
    ['data:text/html,x', '', 'https://app.example/courseDetail/12?from=timeline'],
    ['http://[', '', 'https://app.example/courseDetail/12?from=timeline'],
  ])('%s of member %j is %s', (address, memberId, link) => {
    expect(sharedLink(address, PAGE, memberId)).toBe(link);
  });
});

describe('a card', () => {
  const fallback = { title: '学堂', desc: '一起学', imgUrl: '/logo.png', link: '/welcome' };
  const page = { href: PAGE, title: '页面', memberId: '7' };
  const own = 'https://app.example/courseDetail/12?from=timeline&member_id=7';

  test('of the page comes before the default one, field by field', () => {
    expect(completeCard({ title: '糖尿病' }, fallback, page)).toEqual({
      title: '糖尿病',
      desc: '一起学',
      imgUrl: 'https://app.example/logo.png',
      link: own,
    });
  });

  test('is the default one where the page has none', () => {
    expect(completeCard(undefined, fallback, page)).toEqual({
      title: '学堂',
      desc: '一起学',
      imgUrl: 'https://app.example/logo.png',
      link: 'https://app.example/welcome?member_id=7',
    });
  });

  test('has a title and a link where nobody names any', () => {
    const nothing = { title: '', desc: '', imgUrl: '', link: '' };
    const least = { title: '页面', desc: '', imgUrl: '', link: own };
    expect(completeCard(undefined, {}, page)).toEqual(least);
    expect(completeCard(nothing, nothing, page)).toEqual(least);
  });

  test('shows no picture that is no web address', () => {
    const card = completeCard({ imgUrl: 'javascript:alert(1)' }, {}, page);
    expect(card.imgUrl).toBe('');
  });
});
