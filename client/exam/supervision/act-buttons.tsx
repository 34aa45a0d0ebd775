import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { Tindakan } from '#contract/exam/supervision';
import { isGrave } from '#client/exam/supervision/acts';
import { useWords } from '#client/kit/words';

type Props = { acts: readonly Tindakan[]; most?: number; /** Whose they are, for the ear. */ name: string; onAct: (aksi: Tindakan) => void };
/** What somebody waits for. */
const WANTED: readonly Tindakan[] = ['buka_kunci', 'izinkan_perangkat', 'terima_terlambat'];

/** What helps most as buttons, the rest in a menu. */
export function ActButtons({ acts, most = 2, name, onAct }: Props) {
  const t = useWords('supervision');
  const rest = acts.slice(most);
  return (
    <span className="room-acts">
      {acts.slice(0, most).map((it) => <Button key={it} size="small" type={WANTED.includes(it) ? 'primary' : 'default'} aria-label={`${t(it)}: ${name}`} onClick={() => onAct(it)}>{t(it)}</Button>)}
      {rest.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: rest.map((it) => ({ key: it, label: t(it), danger: isGrave(it) })), onClick: ({ key }) => onAct(key as Tindakan) }}>
          <Button size="small" icon={<MoreOutlined />} aria-label={t('more', { nama: name })} />
        </Dropdown>
      )}
    </span>
  );
}
