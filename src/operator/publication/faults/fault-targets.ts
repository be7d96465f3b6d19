import { nameIn } from '#schemas/publication/describe-changes.ts';
import type { Warning } from '#schemas/publication/endpoints.ts';
import type { DocumentFault, HomeDocument } from '#schemas/publication/home-document.ts';
import { isPage, type PageName, pageNames } from '#schemas/publication/page-names.ts';
import { sectionKey, sectionLabel } from '#schemas/publication/section-item.ts';
import { screens } from '../../addresses.ts';
import { partNamed } from '../../draft-editor/edits.ts';
import { controlId, controlPath } from '../editor/drawer/item-form.ts';
import { itemsOf, pagePart } from '../editor/pages/page-items.ts';
import { editorScreen, pageControl, pageScreen } from '../editor/pages/page-screens.ts';
import type { ItemTarget } from '../editor/selection.ts';
import { fieldId, roots } from '../settings/field-controls.ts';

export type FaultTarget = {
  path: string;
  words: string;
  screen: string;
  item: string;
  control: string;
  /** The item whose settings hold the control; null where no settings do. */
  drawer: ItemTarget | null;
};

type NamedTarget = Omit<FaultTarget, 'path' | 'words'> & { name: string };

const MEMBER_CARD = '会员卡提示';
const memberCard = partNamed('会员卡');

const inText = (page: PageName, name: string): NamedTarget => ({
  name,
  screen: pageScreen(page),
  item: '',
  control: pageControl(page),
  drawer: null,
});

const inEditor = (
  page: PageName,
  name: string,
  item = '',
  control = '',
  drawer: ItemTarget | null = null,
): NamedTarget => ({ ...{ name, item, control, drawer }, screen: editorScreen(page) });

const named = (page: PageName, name: string): string =>
  page === 'ordered' ? name : `${pageNames[page]} ${name}`;

const ofSection = (
  document: HomeDocument,
  page: PageName,
  [index, ...path]: readonly string[],
): NamedTarget => {
  const section = itemsOf(document, page)[Number(index)];
  const { label } = pagePart(page);
  if (!section) return inEditor(page, page === 'ordered' ? label : pageNames[page]);
  const key = sectionKey(section);
  const [field = '', at, ...below] = path;
  const held = field === 'sections' ? section.sections?.[Number(at)] : undefined;
  const own = named(page, sectionLabel(section));
  if (field === 'title' || field === 'open')
    return inEditor(page, own, key, fieldId(label, key, field));
  // faults of the section itself, such as one that the page does not allow
  if (field === '' || field === 'name') return inEditor(page, own, key);
  const target: ItemTarget = { page, key, held: held ? Number(at) : null };
  const control = held
    ? controlPath(held.name, below.join('.'), true)
    : controlPath(section.name, path.join('.'), false);
  const name = held ? `${own} ${held.name}` : own;
  return control === undefined
    ? inText(page, name)
    : inEditor(page, name, key, controlId(target, control), target);
};

const ofMemberCard = (document: HomeDocument): NamedTarget => {
  const stands = document.sections.some((section) => sectionKey(section) === MEMBER_CARD);
  return stands
    ? inEditor(
        'ordered',
        memberCard.label,
        MEMBER_CARD,
        fieldId(memberCard.label, 'one', 'description'),
        { page: 'ordered', key: MEMBER_CARD, held: null },
      )
    : inEditor(
        'ordered',
        `${memberCard.label}（先用“添加区块”加回“${MEMBER_CARD}”，再改它的说明）`,
      );
};

const ofLayout = (
  document: HomeDocument,
  [variant = '', field, ...rest]: readonly string[],
): NamedTarget => {
  const page = isPage(variant) ? variant : 'ordered';
  return field === 'nodes' ? ofSection(document, page, rest) : inText(page, pageNames[page]);
};

const inSettings = (name: string, part: string, item = '', control = ''): NamedTarget => ({
  name,
  screen: `${screens.settings}/${part}`,
  item,
  control,
  drawer: null,
});

const switches: Readonly<Record<string, string>> = { template: 'template', loginSwitch: 'login' };

const ofSettings = (document: HomeDocument, root: string, rest: readonly string[]): NamedTarget => {
  const label = Object.keys(roots).find((each) => roots[each] === root);
  if (label === undefined) {
    const field = fieldId('全站设置', 'one', root);
    return inSettings('全站设置', switches[root] ?? '', '', field);
  }
  const part = partNamed(label);
  const items = [...part.read(document)];
  const isList = items.length !== 1 || items[0]?.[0] !== 'one';
  const [index, field] = isList ? rest : ['0', rest[0]];
  // a fault of a whole list is corrected from its first item on
  const [key, fields] = items[Number(index ?? 0)] ?? [];
  const control = field ?? Object.keys(part.fields)[0];
  if (key === undefined || !fields || control === undefined) return inSettings(label, root);
  const name = isList && index !== undefined ? nameIn(part, fields) : label;
  return inSettings(name, root, isList ? key : '', fieldId(label, key, control));
};

const targetOf = (document: HomeDocument, path: string): NamedTarget => {
  const [root = '', ...rest] = path.split('.');
  switch (root) {
    case 'sections':
      return ofSection(document, 'ordered', rest);
    case 'memberCard':
      return ofMemberCard(document);
    case 'layouts':
      return ofLayout(document, rest);
    default:
      return ofSettings(document, root, rest);
  }
};

export const faultTargets = (
  document: HomeDocument,
  faults: readonly DocumentFault[],
): FaultTarget[] =>
  [...new Set(faults.map(({ path }) => path))].map((path) => {
    const { name, ...position } = targetOf(document, path);
    const messages = faults.filter((fault) => fault.path === path).map(({ message }) => message);
    const text = [...new Set(messages)].join('；');
    return { ...position, path, words: text.startsWith(name) ? text : `${name}：${text}` };
  });

const nowhere: NamedTarget = { name: '', screen: '', item: '', control: '', drawer: null };

export const warningTargets = (
  document: HomeDocument,
  warnings: readonly Warning[],
): FaultTarget[] =>
  warnings.map(({ section, text, at }) => {
    const found = section ? inEditor('ordered', section, section) : nowhere;
    const { name: _name, ...position } = at === undefined ? found : targetOf(document, at);
    return { ...position, path: at ?? section, words: text };
  });
