import { flagFields, homeSections } from '#schemas/layout/home-sections.ts';
import { deviceAbilities } from '#schemas/when/when.ts';
import { Check } from '../Check.tsx';
import css from '../playground.module.css';
import type { Environment } from './environment.ts';

const abilities: Readonly<Record<(typeof deviceAbilities)[number], string>> = {
  wechat: '在微信里打开',
  ios: '苹果设备',
  android: '安卓设备',
  share: '能分享',
  video: '能播放视频',
};

export type EnvironmentProps = {
  environment: Environment;
  onChange: (change: Partial<Environment>) => void;
};

const MemberFields = ({ environment, onChange }: EnvironmentProps) => (
  <>
    <Check checked={environment.card} onChange={(card) => onChange({ card })}>
      有会员卡
    </Check>
    <Check checked={environment.doctor} onChange={(doctor) => onChange({ doctor })}>
      认证医生
    </Check>
    <label className={css.short}>
      注册天数
      <input
        type="number"
        min={0}
        max={9999}
        value={environment.days}
        onChange={({ target }) => onChange({ days: Math.max(0, Math.floor(Number(target.value))) })}
      />
    </label>
    <label className={css.short}>
      学过的分类编号（逗号分开）
      <input
        value={environment.studies}
        onChange={({ target }) => onChange({ studies: target.value })}
      />
    </label>
  </>
);

const titleOf = (field: string): string =>
  Object.entries(homeSections).find(([, row]) => 'flag' in row && row.flag === field)?.[0] ?? field;

type Props = EnvironmentProps & {
  ownSwitches: boolean;
};

const Switches = ({ environment, onChange, ownSwitches }: Props) => (
  <details className={css.more}>
    <summary>区块开关和模块</summary>
    <div className={css.checks}>
      {ownSwitches ? (
        <p className={css.advice}>这份首页文档自己写着开关（open），不用这里的。</p>
      ) : (
        flagFields.map((field) => (
          <Check
            key={field}
            checked={environment.config[field] === true}
            onChange={(open) => onChange({ config: { ...environment.config, [field]: open } })}
          >
            开关 {titleOf(field)}
          </Check>
        ))
      )}
      {Object.entries(environment.modules).map(([name, on]) => (
        <Check
          key={name}
          checked={on}
          onChange={(next) => onChange({ modules: { ...environment.modules, [name]: next } })}
        >
          模块 {name}
        </Check>
      ))}
    </div>
  </details>
);

export const EnvironmentForm = (props: Props) => {
  const { environment, onChange } = props;
  const { member, can } = environment;
  return (
    <fieldset className={css.samples}>
      <legend>环境</legend>
      <Check checked={member} onChange={(next) => onChange({ member: next })}>
        会员已登录
      </Check>
      {member && <MemberFields {...props} />}
      <label className={css.short}>
        现在（北京时间）
        <input
          type="datetime-local"
          value={environment.now}
          onChange={({ target }) => onChange({ now: target.value })}
        />
      </label>
      <label className={css.short}>
        {member ? '会员编号（决定实验分组）' : '手机编号（决定实验分组）'}
        <input
          value={environment.shareId}
          onChange={({ target }) => onChange({ shareId: target.value })}
        />
      </label>
      {deviceAbilities.map((ability) => (
        <Check
          key={ability}
          checked={can.includes(ability)}
          onChange={(on) =>
            onChange({ can: on ? [...can, ability] : can.filter((each) => each !== ability) })
          }
        >
          {abilities[ability]}
        </Check>
      ))}
      <Switches {...props} />
    </fieldset>
  );
};
