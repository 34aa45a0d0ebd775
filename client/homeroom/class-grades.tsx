import { LockFilled } from '@ant-design/icons';
import { useState } from 'react';
import { passingName } from '#contract/curriculum/kbm';
import type { NilaiKelasWali, NilaiMapelKelas } from '#contract/homeroom/class-grades';
import { overview } from '#contract/homeroom/overview.api';
import type { Explained } from '#client/grading/why';
import { later } from '#client/kit/later';
import { formatAngka } from '#client/kit/number';
import { StatusTag } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { People, PeopleDrawer, type Somebody } from '#client/homeroom/people-drawer';
import '#client/homeroom/homeroom.words';

const MeanWhy = later(async () => (await import('#client/grading/mean-why')).MeanWhy);
const GradeWhy = later(async () => (await import('#client/grading/why')).GradeWhy);
type Behind = { title: string; how: string; people: Somebody[] };
const PARTS = ['pengetahuan', 'keterampilan', 'akhir'] as const;
type Mean = { id_mata_pelajaran: string; part: (typeof PARTS)[number] };

/** How far the grades of a class are, subject by subject; behind what is missing or too low and behind each mean stand its students, behind each of them how the grade is made. */
export function ClassGrades({ id_kelas }: { id_kelas: string }) {
  const t = useWords('homeroom');
  const { data } = useView(overview.grades, { id_kelas });
  const [behind, open] = useState<Behind>();
  const [mean, openMean] = useState<Mean>();
  const [explained, explain] = useState<Explained>();
  const locked = data.mapel.filter((it) => it.terkunci).length;
  const [gradesOf, batas] = [useGrades(), passingName(data.kumer === 1)];
  const people = (ids: readonly string[], { id_mata_pelajaran, mapel }: NilaiMapelKelas) => {
    const wanted = new Set(ids);
    return data.murid.filter((it) => wanted.has(it.id_murid)).map((it) => ({ id: it.id_murid, nama: it.nama, about: gradesOf(it.mapel.find((one) => one.id_mata_pelajaran === id_mata_pelajaran)), to: (
      <button type="button" className="why" aria-label={t('whyGradeOf', { nama: it.nama ?? t('unnamed') })} onClick={() => explain({ id_kelas, id_mata_pelajaran, id_murid: it.id_murid, nama: it.nama ?? t('unnamed'), mapel, jenis: data.kumer ? 'akhir' : 'pengetahuan' })}>{t('whyGrade')}</button>
    ) }));
  };
  return (
    <section className="panel" aria-labelledby="class-grades">
      <h2 id="class-grades">{t('grades')}</h2>
      {data.mapel.length === 0 ? <p className="list-state">{t('gradesNone')}</p> : (
        <>
          <p className="soft">{t('gradesSaid', { n: formatAngka(locked), jumlah: formatAngka(data.mapel.length) })}</p>
          <Subjects data={data} onMissing={(it) => open({ title: t('whyMissing', { mapel: it.mapel }), how: t('howMissing'), people: people(it.belum_lengkap, it) })}
            onMean={openMean} onBelow={(it) => open({ title: t('whyBelow', { mapel: it.mapel, batas, kkm: it.kkm }), how: t('howBelow'), people: people(it.di_bawah_kkm, it) })} />
        </>
      )}
      {mean && !explained && <MeanOf data={data} of={mean} onWhy={({ id_murid, nama, mapel }) => explain({ id_kelas, id_mata_pelajaran: mean.id_mata_pelajaran, id_murid, nama, mapel, jenis: mean.part })} onClose={() => openMean(undefined)} />}
      {explained && <GradeWhy of={explained} onClose={() => explain(undefined)} />}
      {behind && !explained && <PeopleDrawer title={behind.title} how={behind.how} onClose={() => open(undefined)}><People people={behind.people} /></PeopleDrawer>}
    </section>
  );
}

type MeanProps = { data: NilaiKelasWali; of: Mean; onWhy: (it: { id_murid: string; nama: string; mapel: string }) => void; onClose: () => void };
/** The mean of a subject in the class, student by student. */
function MeanOf({ data: { mapel: subjects, murid, kumer, kelas }, of: { id_mata_pelajaran, part }, onWhy, onClose }: MeanProps) {
  const t = useWords('homeroom');
  const subject = subjects.find((it) => it.id_mata_pelajaran === id_mata_pelajaran);
  if (!subject) return null;
  const { mapel, kkm, rata_rata } = subject;
  const rows = murid.map(({ id_murid, nama, mapel: own }) => {
    const nilai = own.find((it) => it.id_mata_pelajaran === id_mata_pelajaran)?.[part] ?? null;
    return { id_murid, nama, nilai, isLow: nilai !== null && nilai < kkm };
  });
  return <MeanWhy title={[mapel, part !== 'akhir' && t(part), kelas].filter(Boolean).join(' · ')} of={rows} rata_rata={rata_rata[part]} batas={passingName(kumer === 1)} onWhy={({ id_murid, nama }) => onWhy({ id_murid, nama, mapel })} onClose={onClose} />;
}

/** A student's grades of a subject as they are spoken: of Merdeka one, of K13 two. */
function useGrades() {
  const t = useWords('homeroom');
  return (it: NilaiKelasWali['murid'][number]['mapel'][number] | undefined) => PARTS.flatMap((part) => (it?.[part] == null ? [] : t('gradeOf', { bagian: t(part), nilai: formatAngka(it[part]) }))).join(' · ') || t('gradeMissing');
}

type Props = { data: NilaiKelasWali; onMean: (it: Mean) => void; onMissing: (it: NilaiMapelKelas) => void; onBelow: (it: NilaiMapelKelas) => void };

function Subjects({ data, onMean, onMissing, onBelow }: Props) {
  const t = useWords('homeroom');
  const batas = passingName(data.kumer === 1);
  const parts = data.kumer ? (['akhir'] as const) : (['pengetahuan', 'keterampilan'] as const);
  return (
    <div className="scroll-x" role="region" aria-label={t('grades')} tabIndex={0}>
      <table className="plain-table is-cards is-short class-table">
        <thead><tr><th scope="col">{t('mapel')}</th><th scope="col">{t('filled')}</th><th scope="col">{t('missingGrades')}</th><th scope="col">{t('below', { batas })}</th>{parts.map((it) => <th key={it} scope="col">{t('meanOf', { bagian: t(it) })}</th>)}<th scope="col">{t('state')}</th></tr></thead>
        <tbody>
          {data.mapel.map((it) => (
            <tr key={it.id_mata_pelajaran} data-row-key={it.id_mata_pelajaran}>
              <th scope="row">{it.mapel}<small className="class-who">{it.guru.join(', ')}</small></th>
              <td data-head={t('filled')}>{it.dari ? t('fullOf', { n: formatAngka(it.terisi), jumlah: formatAngka(it.dari) }) : '–'}</td>
              <td data-head={t('missingGrades')}><Count n={it.belum_lengkap.length} about={t('whyMissing', { mapel: it.mapel })} onWhy={() => onMissing(it)} /></td>
              <td data-head={t('below', { batas })}><Count n={it.di_bawah_kkm.length} about={t('whyBelow', { mapel: it.mapel, batas, kkm: it.kkm })} onWhy={() => onBelow(it)} /></td>
              {parts.map((part) => <td key={part} data-head={t('meanOf', { bagian: t(part) })}>{it.rata_rata[part] === null ? '–' : <button type="button" className="why is-number" onClick={() => onMean({ id_mata_pelajaran: it.id_mata_pelajaran, part })}>{formatAngka(it.rata_rata[part])}<span className="visually-hidden">: {t('meanOf', { bagian: t(part) })} {it.mapel}</span></button>}</td>)}
              <td data-head={t('state')}>{it.terkunci ? <StatusTag tone="good" icon={<LockFilled />}>{t('locked')}</StatusTag> : <StatusTag tone="line">{t('notLocked')}</StatusTag>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A number of people that opens to them; nobody is nothing to open. */
function Count({ n, about, onWhy }: { n: number; about: string; onWhy: () => void }) {
  if (n === 0) return formatAngka(0);
  return <button type="button" className="why is-number" onClick={onWhy}>{formatAngka(n)}<span className="visually-hidden">: {about}</span></button>;
}
