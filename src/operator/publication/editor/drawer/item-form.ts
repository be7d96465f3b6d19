import { formOf } from '#schemas/layout/section-settings.ts';
import type { SourceWord } from '#schemas/layout/section-sources.ts';
import type { SettingField } from '#schemas/layout/setting-fields.ts';
import { fieldId } from '../../settings/field-controls.ts';
import { pagePart } from '../pages/page-items.ts';
import type { ItemTarget } from '../selection.ts';

/** The id of the control for a path below an item, such as `settings.count`. */
export const controlId = ({ page, key, held }: ItemTarget, path: string): string =>
  fieldId(pagePart(page).label, key, held === null ? path : `sections.${held}.${path}`);

/**
 * The path of the drawer's control for a path below an item; undefined where it can only be edited in the
 * page's document.
 */
export const controlPath = (name: string, path: string, isHeld: boolean): string | undefined => {
  const [root = '', field = ''] = path.split('.');
  const { fields, sources } = formOf(name);
  switch (root) {
    case 'settings':
      return fields.some((each) => each.name === field) ? `settings.${field}` : undefined;
    case 'source':
      if (sources.length === 0) return undefined;
      return field === 'payload' && sources.some(({ choose }) => choose) ? 'source.payload' : root;
    case 'title':
      return isHeld ? root : undefined;
    case 'theme':
    case 'when':
    case 'tab':
    case 'subTab':
    case 'stands':
      return root;
    default:
      return undefined;
  }
};

/** The shipped value in words. */
export const shippedWords = (field: SettingField): string => {
  switch (field.kind) {
    case 'choice':
      return Object.values(field.options)[0] ?? '';
    case 'switch':
      return '关';
    case 'number': {
      const { usual, max } = field;
      return usual === undefined || usual > max ? '全部' : String(usual);
    }
    case 'link':
      return '区块自己的去向';
    case 'references':
      return '不指定，按内容的先后';
    case 'colors':
      return '主题的颜色';
  }
};

/** The shipped value of a choice or a switch, which an item need not store. */
export const shippedValue = (field: SettingField): unknown => {
  if (field.kind === 'switch') return false;
  return field.kind === 'choice' ? Object.keys(field.options)[0] : undefined;
};

type Source = { path: string; payload?: Readonly<Record<string, unknown>> | undefined };

/** The stored form of a source; a field that operators choose is empty at first. */
export const sourceOf = ({ path, payload, choose }: SourceWord): Source => ({
  path,
  ...((payload || choose) && { payload: { ...payload, ...(choose && { [choose.field]: '' }) } }),
});

const isFedLike =
  ({ path, payload: fed = {} }: Source) =>
  (word: SourceWord): boolean => {
    if (word.path !== path) return false;
    const { payload = {}, choose } = word;
    const wanted = Object.entries(payload);
    const others = Object.keys(fed).filter(
      (field) => !Object.hasOwn(payload, field) && field !== choose?.field,
    );
    return (
      others.length === 0 && wanted.every(([field, value]) => String(fed[field]) === String(value))
    );
  };

/** The index of a source's words among those of its section; -1: another source. */
export const indexOfSource = (words: readonly SourceWord[], source: Source | undefined): number =>
  source ? words.findIndex(isFedLike(source)) : 0;
