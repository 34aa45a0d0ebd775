import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { Head } from '#client/exam/supervision/room';
import { useStandpoint } from '#client/exam/supervision/room';
import { formatAngka } from '#client/kit/number';
import { formatDetik, formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';

/** What a room is: who watches it, when it really began, what opens it, and how the others are doing. */
export function RoomFacts({ head, kelas, onBegan }: { head: Head; kelas: readonly string[]; onBegan: () => void }) {
  const t = useWords('supervision');
  const { mayAct } = useStandpoint();
  return (
    <section className="panel" aria-label={head.ruang ?? t('noRoom')}>
      <h2>{head.ruang ?? t('noRoom')}</h2>
      <dl className="room-facts">
        <dt>{t('supervisors')}</dt><dd>{head.daftar_guru.map(({ id_guru, nama }) => <span key={id_guru}>{nama ?? t('erased')}</span>)}{!head.daftar_guru.length && (head.guru ?? t('noneNamed'))}</dd>
        <dt>{t('participants')}</dt><dd>{[formatAngka(head.peserta), kelas.length > 0 && t('classes', { kelas: kelas.join(', ') })].filter(Boolean).join(' · ')}</dd>
        <dt>{t('began')}</dt><dd><span className="n">{head.mulai_nyata ? formatDetik(head.mulai_nyata) : t('notBegan')} <span className="soft">{t('planned', { jam: formatJam(head.mulai) })}</span></span>{mayAct && <Button type="link" size="small" onClick={onBegan}>{t(head.mulai_nyata ? 'changeBegan' : 'setBegan')}</Button>}</dd>
        <dt>{t('closes')}</dt><dd className="n">{formatJam(head.tutup_nyata)}</dd>
        {head.token && <><dt>{t('token')}</dt><dd><span><b className="room-token n">{head.token.kode}</b> <span className="soft n">{t('tokenUntil', { jam: formatJam(head.token.sampai) })}</span></span></dd></>}
        {head.ruang_lain.map((it) => (
          <OtherRoom key={it.id_pengawas_cbt} room={it} />
        ))}
      </dl>
    </section>
  );
}

function OtherRoom({ room }: { room: Head['ruang_lain'][number] }) {
  const t = useWords('supervision');
  return <><dt>{room.ruang ?? t('noRoom')}</dt><dd><span className="n">{t('otherRoom', { mengerjakan: room.mengerjakan, peserta: room.peserta })}{room.perlu > 0 && <> · <Link to={`/teacher/cbt/my-supervision/${room.id_pengawas_cbt}`}>{t('otherNeed', { count: room.perlu, n: room.perlu })}</Link></>}</span></dd></>;
}
