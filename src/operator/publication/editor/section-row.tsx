import { Switch } from 'antd';
import Input from 'antd/es/input/Input';
import { memo, useId } from 'react';
import { commentedKey } from '#schemas/publication/comment-endpoints.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { sectionKey, sectionLabel } from '#schemas/publication/section-item.ts';
import type { DraftEditor } from '../../draft-editor/draft-editor.ts';
import { moveItem, removeItem, setField } from '../../draft-editor/edits.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { Line, Text } from '../../parts/part.tsx';
import { Handle } from '../../parts/sortable/sortable-item.tsx';
import { useInFront } from '../../session.ts';
import { SectionNumbers } from '../../statistics/row-numbers.tsx';
import { CommentCount } from '../comments/comments-button.tsx';
import { SectionPicture } from '../pictures/section-picture.tsx';
import { fieldId } from '../settings/field-controls.ts';
import { duplicateOf } from './copy-items.ts';
import css from './editor.module.css';
import {
  hasSwitchOn,
  hasTitleOn,
  isHomeSection,
  itemsOf,
  type PageItem,
  pagePart,
} from './pages/page-items.ts';
import { openCopying, openInserting, openItem, selectFromList } from './selection.ts';
import type { Visibility } from './verdicts.ts';

const states = {
  all: { text: '所有人可见', tone: 'good' },
  some: { text: '部分人可见', tone: 'info' },
  members: { text: '仅会员可见', tone: 'info' },
  visitors: { text: '仅访客可见', tone: 'info' },
  none: { text: '不显示', tone: 'quiet' },
} as const satisfies Record<Visibility, object>;

/**
 * Why a row has no picture: pictures show the page to a member, or to a visitor where members are another
 * back end's.
 */
const pictureless = (visibility: Visibility, inFront: boolean): string | undefined =>
  visibility === 'none' || visibility === (inFront ? 'members' : 'visitors')
    ? states[visibility].text
    : undefined;

/** The ordered page draws the pictures, and has no sections of the classic pages. */
const undrawn = (page: PageName, { name, source }: PageItem): string | undefined =>
  page !== 'ordered' && (!isHomeSection(name) || source?.fill) ? '见预览' : undefined;

const standsOn = ({ tab, subTab }: PageItem): string => {
  if (subTab) return `子标签“${subTab}”`;
  if (tab === undefined) return '';
  return tab === 'home' ? '首页标签' : '分类标签下';
};

type Props = {
  desk: DraftEditor;
  page: PageName;
  section: PageItem;
  position: number;
  last: number;
  visibility: Visibility;
  /** The section should be on the page, but the preview shows nothing of it. */
  blank: boolean;
  selected: boolean;
  mayEdit: boolean;
  titleFault: string;
  detailed: boolean;
  onWhy: (key: string) => void;
};

const Titles = (props: Props) => {
  const { desk, page, section, mayEdit, titleFault } = props;
  const key = sectionKey(section);
  const { label } = pagePart(page);
  const textId = useId();
  const edit = (value: string) =>
    desk.change(setField(pagePart(page), key, 'title', value), `title ${page} ${key}`);
  if (!hasTitleOn(page, section)) return null;
  return (
    <div className={css.title} data-undo="draft">
      <Input
        id={fieldId(label, key, 'title')}
        className={css.field ?? ''}
        value={section.title}
        onChange={({ target }) => edit(target.value)}
        onBlur={desk.endGroup}
        onPressEnter={desk.endGroup}
        placeholder={`不填时显示「${section.name}」`}
        aria-label={`${sectionLabel(section)}的标题`}
        aria-describedby={titleFault ? textId : undefined}
        status={titleFault ? 'error' : ''}
        disabled={!mayEdit}
      />
      {titleFault && (
        <span id={textId} className={css.fault}>
          {titleFault}
        </span>
      )}
    </div>
  );
};

const Held = memo(({ page, section }: Pick<Props, 'page' | 'section'>) => {
  const { sections = [] } = section;
  if (sections.length === 0) return null;
  return (
    <ol className={css.held} aria-label={`${sectionLabel(section)}里的区块`}>
      {sections.map(({ name, id, title }, at) => (
        <li key={sectionKey({ name, id })}>
          <button
            type="button"
            className={css.inside}
            title={`${name}的设置`}
            onClick={() => openItem(page, sectionKey(section), at)}
          >
            {title || name}
          </button>
        </li>
      ))}
    </ol>
  );
});

type NamedProps = Pick<Props, 'page' | 'visibility' | 'blank' | 'detailed' | 'onWhy'> & {
  id: string;
  name: PageItem['name'];
  no: string | undefined;
  label: string;
  on: string;
};

type ToolsProps = Pick<Props, 'desk' | 'page' | 'position' | 'last' | 'mayEdit'> & {
  id: string;
  label: string;
  open: boolean;
  hasSwitch: boolean;
};

const More = ({ desk, page, id, label, position, last }: ToolsProps) => {
  const part = pagePart(page);
  const move = (to: number) => desk.change(moveItem(part, id, to));
  const duplicate = () => {
    const { document, live } = desk.store.get();
    const section = itemsOf(document, page).find((item) => sectionKey(item) === id);
    if (!section) return;
    const another = duplicateOf(page, [document, live.document], section);
    desk.change(another.edit);
    selectFromList(another.key);
    openItem(page, another.key);
  };
  const items = [
    { key: 'first', label: '移到最前', disabled: position === 0, onClick: () => move(0) },
    { key: 'up', label: '上移一位', disabled: position === 0, onClick: () => move(position - 1) },
    {
      key: 'down',
      label: '下移一位',
      disabled: position === last,
      onClick: () => move(position + 1),
    },
    { key: 'last', label: '移到最后', disabled: position === last, onClick: () => move(last) },
    { type: 'divider' as const },
    { key: 'insert', label: '在后面添加区块', onClick: () => openInserting(id) },
    { key: 'duplicate', label: '复制一份', onClick: duplicate },
    { key: 'copy', label: '复制到…', onClick: () => openCopying([id]) },
    {
      key: 'remove',
      label: page === 'ordered' ? '移出首页' : '移出这一页',
      danger: true,
      onClick: () => desk.change(removeItem(part, id)),
    },
  ];
  return <MenuButton menu={{ items }} button={{ icon: 'more', label: `${label}的更多操作` }} />;
};

/** Typing the section's title does not render these again. */
const Tools = memo((props: ToolsProps) => {
  const { desk, page, id, label, open, hasSwitch, mayEdit } = props;
  return (
    <div className={css.tools}>
      <IconButton
        icon="settings"
        label={`${label}的设置`}
        title="设置"
        onClick={() => openItem(page, id)}
      />
      {mayEdit && <More {...props} />}
      {hasSwitch ? (
        <Switch
          id={fieldId(pagePart(page).label, id, 'open')}
          checked={open}
          disabled={!mayEdit}
          onChange={(value) => desk.change(setField(pagePart(page), id, 'open', value))}
          aria-label={`${label}的开关`}
        />
      ) : (
        <Text as="span" size={13} tone="tertiary">
          常开
        </Text>
      )}
    </div>
  );
});

const Named = memo((props: NamedProps) => {
  const { page, id, name, no, label, visibility, blank, on, detailed, onWhy } = props;
  const state = states[visibility];
  return (
    <Line gap={6} flex="shrink" className={css.name}>
      <strong title={label}>{label}</strong>
      <button
        type="button"
        className={css.state}
        aria-label={`${state.text}，为什么看不到${label}`}
        title={`${state.text}：谁能看到，为什么`}
        onClick={() => onWhy(id)}
      >
        <OperatorChip tone={state.tone}>{state.text}</OperatorChip>
      </button>
      {on && <OperatorChip tone="quiet">{on}</OperatorChip>}
      {blank && <OperatorChip tone="warn">预览中没有内容</OperatorChip>}
      <CommentCount section={commentedKey(page, id)} label={label} />
      {detailed && <SectionNumbers home={page} section={{ name, id: no }} label={label} />}
    </Line>
  );
});

export const EditorRow = memo((props: Props) => {
  const { desk, page, section, position, visibility, blank, selected, mayEdit, detailed } = props;
  const key = sectionKey(section);
  const name = sectionLabel(section);
  const inFront = useInFront();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard focus inside selects as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus inside selects as well
    <div
      className={css.row}
      data-row={key}
      data-selected={selected}
      data-shows={visibility !== 'none'}
      data-detailed={detailed}
      onClick={() => selectFromList(key)}
      onFocus={() => selectFromList(key)}
    >
      <Handle name={name} disabled={!mayEdit} />
      <Text as="span" size={13} tone="tertiary" textAlign="center" className={css.position}>
        {position + 1}
      </Text>
      {detailed && (
        <SectionPicture
          name={key}
          word={pictureless(visibility, inFront) ?? undrawn(page, section)}
        />
      )}
      <Named
        {...{ page, visibility, blank, detailed }}
        id={key}
        name={section.name}
        no={section.id}
        label={name}
        on={standsOn(section)}
        onWhy={props.onWhy}
      />
      <Titles {...props} />
      <Tools
        {...{ desk, page, position, mayEdit }}
        last={props.last}
        id={key}
        label={name}
        open={section.open}
        hasSwitch={hasSwitchOn(page, section)}
      />
      <Held page={page} section={section} />
    </div>
  );
});
