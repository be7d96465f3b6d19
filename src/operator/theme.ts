import type { ThemeConfig } from 'antd';

/** Smallest touch target, in px. */
const FINGER = 44;

const forFingers = { controlHeight: FINGER, controlHeightSM: FINGER, controlHeightLG: FINGER };

type Device = {
  /** Without motion. */
  still: boolean;
  small: boolean;
};

/** The product's colours, with greys of sufficient contrast. */
export const themeOf = ({ still, small }: Device): ThemeConfig => ({
  token: {
    motion: !still,
    ...(small && forFingers),
    colorPrimary: '#0b7a75',
    colorPrimaryHover: '#096560',
    colorInfo: '#0b7a75',
    colorLink: '#0b7a75',
    colorLinkHover: '#064f4c',
    colorSuccess: '#14713d',
    colorWarning: '#8f5500',
    colorWarningBg: '#fff6e5',
    colorWarningBorder: '#efd9ab',
    colorError: '#c4161c',
    colorErrorHover: '#a81318',
    colorText: '#1a1f24',
    colorTextSecondary: '#4a545e',
    colorTextTertiary: '#5d6872',
    colorTextQuaternary: '#5d6872',
    colorTextPlaceholder: '#66717b',
    colorTextDescription: '#5d6872',
    colorBgLayout: '#f4f6f7',
    colorBorderSecondary: '#e6eaed',
    borderRadius: 8,
    fontSize: 14,
    fontFamily:
      '-apple-system, BlinkMacSystemFont, "PingFang SC", "HarmonyOS Sans SC", MiSans, "Noto Sans SC", "Microsoft YaHei", "WenQuanYi Micro Hei", sans-serif',
  },
});
