import { allowMeasures, browserRefuses, useMayMeasure } from '#src/platform/measures/consent.ts';
import { SettingsFact, SettingsSwitch } from './list.tsx';

const NAME = '首页使用统计';

/** Whether this phone's home page is measured, which a browser can refuse for all sites. */
export const MeasuresRow = () => {
  const on = useMayMeasure();
  if (browserRefuses()) return <SettingsFact name={NAME} value="浏览器已要求不统计" />;
  return (
    <SettingsSwitch
      name={NAME}
      note="用于改进首页，不含个人资料"
      on={on}
      onChange={allowMeasures}
    />
  );
};
