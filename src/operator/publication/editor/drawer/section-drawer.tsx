import { Drawer, Select } from 'antd';
import { type ReactNode, useEffect, useId } from 'react';
import { commentedKey } from '#schemas/publication/comment-endpoints.ts';
import { sectionKey, sectionLabel } from '#schemas/publication/section-item.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useDeskState } from '../../../draft-editor/context.ts';
import { IconButton } from '../../../parts/icon-button.tsx';
import { Stack, Text } from '../../../parts/part.tsx';
import { dragging } from '../../../parts/sortable/dragging.ts';
import { useHasSpace, useIsPhone } from '../../../parts/use-is-phone.ts';
import { SectionNumbers } from '../../../statistics/row-numbers.tsx';
import { CommentsButton } from '../../comments/comments-button.tsx';
import { layoutOf } from '../pages/classic-nodes.ts';
import { itemsOf, type PageItem } from '../pages/page-items.ts';
import { type ItemTarget, opened, openItem, type SurroundingsTarget } from '../selection.ts';
import { SurroundingsForm } from '../surroundings/surroundings-form.tsx';
import css from './drawer.module.css';
import { inDialog } from './in-dialog.ts';
import { ItemFields } from './item-fields.tsx';

type Shown = { item: PageItem; target: ItemTarget };

const WHOLE = -1;

const HeldItems = ({ item, target }: Shown) => {
  const { sections = [] } = item;
  const held = sections.map((each, at) => ({
    value: at,
    label: `第 ${at + 1} 个：${each.title || each.name}`,
  }));
  return (
    <Select
      className={css.inside ?? ''}
      value={target.held ?? WHOLE}
      aria-label="设置组里的哪一个"
      getPopupContainer={inDialog}
      options={[{ value: WHOLE, label: '整个组' }, ...held]}
      onChange={(at) => openItem(target.page, target.key, at === WHOLE ? null : at)}
    />
  );
};

const Body = ({ item, target }: Shown) => {
  const title = useId();
  const document = useDeskState((state) => state.document);
  const ofPage = target.page === 'ordered' ? 'default' : layoutOf(document, target.page).theme;
  const held = target.held === null ? undefined : item.sections?.[target.held];
  return (
    <Stack as="section" gap={12} aria-labelledby={title}>
      <Text as="h2" size={16} id={title}>
        {held ? `${sectionLabel(item)}里的${held.name}` : sectionLabel(item)}
      </Text>
      {!held && (
        <SectionNumbers
          home={target.page}
          section={{ name: item.name, id: item.id }}
          label={sectionLabel(item)}
        />
      )}
      {item.sections && <HeldItems item={item} target={target} />}
      <ItemFields
        key={`${target.page} ${target.key} ${target.held}`}
        target={held ? target : { ...target, held: null }}
        parentTheme={(held && item.theme) || ofPage}
      />
      <CommentsButton section={commentedKey(target.page, target.key)} />
    </Stack>
  );
};

const isSurroundings = (
  target: ItemTarget | SurroundingsTarget | null,
): target is SurroundingsTarget => target !== null && 'surroundings' in target;

const PANEL = 'section-settings';

const FIELD = 'section :is(input, button, textarea):not(:disabled, [data-numbers])';

/**
 * Gives the focus to the first field, unless the drawer has it already; on a phone, where a field would
 * open the keyboard, to the close button.
 */
const useFocusInside = (itemTarget: ItemTarget | SurroundingsTarget | null, isPhone: boolean) => {
  useEffect(() => {
    const drawer = itemTarget && document.querySelector(`.${PANEL}`);
    if (!drawer || drawer.contains(document.activeElement)) return;
    const first = isPhone ? 'button' : FIELD;
    // a section without settings has no field
    const target = drawer.querySelector<HTMLElement>(first) ?? drawer.querySelector('button');
    target?.focus({ preventScroll: true });
  }, [itemTarget, isPhone]);
};

type OpenedProps = {
  target: ItemTarget | SurroundingsTarget;
  isPhone: boolean;
  children: ReactNode;
};

/** Keeps the opened row in sight above settings that cover the list. */
const useRowInSight = (target: ItemTarget | SurroundingsTarget, isPhone: boolean) => {
  useEffect(() => {
    if (!isPhone || isSurroundings(target)) return;
    const row = document.querySelector(`[data-item="${CSS.escape(target.key)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [target, isPhone]);
};

const Opened = ({ target, isPhone, children }: OpenedProps) => {
  useFocusInside(target, isPhone);
  useRowInSight(target, isPhone);
  return children;
};

/** Rows and preview can be used while the drawer is open, so it is no modal dialog. */
const leaveRestInReach = (panel: HTMLElement | null): void =>
  panel?.setAttribute('aria-modal', 'false');

const close = () => opened.set(null);

type HolderProps = { open: boolean; title: string; children: ReactNode };

const Over = ({ open, title, isPhone, children }: HolderProps & { isPhone: boolean }) => (
  <Drawer
    open={open}
    title={title}
    rootClassName={PANEL}
    placement={isPhone ? 'bottom' : 'left'}
    size={isPhone ? '64dvh' : 400}
    mask={false}
    autoFocus={false}
    panelRef={leaveRestInReach}
    classNames={{ wrapper: css.wrapper ?? '', body: css.scroll ?? '' }}
    data-undo="draft"
    destroyOnHidden
    onClose={close}
  >
    {children}
  </Drawer>
);

/** Layers that handle the Escape key before the drawer does. */
const ABOVE = '[role=dialog][aria-modal=true], [role=menu], .ant-select-open';

const isBelow = (): boolean =>
  dragging.get() || [...document.querySelectorAll(ABOVE)].some((one) => one.checkVisibility());

const SidePanel = ({ title, children }: Omit<HolderProps, 'open'>) => {
  useEffect(() => {
    let below = false;
    // checks before the layer above handles the key and closes
    const look = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') below = isBelow();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && !below)
        close();
    };
    addEventListener('keydown', look, true);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', look, true);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div
      className={`${PANEL} ${css.adjacent}`}
      role="dialog"
      aria-modal="false"
      aria-label={title}
      data-undo="draft"
    >
      <div className={css.bar}>
        <strong>{title}</strong>
        <IconButton icon="cross" label={`关闭${title}`} title="关闭（Esc）" onClick={close} />
      </div>
      <div className={css.scroll}>{children}</div>
    </div>
  );
};

export const SectionDrawer = () => {
  const target = useStore(opened);
  const draft = useDeskState(({ document }) => (target ? document : null));
  const isPhone = useIsPhone();
  const hasSpace = useHasSpace();
  useEffect(() => close, []);
  const surroundings = isSurroundings(target) ? target : null;
  const own = isSurroundings(target) ? null : target;
  const item =
    own && draft && itemsOf(draft, own.page).find((each) => sectionKey(each) === own.key);
  const open = Boolean(item ?? surroundings);
  const title = surroundings ? '页面之外' : '区块设置';
  const shown = (
    <>
      {item && own && (
        <Opened target={own} isPhone={isPhone}>
          <Body item={item} target={own} />
        </Opened>
      )}
      {surroundings && (
        <Opened target={surroundings} isPhone={isPhone}>
          <SurroundingsForm page={surroundings.page} name={surroundings.surroundings} />
        </Opened>
      )}
    </>
  );
  if (hasSpace) return open && <SidePanel title={title}>{shown}</SidePanel>;
  return (
    <Over open={open} title={title} isPhone={isPhone}>
      {shown}
    </Over>
  );
};
