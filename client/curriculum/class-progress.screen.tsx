import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { KemajuanKelas } from '#contract/curriculum/class-progress';
import { classProgress } from '#contract/curriculum/class-progress.api';
import { percentOfRecorded, presenceOf } from '#contract/attendance/presence';
import { isOut } from '#contract/report-card/report';
import { ListState } from '#client/kit/list/list-state';
import { formatAngka, formatPersen } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { RegistersBehind } from '#client/curriculum/registers-behind';
import '#client/kit/board.css';
import '#client/curriculum/class-progress.css';
import '#client/curriculum/class-progress.words';

/** How far every class is: plans, registers, attendance, work that is owed; each leads to its own board. */
export function ClassProgressScreen() {
  const t = useWords('classProgress');
  return <div className="board-screen"><Screen title={t('title')}><Board /></Screen></div>;
}

const lackOf = ({ presensi: { terlaksana, terisi } }: KemajuanKelas) => terlaksana - terisi;

function Board() {
  const t = useWords('classProgress');
  const { data } = useView(classProgress.classes, {});
  if (!data.length) return <ListState kind="empty" title={t('none')}>{t('noneAbout')}</ListState>;
  return (
    <>
      <Headline classes={data} />
      <Classes classes={data} />
    </>
  );
}

function Headline({ classes }: { classes: readonly KemajuanKelas[] }) {
  const t = useWords('classProgress');
  const { data: { jumlah_kelas, jumlah_murid, tanpa_wali, kini, rencana, presensi, tertinggal, nilai } } = useView(classProgress.header, {});
  const [isOpen, setOpen] = useState(false);
  const late = classes.filter((it) => lackOf(it) > 0);
  const counted = { kelas: formatAngka(jumlah_kelas), murid: formatAngka(jumlah_murid) };
  const facts = [
    t('planned', { n: formatAngka(rencana.direncanakan), jumlah: formatAngka(rencana.total_sesi) }),
    tertinggal.jumlah > 0 && t('owed', { n: formatAngka(tertinggal.jumlah_murid), jumlah: formatAngka(tertinggal.jumlah) }),
    nilai.dari > 0 && t('handed', { n: formatAngka(nilai.terkunci), jumlah: formatAngka(nilai.jumlah_mapel) }),
    tanpa_wali > 0 && t('noLeaders', { count: tanpa_wali }),
  ].filter(Boolean);
  return (
    <div className="class-progress">
      <p className="eyebrow">{kini === null ? t('outside', counted) : t('eyebrow', { ...counted, minggu: kini })}</p>
      <h2 className="say">
        {presensi.terlaksana === 0 ? t('sayNone', { jumlah: formatAngka(jumlah_kelas) }) : <>
          <button type="button" className="why" onClick={() => setOpen(true)}>{t('say', { n: formatAngka(classes.length - late.length), jumlah: formatAngka(classes.length) })}</button>{t('sayAfter')}
          {late.length ? t('sayRest', { count: late.length, sisa: formatAngka(presensi.terlaksana - presensi.terisi) }) : t('sayAll')}
        </>}
      </h2>
      <p className="also">{facts.join(' · ')}.</p>
      {isOpen && <RegistersBehind classes={late} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Domain 2.6: what is recorded decides the colour, so that nobody is blamed for a register that is missing. */
function toneOf({ kehadiran }: KemajuanKelas): Tone {
  const persen = percentOfRecorded(presenceOf(kehadiran, kehadiran.total_sesi));
  return persen === null ? 'calm' : persen >= 90 ? 'good' : persen >= 75 ? 'warn' : 'bad';
}

/** Reports of the end of the semester that are out. */
const publishedOf = ({ rapor }: KemajuanKelas) => rapor.filter((it) => it.type === 'akhir_semester' && isOut(it.status)).reduce((sum, it) => sum + it.jumlah, 0);

const HEADS = ['kelas', 'wali', 'murid', 'rencana', 'presensi', 'hadir', 'tugas', 'nilai', 'serah', 'rapor'] as const;

function Classes({ classes }: { classes: readonly KemajuanKelas[] }) {
  const t = useWords('classProgress');
  const [order, setOrder] = useState<readonly string[]>();
  const place = (it: KemajuanKelas) => order?.indexOf(it.id) ?? 0;
  const rows = order ? [...classes].sort((one, other) => place(one) - place(other)) : classes;
  const worst = () => setOrder([...classes].sort((one, other) => lackOf(other) - lackOf(one) || other.tertinggal.jumlah - one.tertinggal.jumlah).map((it) => it.id));
  return (
    <section className="panel" aria-labelledby="classes-title">
      <div className="panel-head">
        <h2 id="classes-title">{t('classes')}</h2>
        <button type="button" className="btn is-small" aria-pressed={order !== undefined} onClick={() => (order ? setOrder(undefined) : worst())}>{t('worst')}</button>
      </div>
      <div className="scroll-x" role="region" aria-label={t('classes')} tabIndex={0}>
        <table className="plain-table is-cards class-progress-table">
          <thead><tr>{HEADS.map((it) => <th key={it} scope="col">{t(it)}</th>)}</tr></thead>
          <tbody>
            {rows.map((it) => (
              <tr key={it.id} data-row-key={it.id}>
                <th scope="row"><Link to={`/teacher/upper/homeroom-teacher-progress/${it.id_kelas_tahun_ajaran}`} aria-label={t('open', { kelas: it.kelas })}>{it.kelas}</Link></th>
                <td data-head={t('wali')}>{it.id_guru ? (it.guru ?? t('erased')) : t('noWali')}</td>
                <td data-head={t('murid')}>{formatAngka(it.jumlah_murid)}</td>
                <td data-head={t('rencana')}>{t('of', { n: formatAngka(it.rencana.direncanakan), jumlah: formatAngka(it.rencana.total_sesi) })}</td>
                <td data-head={t('presensi')}>{t('of', { n: formatAngka(it.presensi.terisi), jumlah: formatAngka(it.presensi.terlaksana) })}</td>
                <td data-head={t('hadir')}><StatusTag tone={toneOf(it)}>{formatPersen(it.kehadiran.persen_hadir)}</StatusTag></td>
                <td data-head={t('tugas')}>{it.tertinggal.jumlah_murid ? t('owing', { n: formatAngka(it.tertinggal.jumlah_murid) }) : '–'}</td>
                <td data-head={t('nilai')}>{it.nilai.dari ? t('of', { n: formatAngka(it.nilai.terisi), jumlah: formatAngka(it.nilai.dari) }) : '–'}</td>
                <td data-head={t('serah')}>{t('of', { n: formatAngka(it.nilai.terkunci), jumlah: formatAngka(it.nilai.jumlah_mapel) })}</td>
                <td data-head={t('rapor')}>{t('of', { n: formatAngka(publishedOf(it)), jumlah: formatAngka(it.jumlah_murid) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
