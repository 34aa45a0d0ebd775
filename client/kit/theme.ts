import { type ThemeConfig, theme } from 'antd';
import { type Mode, tokensOf } from '#client/kit/tokens';

/** The one nonce that style elements need; the server writes it into the page. */
export const cspNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** Lets the style elements pass that libraries add without asking for a nonce, such as the scroll lock under a drawer. */
export function nonceOwnStyles() {
  const nonce = cspNonce();
  if (!nonce) return;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name === 'style') element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}

/** The tokens as antd knows them; without `motion` it waits for no transition to end. */
export function themeOf(mode: Mode, brand: string, motion: boolean): ThemeConfig {
  const it = tokensOf(mode, brand);
  /** What one types or picks in is seen by its border. */
  const picked = { colorBorder: it.field };
  const { defaultAlgorithm, darkAlgorithm } = theme;
  return {
    algorithm: mode === 'dark' ? darkAlgorithm : defaultAlgorithm,
    token: {
      colorPrimary: it.brand, colorLink: it['brand-text'], colorLinkHover: it['brand-strong'], colorLinkActive: it['brand-strong'],
      colorInfo: it.info, colorSuccess: it.good, colorWarning: it['warn-text'], colorError: it.bad,
      // Left to itself antd makes them of the colours above, and they come out as mud.
      colorErrorBg: it['bad-tint'], colorSuccessBg: it['good-tint'], colorWarningBg: it['warn-tint'], colorInfoBg: it['info-tint'],
      colorBgLayout: it.page, colorBgContainer: it.surface, colorBgElevated: it.raised, colorFillTertiary: it.sunken,
      colorBgSpotlight: mode === 'dark' ? '#333947' : '#23262f',
      colorBorder: it['line-2'], colorBorderSecondary: it.line, colorSplit: it.line,
      colorText: it.ink, colorTextSecondary: it['ink-2'],
      colorTextTertiary: it['ink-3'], colorTextDescription: it['ink-3'], colorTextPlaceholder: it['ink-3'], colorTextDisabled: it['ink-3'],
      controlItemBgHover: it.hover, controlItemBgActive: it['brand-tint'], controlOutline: it['brand-line'],
      borderRadiusSM: 6, borderRadius: 8, borderRadiusLG: 12, controlHeightSM: 28, controlHeight: 36, controlHeightLG: 48,
      fontFamily: 'var(--font)', fontSize: 14, fontSizeHeading1: 27, fontSizeHeading2: 20, fontSizeHeading3: 16, fontSizeHeading4: 14,
      motionDurationMid: '.16s', motion,
      boxShadow: 'none', boxShadowTertiary: 'none', boxShadowSecondary: '0 24px 56px -16px rgba(10,12,20,.42)',
    },
    components: {
      Button: {
        // The dark algorithm would dim it.
        colorPrimary: it.brand, colorPrimaryHover: it['brand-press'], colorPrimaryActive: it['brand-press'], primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 600,
        colorError: it['bad-text'], colorErrorHover: it['bad-text'], colorErrorActive: it['bad-text'],
        defaultHoverColor: it.ink, defaultHoverBorderColor: it.field, defaultActiveColor: it.ink, defaultActiveBorderColor: it.field,
      },
      Input: picked, InputNumber: picked, Select: picked, DatePicker: picked, Checkbox: picked, Radio: picked,
      Table: {
        headerBg: it.surface, headerColor: it['ink-3'], headerSplitColor: 'transparent', headerSortActiveBg: it.hover, headerSortHoverBg: it.hover,
        bodySortBg: it.surface, rowHoverBg: it.hover, rowSelectedBg: it['brand-tint'], rowSelectedHoverBg: it['brand-tint'], borderColor: it.line,
        cellPaddingBlock: 11, cellPaddingBlockMD: 8, cellPaddingBlockSM: 5,
      },
      Segmented: { trackBg: it.sunken, itemSelectedBg: it.surface, itemColor: it['ink-2'], itemSelectedColor: it.ink },
      Pagination: { itemActiveColor: it['brand-text'], colorPrimary: it['brand-text'], colorPrimaryHover: it['brand-strong'] },
    },
  };
}
