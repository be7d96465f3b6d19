import { Segmented } from 'antd';
import { type PageName, pageNames } from '#schemas/publication/page-names.ts';
import css from './editor.module.css';

// the record's own keys, which `Object.keys` widens to string
const pages = (Object.keys(pageNames) as PageName[]).map((value) => ({
  value,
  label: pageNames[value],
}));

type Props = { page: PageName; onShow: (page: PageName) => void };

/** Chooses the home page that is edited. */
export const PageSwitch = ({ page, onShow }: Props) => (
  <div className={css.pages}>
    <Segmented<PageName> options={pages} value={page} onChange={onShow} aria-label="编辑哪个首页" />
  </div>
);
