import { Form, Input } from 'antd';
import { Link } from 'wouter';
import type { PageName } from '#schemas/publication/page-names.ts';
import { formOf } from '#schemas/section-settings.ts';
import type { Theme } from '#schemas/themes.ts';
import { useDeskState, useDraftEditor, useRights } from '../../../draft-editor/context.ts';
import { pageScreen } from '../pages/page-screens.ts';
import type { ItemPlace } from '../selection.ts';
import { CardWords, isMemberCard } from './card-words.tsx';
import css from './drawer.module.css';
import { controlId, controlPath } from './item-form.ts';
import { PlaceFields } from './place-fields.tsx';
import { itemAt, pathOfItem, sayOf } from './say-of-item.ts';
import { SettingFields } from './setting-fields.tsx';
import { SourceField } from './source-field.tsx';
import { ThemeField } from './theme-field.tsx';
import { WhenForm } from './when/when-form.tsx';

/** Faults of an item, their paths beginning at the item; those of what it holds are not its own. */
const useItemFaults = (place: ItemPlace) => {
  const document = useDeskState((state) => state.document);
  const faults = useDeskState((state) => state.faults);
  const start = `${pathOfItem(document, place)}.`;
  return faults.flatMap(({ path, message }) =>
    path.startsWith(start) && !path.startsWith(`${start}sections.`)
      ? [{ path: path.slice(start.length), message }]
      : [],
  );
};

/** Title of a section in a group; the title of a section of the page stands in its row. */
const HeldTitle = ({ place, title }: { place: ItemPlace; title: string }) => {
  const desk = useDraftEditor();
  const { edit } = useRights();
  const id = controlId(place, 'title');
  const faults = useItemFaults(place).filter(({ path }) => path === 'title');
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
        onChange={({ target }) => desk.change(sayOf(place, 'title', target.value || undefined), id)}
        onBlur={desk.endGroup}
        onPressEnter={desk.endGroup}
      />
    </Form.Item>
  );
};

const Elsewhere = ({ page, messages }: { page: PageName; messages: readonly string[] }) =>
  messages.length > 0 && (
    <div className={css.note}>
      <p>下面的内容请在页面文档里改：</p>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <Link href={pageScreen(page)}>打开页面文档</Link>
    </div>
  );

type Props = {
  place: ItemPlace;
  /** The theme of what the item stands in. */
  around: Theme;
};

/** All that an item of a page says beside its place, its switch and its title. */
export const ItemFields = ({ place, around }: Props) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const { edit } = useRights();
  const faults = useItemFaults(place);
  const item = itemAt(document, place);
  if (!item) return null;
  const { name, settings = {}, source, theme, when } = item;
  const { sources } = formOf(name);
  const isHeld = place.held !== null;
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
  const whenId = controlId(place, 'when');
  return (
    <Form layout="vertical" component="div" className={css.form ?? ''}>
      <Elsewhere page={place.page} messages={elsewhere.map(({ message }) => message)} />
      {isMemberCard(place) && <CardWords />}
      {isHeld && <HeldTitle place={place} title={item.title ?? ''} />}
      {isFilled && <p className={css.note}>内容跟随学员在这一页选中的分类，来源不能改。</p>}
      {sources.length > 0 && !isFilled && (
        <SourceField
          place={place}
          words={sources}
          source={source}
          faultsAt={faultsAt}
          disabled={disabled}
        />
      )}
      <SettingFields
        place={place}
        name={name}
        settings={settings}
        theme={theme ?? around}
        faultsAt={faultsAt}
        disabled={disabled}
      />
      <ThemeField place={place} theme={theme} disabled={disabled} />
      {place.page !== 'ordered' && !isHeld && (
        <PlaceFields place={place} faultsAt={faultsAt} disabled={disabled} />
      )}
      <h3 className={css.part}>给谁看、什么时候看</h3>
      <WhenForm
        id={whenId}
        value={when}
        faults={ofWhen}
        disabled={disabled}
        onChange={(next, typed = false) =>
          desk.change(sayOf(place, 'when', next), typed ? whenId : '')
        }
        onEnd={desk.endGroup}
      />
    </Form>
  );
};
