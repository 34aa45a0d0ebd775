import { useState } from 'react';
import { PRESENT } from '#contract/attendance/attendance';
import { assignment } from '#contract/assignment/assignment.api';
import { grouped } from '#contract/kit/grouped';
import type { RingkasanKelas } from '#contract/homeroom/overview';
import { formatAngka } from '#client/kit/number';
import { formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { People, PeopleDrawer } from '#client/homeroom/people-drawer';
import '#client/kit/board.css';
import '#client/homeroom/homeroom.words';

type Murid = RingkasanKelas['hari_ini']['murid'][number];
type Behind = 'hereToday' | 'awayToday' | 'unknownToday' | 'owedWork';
const isHere = ({ keadaan }: Murid) => (PRESENT as readonly string[]).includes(keadaan);
const partOf = (murid: readonly Murid[]): Record<Exclude<Behind, 'owedWork'>, Murid[]> => ({
  hereToday: murid.filter(isHere), awayToday: murid.filter((it) => !isHere(it) && it.keadaan !== 'Belum'), unknownToday: murid.filter((it) => it.keadaan === 'Belum'),
});

/** A class today in a sentence that may be read aloud; behind every number stand its people. */
export function ClassHeadline({ kelas }: { kelas: RingkasanKelas }) {
  const t = useWords('homeroom');
  const [behind, open] = useState<Behind>();
  const { hari_ini, tertinggal, nilai } = kelas;
  return (
    <div className="class-headline">
      <p className="eyebrow">{formatHariTanggal(kelas.tanggal)} · {kelas.tahun_ajaran} {kelas.semester} · {kelas.guru ? t('led', { nama: kelas.guru }) : t('noLeader')}</p>
      <h2 className="say"><Today kelas={kelas} open={open} /></h2>
      <p className="also">
        {hari_ini.terlaksana > 0 && <>{t('registers', { n: formatAngka(hari_ini.terisi), jumlah: formatAngka(hari_ini.terlaksana), semua: formatAngka(hari_ini.jumlah_sesi) })} </>}
        {tertinggal.jumlah > 0 ? <><button type="button" className="why" onClick={() => open('owedWork')}>{t('owed', { n: formatAngka(tertinggal.jumlah_murid) })}</button>{t('owedAfter', { count: tertinggal.jumlah })}</> : t('owedNone')}
        {nilai.dari > 0 && <> {t('handedOver', { n: formatAngka(nilai.terkunci), jumlah: formatAngka(nilai.jumlah_mapel), terisi: formatAngka(nilai.terisi), dari: formatAngka(nilai.dari) })}</>}
      </p>
      <Reports rapor={kelas.rapor} />
      {behind && <Behind behind={behind} kelas={kelas} onClose={() => open(undefined)} />}
    </div>
  );
}

/** How far the reports of the class are, kind by kind. */
function Reports({ rapor }: { rapor: RingkasanKelas['rapor'] }) {
  const t = useWords('homeroom');
  if (!rapor.length) return null;
  return <p className="also">{[...grouped(rapor, (it) => it.type)].map(([type, rows]) => t('reports', { type: t(type), isi: rows.map((it) => t(it.status, { n: formatAngka(it.jumlah) })).join(', ') })).join(' ')}</p>;
}

function Today({ kelas: { kelas, jumlah_murid, hari_ini }, open }: { kelas: RingkasanKelas; open: (behind: Behind) => void }) {
  const t = useWords('homeroom');
  const { hereToday, awayToday, unknownToday } = partOf(hari_ini.murid);
  if (jumlah_murid === 0) return t('sayEmpty', { kelas });
  if (hari_ini.jumlah_sesi === 0) return t('sayNoLesson', { kelas });
  if (hari_ini.terlaksana === 0 && !hereToday.length && !awayToday.length) return t('sayNotYet', { kelas, jumlah: formatAngka(hari_ini.jumlah_sesi) });
  return (
    <>
      <button type="button" className="why" onClick={() => open('hereToday')}>{t('sayHere', { n: formatAngka(hereToday.length), jumlah: formatAngka(jumlah_murid) })}</button>{t('sayHereAfter', { kelas })}
      {awayToday.length > 0 && <>; <button type="button" className="why" onClick={() => open('awayToday')}>{formatAngka(awayToday.length)}</button>{t('sayAway')}</>}
      {unknownToday.length > 0 ? <>; <button type="button" className="why" onClick={() => open('unknownToday')}>{formatAngka(unknownToday.length)}</button>{t('sayUnknown')}.</> : t('sayAll')}
    </>
  );
}

function Behind({ behind, kelas, onClose }: { behind: Behind; kelas: RingkasanKelas; onClose: () => void }) {
  const t = useWords('homeroom');
  return (
    <PeopleDrawer title={t(behind)} how={t(behind === 'owedWork' ? 'howOwed' : 'howToday')} onClose={onClose}>
      {behind === 'owedWork' ? <Owing id_kelas_tahun_ajaran={kelas.id_kelas_tahun_ajaran} /> : <People people={partOf(kelas.hari_ini.murid)[behind].map((it) => ({ id: it.id_murid, nama: it.nama, about: t(it.keadaan) }))} />}
    </PeopleDrawer>
  );
}

/** Whose work is owed, and which. */
function Owing({ id_kelas_tahun_ajaran }: { id_kelas_tahun_ajaran: string }) {
  const t = useWords('homeroom');
  const { data } = useView(assignment.missing, { id_kelas_tahun_ajaran });
  return <People people={data.map((it) => ({ id: it.id_murid, nama: it.nama, about: `${t('works', { count: it.jumlah })}: ${it.tugas.map((one) => `${one.judul} (${one.mapel})`).join(', ')}` }))} />;
}
