import { Form, Input, Radio } from 'antd';
import { Link } from 'wouter';
import { formOf } from '#schemas/layout/section-settings.ts';
import { type Theme, themes } from '#schemas/layout/themes.ts';
import { valueWords } from '#schemas/publication/describe-changes.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { useDeskState, useDraftEditor, useRights } from '../../../draft-editor/context.ts';
import { partNamed, setField } from '../../../draft-editor/edits.ts';
import { Text } from '../../../parts/part.tsx';
import { WarningText } from '../../../parts/warning-text.tsx';
import { fieldId } from '../../settings/field-controls.ts';
import { pageScreen } from '../pages/page-screens.ts';
import type { ItemTarget } from '../selection.ts';
import css from './drawer.module.css';
import { controlId, controlPath } from './item-form.ts';
import { PositionFields } from './position-fields.tsx';
import { itemAt, pathOfItem, sayOf } from './say-of-item.ts';
import { FieldLine, SettingFields } from './setting-fields.tsx';
import { SourceField } from './source-field.tsx';
import { WhenForm } from './when/when-form.tsx';

const cardPart = partNamed('会员卡');
const cardId = fieldId(cardPart.label, 'one', 'description');

const isMemberCard = ({ page, key, held }: ItemTarget): boolean =>
  page === 'ordered' && key === '会员卡提示' && held === null;

const CardWords = () => {
  const desk = useDraftEditor();
  const { edit } = useRights();
  const value = useDeskState(({ document }) => document.memberCard.description);
  const faults = useDeskState((state) => state.faults);
  const text = faults.find(({ path }) => path === 'memberCard.description')?.message;
  return (
    <Form.Item label="会员卡说明" htmlFor={cardId} validateStatus={text ? 'error' : ''} help={text}>
      <Input
        id={cardId}
        value={value}
        disabled={!edit}
        onChange={({ target }) =>
          desk.change(setField(cardPart, 'one', 'description', target.value), 'memberCard')
        }
        onBlur={desk.endGroup}
        onPressEnter={desk.endGroup}
      />
    </Form.Item>
  );
};

const THEME = '主题';
const FOLLOWS = '';

const themeOptions = [
  { value: FOLLOWS, label: '跟随页面' },
  ...themes.map((value) => ({ value, label: valueWords('theme', value) })),
];

type ThemeProps = { target: ItemTarget; theme: string | undefined; disabled: boolean };

const ThemeField = ({ target, theme, disabled }: ThemeProps) => {
  const desk = useDraftEditor();
  const id = controlId(target, 'theme');
  const set = (next: string) =>
    desk.change(sayOf(target, 'theme', next === FOLLOWS ? undefined : next));
  return (
    <FieldLine
      id={id}
      label={THEME}
      shipped="跟随页面"
      onBack={theme === undefined || disabled ? undefined : () => set(FOLLOWS)}
      faults={[]}
    >
      <Radio.Group
        id={id}
        className={css.choices ?? ''}
        options={themeOptions}
        value={theme ?? FOLLOWS}
        disabled={disabled}
        aria-label={THEME}
        onChange={({ target }) => set(target.value)}
      />
    </FieldLine>
  );
};

/** Faults of an item with paths relative to it, without those of the sections that it holds. */
const useItemFaults = (target: ItemTarget) => {
  const document = useDeskState((state) => state.document);
  const faults = useDeskState((state) => state.faults);
  const start = `${pathOfItem(document, target)}.`;
  return faults.flatMap(({ path, message }) =>
    path.startsWith(start) && !path.startsWith(`${start}sections.`)
      ? [{ path: path.slice(start.length), message }]
      : [],
  );
};

/** Title of a section in a group; a section of the page has its title in its row. */
const HeldTitle = ({ target: itemTarget, title }: { target: ItemTarget; title: string }) => {
  const desk = useDraftEditor();
  const { edit } = useRights();
  const id = controlId(itemTarget, 'title');
  const faults = useItemFaults(itemTarget).filter(({ path }) => path === 'title');
  return (
    <Form.Item
      label="标题"
      htmlFor={id}
      validateStatus={faults.length > 0 ? 'error' : ''}
      help={faults.map(({ message }) => message).join('；') || null}
    >
      <Input
        id={id}
        value={title}
        disabled={!edit}
        placeholder="不填时显示区块自己的名字"
        onChange={({ target }) =>
          desk.change(sayOf(itemTarget, 'title', target.value || undefined), id)
        }
        onBlur={desk.endGroup}
        onPressEnter={desk.endGroup}
      />
    </Form.Item>
  );
};

const Elsewhere = ({ page, messages }: { page: PageName; messages: readonly string[] }) =>
  messages.length > 0 && (
    <Text
      as="div"
      size={13}
      tone="warning"
      padBlock={10}
      padInline={14}
      surface="warning"
      radius="small"
    >
      <p>下面的内容请在页面文档里改：</p>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <Link href={pageScreen(page)}>打开页面文档</Link>
    </Text>
  );

type Props = { target: ItemTarget; parentTheme: Theme };

export const ItemFields = ({ target, parentTheme }: Props) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const { edit } = useRights();
  const faults = useItemFaults(target);
  const item = itemAt(document, target);
  if (!item) return null;
  const { name, settings = {}, source, theme, when } = item;
  const { sources } = formOf(name);
  const isHeld = target.held !== null;
  const isFilled = source !== undefined && 'fill' in source;
  const disabled = !edit;
  const faultsAt = (path: string) => [
    ...new Set(
      faults.flatMap((fault) =>
        fault.path === path || fault.path.startsWith(`${path}.`) ? [fault.message] : [],
      ),
    ),
  ];
  const ofWhen = faults.flatMap(({ path, message }) =>
    path === 'when' || path.startsWith('when.') ? [{ path: path.slice(5), message }] : [],
  );
  const shownInRow = isHeld ? [] : ['title', 'open'];
  const elsewhere = faults.filter(
    ({ path }) => !shownInRow.includes(path) && controlPath(name, path, isHeld) === undefined,
  );
  const whenId = controlId(target, 'when');
  return (
    <Form layout="vertical" component="div" className={css.form ?? ''}>
      <Elsewhere page={target.page} messages={elsewhere.map(({ message }) => message)} />
      {isMemberCard(target) && <CardWords />}
      {isHeld && <HeldTitle target={target} title={item.title ?? ''} />}
      {isFilled && <WarningText>内容跟随学员在这一页选中的分类，来源不能改。</WarningText>}
      {sources.length > 0 && !isFilled && (
        <SourceField
          target={target}
          words={sources}
          source={source}
          faultsAt={faultsAt}
          disabled={disabled}
        />
      )}
      <SettingFields
        target={target}
        name={name}
        settings={settings}
        theme={theme ?? parentTheme}
        faultsAt={faultsAt}
        disabled={disabled}
      />
      <ThemeField target={target} theme={theme} disabled={disabled} />
      {target.page !== 'ordered' && !isHeld && (
        <PositionFields target={target} faultsAt={faultsAt} disabled={disabled} />
      )}
      <h3 className={css.part}>给谁看、什么时候看</h3>
      <WhenForm
        id={whenId}
        value={when}
        faults={ofWhen}
        disabled={disabled}
        onChange={(next, typed = false) =>
          desk.change(sayOf(target, 'when', next), typed ? whenId : '')
        }
        onEnd={desk.endGroup}
      />
    </Form>
  );
};
