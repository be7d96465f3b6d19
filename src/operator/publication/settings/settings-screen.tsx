import { Form } from 'antd';
import { Link } from 'wouter';
import { screens } from '../../addresses.ts';
import { Line, Text } from '../../parts/part.tsx';
import { WithPreview } from '../preview-pane/with-preview.tsx';
import css from './settings.module.css';
import { settingsParts } from './settings-parts.tsx';

const SettingsScreen = ({ named }: { named: string }) => {
  const current = settingsParts.find(({ key }) => key === named) ?? settingsParts[0];
  return (
    <WithPreview>
      <Line as="nav" gap={4} align="stretch" wrap below={12} aria-label="页面配置">
        {settingsParts.map(({ key, label }) => (
          <Link
            key={key}
            href={`${screens.settings}/${key}`}
            className={css.tab ?? ''}
            aria-current={key === current?.key ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </Line>
      <section className={css.panel} aria-labelledby="settings-title" data-undo="draft">
        <h2 id="settings-title">{current?.label}</h2>
        <Text size={13} tone="tertiary" above={2} below={16}>
          {current?.intro}
        </Text>
        <Form layout="vertical" component="div">
          {current?.body()}
        </Form>
      </section>
    </WithPreview>
  );
};

export default SettingsScreen;
