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
  const { defaultAlgorithm, darkAlgorithm } = theme;
  return {
    algorithm: mode === 'dark' ? darkAlgorithm : defaultAlgorithm,
    token: {
      colorPrimary: brand, colorInfo: it['brand-fill'],
      colorLink: it['brand-text'], colorLinkHover: it['brand-text-strong'], colorLinkActive: it['brand-text-strong'],
      colorError: it.bad, colorSuccess: it.good, colorWarning: it.warn,
      // Left to itself antd makes them of the dark text colours above, and they come out as mud.
      colorErrorBg: it['bad-back'], colorSuccessBg: it['good-back'], colorWarningBg: it['warn-back'], colorInfoBg: it['info-back'],
      colorTextPlaceholder: it.placeholder, colorTextTertiary: it.soft, colorTextDescription: it.soft, colorTextDisabled: it.disabled,
      fontFamily: 'var(--font)', controlHeight: 36, motion,
    },
    components: {
      Button: {
        colorPrimary: it['brand-fill'], colorPrimaryHover: it['brand-fill'], colorPrimaryActive: it['brand-fill-active'],
        // White on the dark mode's pale red cannot be read.
        dangerColor: mode === 'dark' ? it.surface : '#ffffff',
        defaultHoverColor: it['brand-text'], defaultHoverBorderColor: it['brand-text'],
        defaultActiveColor: it['brand-text-strong'], defaultActiveBorderColor: it['brand-text-strong'],
      },
      Layout: { siderBg: it.surface, headerBg: it.surface, bodyBg: it.page },
      Tabs: { itemSelectedColor: it['brand-text'], itemHoverColor: it['brand-text-strong'] },
      Pagination: { itemActiveColor: it['brand-text'], colorPrimaryHover: it['brand-text-strong'] },
    },
  };
}
