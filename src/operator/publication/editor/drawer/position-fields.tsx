import { Form, Input, Radio, Switch } from 'antd';
import { tabSections } from '#schemas/layout/layout-tabs.ts';
import { useDeskState, useDraftEditor } from '../../../draft-editor/context.ts';
import { Text } from '../../../parts/part.tsx';
import { itemsOf } from '../pages/page-items.ts';
import type { ItemTarget } from '../selection.ts';
import css from './drawer.module.css';
import { controlId } from './item-form.ts';
import { itemAt, sayOf } from './say-of-item.ts';

type Props = { target: ItemTarget; faultsAt: (path: string) => string[]; disabled: boolean };

const EVERYWHERE = '';

const tabs = [
  { value: EVERYWHERE, label: '一直显示' },
  { value: 'home', label: '只在“首页”标签' },
  { value: 'category', label: '只在选中一个分类时' },
];

const validationOf = (faults: readonly string[]) => ({
  validateStatus: faults.length > 0 ? ('error' as const) : ('' as const),
  help: faults.length > 0 ? faults.join('；') : null,
});

export const PositionFields = ({ target: itemTarget, faultsAt, disabled }: Props) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const item = itemAt(document, itemTarget);
  if (!item) return null;
  const [tab, subTab, stands] = [
    'tab' in item ? item.tab : undefined,
    'subTab' in item ? item.subTab : undefined,
    'stands' in item ? item.stands : undefined,
  ];
  const names = new Set<string>(itemsOf(document, itemTarget.page).map(({ name }) => name));
  const hasTabs = tab !== undefined || names.has(tabSections.tab);
  const hasSubTabs = subTab !== undefined || names.has(tabSections.subTab);
  const isChooser = item.name === tabSections.tab || item.name === tabSections.subTab;
  const subTabId = controlId(itemTarget, 'subTab');
  return (
    <>
      <h3 className={css.part}>在这一页的位置</h3>
      <Text size={13} tone="tertiary">
        这一页没有开关，放在页面上就显示；不需要时移出这一页。
        {!hasTabs && '这一页没有分类标签，区块一直显示。'}
        {item.name === tabSections.tab && '它自己站在所有标签上面。'}
      </Text>
      {hasTabs && item.name !== tabSections.tab && (
        <Form.Item
          label="所在标签"
          htmlFor={controlId(itemTarget, 'tab')}
          {...validationOf(faultsAt('tab'))}
        >
          <Radio.Group
            id={controlId(itemTarget, 'tab')}
            className={css.choices ?? ''}
            options={tabs}
            value={tab ?? EVERYWHERE}
            disabled={disabled}
            aria-label="所在标签"
            onChange={({ target }) =>
              desk.change(sayOf(itemTarget, 'tab', target.value || undefined))
            }
          />
        </Form.Item>
      )}
      {hasSubTabs && !isChooser && (
        <Form.Item
          label="所在子标签"
          htmlFor={subTabId}
          extra="不填时在每个子标签下都显示"
          {...validationOf(faultsAt('subTab'))}
        >
          <Input
            id={subTabId}
            value={subTab ?? ''}
            disabled={disabled}
            onChange={({ target }) =>
              desk.change(sayOf(itemTarget, 'subTab', target.value || undefined), subTabId)
            }
            onBlur={desk.endGroup}
            onPressEnter={desk.endGroup}
          />
        </Form.Item>
      )}
      {!isChooser && (
        <Form.Item
          label="没有内容时的提示"
          htmlFor={controlId(itemTarget, 'stands')}
          extra="打开后，没有内容时显示“这里暂时没有内容”；关闭时整块隐藏"
          {...validationOf(faultsAt('stands'))}
        >
          <Switch
            id={controlId(itemTarget, 'stands')}
            checked={stands === true}
            disabled={disabled}
            aria-label="没有内容时的提示"
            onChange={(value) => desk.change(sayOf(itemTarget, 'stands', value || undefined))}
          />
        </Form.Item>
      )}
    </>
  );
};
