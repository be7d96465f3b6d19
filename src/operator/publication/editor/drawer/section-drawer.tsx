import { Drawer, Select } from 'antd';
import { type ReactNode, useEffect, useId } from 'react';
import { commentedKey } from '../../../../../schemas/publication/commented.ts';
import { sectionKey, sectionLabel } from '../../../../../schemas/publication/section-item.ts';
import { useStore } from '../../../../platform/storage/store.ts';
import { useDeskState } from '../../../draft-editor/context.ts';
import { useIsPhone } from '../../../parts/use-is-phone.ts';
import { CommentsButton } from '../../comments/comments-button.tsx';
import { AroundForm } from '../around/around-form.tsx';
import { layoutOf } from '../pages/classic-nodes.ts';
import { itemsOf, type PageItem } from '../pages/page-items.ts';
import css from './drawer.module.css';
import { inDialog } from './in-dialog.ts';
import { ItemFields } from './item-fields.tsx';
import { type AroundPlace, type ItemPlace, opened, openItem } from './opened.ts';

type Shown = { item: PageItem; place: ItemPlace };

const WHOLE = -1;

/** Chooses between a group and the sections that it holds. */
const Within = ({ item, place }: Shown) => {
  const { sections = [] } = item;
  const held = sections.map((each, at) => ({
    value: at,
    label: `第 ${at + 1} 个：${each.title || each.name}`,
  }));
  return (
    <Select
      className={css.within ?? ''}
      value={place.held ?? WHOLE}
      aria-label="设置组里的哪一个"
      getPopupContainer={inDialog}
      options={[{ value: WHOLE, label: '整个组' }, ...held]}
      onChange={(at) => openItem(place.page, place.key, at === WHOLE ? null : at)}
    />
  );
};

/** The part of the drawer that changes with what is opened. */
const Body = ({ item, place }: Shown) => {
  const title = useId();
  const document = useDeskState((state) => state.document);
  const ofPage = place.page === 'ordered' ? 'default' : layoutOf(document, place.page).theme;
  const held = place.held === null ? undefined : item.sections?.[place.held];
  return (
    <section className={css.body} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {held ? `${sectionLabel(item)}里的${held.name}` : sectionLabel(item)}
      </h2>
      {item.sections && <Within item={item} place={place} />}
      <ItemFields
        key={`${place.page} ${place.key} ${place.held}`}
        place={held ? place : { ...place, held: null }}
        around={(held && item.theme) || ofPage}
      />
      <CommentsButton section={commentedKey(place.page, place.key)} />
    </section>
  );
};

const PANEL = 'section-settings';

/**
 * Gives the focus to the first field, unless something in the drawer has it already; on a phone, where a
 * field would bring the keyboard up, to the button that closes.
 */
const useFocusWithin = (place: ItemPlace | AroundPlace | null, isPhone: boolean) => {
  useEffect(() => {
    const drawer = place && document.querySelector(`.${PANEL}`);
    if (!drawer || drawer.contains(document.activeElement)) return;
    const first = isPhone ? 'button' : 'section :is(input, button, textarea):not(:disabled)';
    // what only tells something has no field
    const target = drawer.querySelector<HTMLElement>(first) ?? drawer.querySelector('button');
    target?.focus({ preventScroll: true });
  }, [place, isPhone]);
};

type OpenedProps = { place: ItemPlace | AroundPlace; isPhone: boolean; children: ReactNode };

/** What is opened takes the focus once it is there. */
const Opened = ({ place, isPhone, children }: OpenedProps) => {
  useFocusWithin(place, isPhone);
  return children;
};

const isAround = (place: ItemPlace | AroundPlace | null): place is AroundPlace =>
  place !== null && 'around' in place;

/** Rows and preview can be used while the drawer is open, so it is no modal dialog. */
const leaveRestInReach = (panel: HTMLElement | null): void =>
  panel?.setAttribute('aria-modal', 'false');

/** The settings of the section, or of the part around the page, that is opened, beside the preview; on a phone a sheet below it. */
export const SectionDrawer = () => {
  const place = useStore(opened);
  const draft = useDeskState(({ document }) => (place ? document : null));
  const isPhone = useIsPhone();
  useEffect(() => () => opened.set(null), []);
  const around = isAround(place) ? place : null;
  const own = isAround(place) ? null : place;
  const item =
    own && draft && itemsOf(draft, own.page).find((each) => sectionKey(each) === own.key);
  return (
    <Drawer
      open={Boolean(item ?? around)}
      title={around ? '页面之外' : '区块设置'}
      rootClassName={PANEL}
      placement={isPhone ? 'bottom' : 'left'}
      size={isPhone ? '64dvh' : 500}
      mask={false}
      autoFocus={false}
      panelRef={leaveRestInReach}
      classNames={{ wrapper: css.wrapper ?? '', body: css.scroll ?? '' }}
      data-undo="draft"
      destroyOnHidden
      onClose={() => opened.set(null)}
    >
      {item && own && (
        <Opened place={own} isPhone={isPhone}>
          <Body item={item} place={own} />
        </Opened>
      )}
      {around && (
        <Opened place={around} isPhone={isPhone}>
          <AroundForm page={around.page} name={around.around} />
        </Opened>
      )}
    </Drawer>
  );
};
