import { ConfigProvider } from 'antd';
import english from 'antd/locale/en_US';
import indonesian from 'antd/locale/id_ID';
import { createContext, type ReactNode, use } from 'react';
import { useAppearance } from '#client/kit/appearance';
import { useMedia } from '#client/kit/media';
import { cspNonce, nonceOwnStyles, themeOf } from '#client/kit/theme';
import { useLanguage } from '#client/kit/words';

const IsDressed = createContext(false);
nonceOwnStyles();

/** antd in the school's look and the person's language; what stands in something dressed is so already. */
export const Dress = ({ children }: { children: ReactNode }) => (use(IsDressed) ? children : <Antd>{children}</Antd>);

function Antd({ children }: { children: ReactNode }) {
  const { mode, brand } = useAppearance();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <IsDressed value>
      <ConfigProvider theme={themeOf(mode, brand, !still)} locale={useLanguage() === 'id' ? indonesian : english} csp={{ nonce: cspNonce() }}>{children}</ConfigProvider>
    </IsDressed>
  );
}
