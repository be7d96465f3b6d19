import { Link, useLocation } from 'wouter';
import { screens } from '../addresses.ts';
import { useWaiting } from '../certification/use-waiting.ts';
import { Icon, type OperatorIconName } from '../parts/icons.tsx';
import { useHeld } from '../refund/use-held.ts';
import css from './nav.module.css';

type Place = { path: string; label: string; icon: OperatorIconName };

const everybodys: readonly Place[] = [
  { path: screens.editor, label: '首页编辑', icon: 'home' },
  { path: screens.settings, label: '页面配置', icon: 'settings' },
  { path: screens.releases, label: '发布记录', icon: 'releases' },
  { path: screens.faults, label: '线上问题', icon: 'faults' },
  { path: screens.audit, label: '操作记录', icon: 'audit' },
];

const publishers: readonly Place[] = [
  { path: screens.certifications, label: '认证审核', icon: 'certifications' },
  { path: screens.refunds, label: '退款', icon: 'refunds' },
  { path: screens.accounts, label: '账号管理', icon: 'accounts' },
];

const isAt = (location: string, path: string) =>
  path === screens.editor ? location === path : location.startsWith(path);

/** The screens that this operator may open, and which of them is open. */
export const usePlaces = (publish: boolean) => {
  const [location] = useLocation();
  const places = publish ? [...everybodys, ...publishers] : everybodys;
  return { places, here: places.find(({ path }) => isAt(location, path)) };
};

const MOST = 99;

const TodoCount = ({ of }: { of: number }) =>
  of > 0 && (
    <span className={css.count}>
      <span className="spoken">，等待处理：</span>
      {of > MOST ? `${MOST}+` : of}
    </span>
  );

const CertificationCount = () => <TodoCount of={useWaiting().waiting} />;
const RefundCount = () => <TodoCount of={useHeld().held} />;

type Props = { title: string; places: readonly Place[]; here: Place | undefined };

/** Navigation to every screen. */
export const Nav = ({ title, places, here }: Props) => (
  <nav className={css.nav} aria-label="后台导航">
    <p className={css.brand}>
      <span className={css.mark} aria-hidden="true">
        {title.slice(0, 1)}
      </span>
      <span className={css.words}>
        <strong>{title}</strong>
        <span>运营后台</span>
      </span>
    </p>
    {places.map((place) => (
      <Link
        key={place.path}
        href={place.path}
        className={css.place ?? ''}
        aria-current={place === here ? 'page' : undefined}
        title={place.label}
      >
        <Icon name={place.icon} size={20} />
        <span className={css.label}>{place.label}</span>
        {place.path === screens.certifications && <CertificationCount />}
        {place.path === screens.refunds && <RefundCount />}
      </Link>
    ))}
  </nav>
);
