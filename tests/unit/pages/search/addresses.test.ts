import { describe, expect, it } from 'vitest';
import { tidyKeyword } from '#schemas/search/keyword.ts';
import { chosenAddress, listAddress } from '#src/pages/category/panes/chosen-address.ts';
import { coursesAddress, keywordIn, resultsAddress } from '#src/pages/search/keyword-address.ts';
import { hostileAddresses } from '../../../harness/hostile-addresses.ts';

describe('a keyword in an address', () => {
  it.each(['高血压', '100%', 'a/b', '?x=1&y#z', '  前后空格 ', '\'"\\', '😀', '中 文'])(
    'comes back as it was typed: %j',
    (typed) => {
      expect(keywordIn(resultsAddress(typed))).toBe(typed.trim());
    },
  );

  it('is cut by characters, never through one', () => {
    expect(tidyKeyword('😀'.repeat(80))).toBe('😀'.repeat(50));
    expect(tidyKeyword('\ud83d高\u0000血\n压')).toBe('高 血 压');
    expect(() => resultsAddress('\ud83d')).not.toThrow();
  });

  it('may hold a percent sign that nobody has encoded', () => {
    expect(keywordIn('/index_search/100%')).toBe('100%');
    expect(keywordIn('/index_search/%E9%AB%98%')).toBe('高%');
  });

  it.each(['/index_search/%E9%AB', '/index_search/', '/', '/more/x'])(
    'is nothing where it cannot be read: %s',
    (path) => {
      expect(keywordIn(path)).toBe('');
    },
  );

  it('leads to courses alone from the shop', () => {
    expect(coursesAddress('a&b')).toBe('/courseList?keyword=a%26b');
  });
});

describe('a choice from a tree', () => {
  const disease = { tree: 'type_disease', id: '5', name: '慢阻肺' };

  it('leads to its list', () => {
    expect(listAddress(disease)).toBe('/selectCategoryList?id=type_disease&type_id=5');
    expect(listAddress({ ...disease, tree: 'type_department' })).toBe('/categoryList?id=5');
  });

  it('goes back to the page of the app that asked, whatever that has in its address', () => {
    expect(chosenAddress('/loginform?type=1', disease)).toBe(
      '/loginform?type=1&tree=type_disease&id=5&name=%E6%85%A2%E9%98%BB%E8%82%BA',
    );
    expect(chosenAddress('#/addclass', disease)).toMatch(/^\/addclass\?tree=/);
  });

  it.each(['', 'https://evil.example/', ...hostileAddresses])('goes nowhere else: %j', (asker) => {
    expect(chosenAddress(asker, disease)).toMatch(/^(?:$|\/(?![/\\]))/);
  });
});
