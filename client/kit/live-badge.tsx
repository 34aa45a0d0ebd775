import { DisconnectOutlined, SyncOutlined, ThunderboltFilled } from '@ant-design/icons';
import { connection } from '#client/kit/live';
import { StatusTag } from '#client/kit/status-tag';
import { useStore } from '#client/kit/store';
import { clock, formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** Says whether the screen moves by itself: Live, Menyambung, or Terputus since when. */
export function LiveBadge() {
  const t = useWords('kit');
  const { state, since } = useStore(connection);
  if (state === 'live') return <StatusTag tone="good" icon={<ThunderboltFilled />}>{t('live')}</StatusTag>;
  if (state === 'connecting') return <StatusTag tone="info" icon={<SyncOutlined />}>{t('connecting')}</StatusTag>;
  return <StatusTag tone="bad" icon={<DisconnectOutlined />}>{t('disconnected', { jam: formatDetik(clock.at(since)) })}</StatusTag>;
}
