import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HadirMapel, HadirMurid } from '#contract/homeroom/overview';
import { overview } from '#contract/homeroom/overview.api';
import { PresenceFigure } from '#client/attendance/presence-why';
import { formatAngka, formatPersen } from '#client/kit/number';
import { StatusTag } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { People, PeopleDrawer, type Somebody } from '#client/homeroom/people-drawer';
import { type Counts, lowestFirst, presenceIn, toneOf } from '#client/homeroom/shares';
import '#client/homeroom/homeroom.words';

type Behind = { title: string; people: Somebody[] };

/** The attendance of a class, subject by subject or student by student; each figure opens to what it is made of. */
export function ClassPresences({ id_kelas, by }: { id_kelas: string; by: 'mapel' | 'murid' }) {
  const t = useWords('homeroom');
  const { data } = useView(overview.presences, { id_kelas });
  const [behind, open] = useState<Behind>();
  const said = useSaid();
  const behindOf = ({ id_murid, nama }: { id_murid: string; nama: string | null }) => ({ id_murid, nama, id_kelas: data.id_kelas_tahun_ajaran });
  const ofSubject = ({ id_mata_pelajaran, mapel }: HadirMapel) => {
    const rows = data.murid.flatMap((it) => it.mapel.filter((one) => one.id_mata_pelajaran === id_mata_pelajaran).map((one) => ({ ...one, id_murid: it.id_murid, nama: it.nama })));
    open({ title: t('whySubject', { mapel }), people: lowestFirst(rows).map((it) => ({ id: it.id_murid, nama: it.nama, about: said(it), to: <PresenceFigure of={{ ...behindOf(it), id_mata_pelajaran, mapel }}><Percent of={it} /></PresenceFigure> })) });
  };
  const ofStudent = (it: HadirMurid) => {
    const names = new Map(data.mapel.map((one) => [one.id_mata_pelajaran, one.mapel]));
    open({ title: t('whyStudent', { nama: it.nama ?? t('unnamed') }), people: lowestFirst(it.mapel.map((one) => ({ ...one, nama: names.get(one.id_mata_pelajaran) ?? '' }))).map((one) => ({ id: one.id_mata_pelajaran, nama: one.nama, about: said(one), to: <PresenceFigure of={{ ...behindOf(it), id_mata_pelajaran: one.id_mata_pelajaran, mapel: one.nama }}><Percent of={one} /></PresenceFigure> })) });
  };
  return (
    <>
      {by === 'mapel' ? (
        <section className="panel" aria-labelledby="class-subjects">
          <h2 id="class-subjects">{t('bySubject')}</h2>
          {data.mapel.length === 0 ? <p className="list-state">{t('bySubjectNone')}</p> : <Subjects rows={data.mapel} onWhy={ofSubject} />}
          <p className="soft class-how">{t('formula')}</p>
        </section>
      ) : (
        <section className="panel" aria-labelledby="class-students">
          <h2 id="class-students">{t('students')}</h2>
          <p className="soft">{t('studentsAbout')}</p>
          {data.murid.length === 0 ? <p className="list-state">{t('monthNone')}</p> : <Students rows={lowestFirst(data.murid)} id_kelas={data.id_kelas_tahun_ajaran} onWhy={ofStudent} />}
        </section>
      )}
      {behind && <PeopleDrawer title={behind.title} how={t('howSubject')} onClose={() => open(undefined)}><People people={behind.people} /></PeopleDrawer>}
    </>
  );
}

/** The percentage with the integers that it is made of, as they are spoken. */
function useSaid() {
  const t = useWords('homeroom');
  return (it: Counts) => {
    const { hadir, total, belum } = presenceIn(it);
    return t('ofLessons', { hadir: formatAngka(hadir), jumlah: formatAngka(total), belum: formatAngka(belum) });
  };
}
const Percent = ({ of }: { of: Counts & { persen_hadir: number | null } }) => <StatusTag tone={toneOf(of)}>{formatPersen(of.persen_hadir)}</StatusTag>;

function Subjects({ rows, onWhy }: { rows: readonly HadirMapel[]; onWhy: (row: HadirMapel) => void }) {
  const t = useWords('homeroom');
  return (
    <div className="scroll-x" role="region" aria-label={t('bySubject')} tabIndex={0}>
      <table className="plain-table is-cards is-short class-table">
        <thead><tr><th scope="col">{t('mapel')}</th><th scope="col">{t('percent')}</th><th scope="col">{t('full')}</th><th scope="col">{t('Alpa')}</th><th scope="col">{t('guru')}</th></tr></thead>
        <tbody>
          {rows.map((it) => (
            <tr key={it.id_mata_pelajaran} data-row-key={it.id_mata_pelajaran}>
              <th scope="row">{it.mapel}</th>
              <td data-head={t('percent')}><button type="button" className="why" onClick={() => onWhy(it)}><Percent of={it} /><span className="visually-hidden">: {t('whySubject', { mapel: it.mapel })}</span></button></td>
              <td data-head={t('full')}>{t('fullOf', { n: formatAngka(it.terisi), jumlah: formatAngka(it.terlaksana) })}</td>
              <td data-head={t('Alpa')}>{formatAngka(it.Alpa)}</td>
              <td data-head={t('guru')}>{it.guru.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Students({ rows, id_kelas, onWhy }: { rows: readonly HadirMurid[]; id_kelas: string; onWhy: (row: HadirMurid) => void }) {
  const t = useWords('homeroom');
  const nameOf = ({ nama }: HadirMurid) => nama ?? t('unnamed');
  return (
    <div className="scroll-x" role="region" aria-label={t('students')} tabIndex={0}>
      <table className="plain-table is-cards is-short class-table">
        <thead><tr><th scope="col">{t('nama')}</th><th scope="col">{t('percent')}</th>{(['Sakit', 'Izin', 'Alpa'] as const).map((it) => <th key={it} scope="col">{t(it)}</th>)}<th scope="col">{t('Terlambat')}</th></tr></thead>
        <tbody>
          {rows.map((it) => (
            <tr key={it.id_murid} data-row-key={it.id_murid}>
              <th scope="row"><Link to={`/teacher/homeroom/periodic-report?${new URLSearchParams({ kelas: id_kelas, murid: it.id_murid })}`} aria-label={t('monthOf', { nama: nameOf(it) })}>{nameOf(it)}</Link></th>
              <td data-head={t('percent')}><button type="button" className="why" onClick={() => onWhy(it)}><Percent of={it} /><span className="visually-hidden">: {t('whyStudent', { nama: nameOf(it) })}</span></button></td>
              {(['Sakit', 'Izin', 'Alpa'] as const).map((status) => <td key={status} data-head={t(status)}>{formatAngka(it[status])}</td>)}
              <td data-head={t('Terlambat')}>{formatAngka(it.Terlambat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
