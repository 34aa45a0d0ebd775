import { CheckOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { formatLama } from '#client/kit/number';
import { useMayAsk } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { formatJam } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { Owing } from '#client/attendance/standing';
import '#client/attendance/attendance.words';
import '#client/attendance/board.words';

/** Whose registers are missing, the longest overdue first; each is reminded with one press. */
export function OwingList({ owing, tanggal }: { owing: readonly Owing[]; tanggal: string }) {
  const t = useWords('board');
  const count = owing.reduce((sum, it) => sum + it.missing.length, 0);
  if (count === 0) return null;
  return (
    <div className="ask" id="missing" tabIndex={-1}>
      <h3>{t('owing', { count })}</h3>
      <ul className="kids owing">{owing.map((it) => <Person key={it.id_guru ?? ''} owing={it} tanggal={tanggal} />)}</ul>
    </div>
  );
}

function Person({ owing: { id_guru, nama, missing, dikirim }, tanggal }: { owing: Owing; tanggal: string }) {
  const [t, words] = [useWords('board'), useWords('attendance')];
  const mayRemind = useMayAsk(attendance.remind);
  const { run, pending } = useAction(attendance.remind);
  const name = id_guru ? (nama ?? words('unnamed')) : t('noHomeroom');
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {missing.map(({ register: { id_sesi, kelas, posisi } }, i) => <span key={id_sesi}>{i > 0 && ' · '}<Link to={`/teacher/schedule/${id_sesi}`}>{t('owes', { kelas, jam: posisi })}</Link></span>)}
          {' · '}{t('overdue', { lama: formatLama(Math.max(1, ...missing.map((it) => it.menit))) })}
        </small>
      </span>
      {dikirim ? <StatusTag tone="calm" icon={<CheckOutlined />}>{t('reminded', { jam: formatJam(dikirim) })}</StatusTag>
        : mayRemind && id_guru && <button type="button" className="btn is-small" aria-busy={pending} disabled={pending} aria-label={t('remindWhom', { nama: name })} onClick={() => void run({ id_guru, tanggal }).catch(() => undefined)}>{t('remind')}</button>}
    </li>
  );
}
