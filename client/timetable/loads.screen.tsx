import { useLocation } from 'react-router-dom';
import { timetable } from '#contract/timetable/timetable.api';
import { Screen } from '#client/kit/screen';
import { StatusTag } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { offAllotment } from '#client/timetable/allotted';
import { useSemesterAhead } from '#client/timetable/semester-ahead';
import '#client/kit/board.css';
import '#client/timetable/grid.css';
import '#client/timetable/grid.words';

/** The way back to the timetable, of whichever area. */
export const useTimetablePath = () => useLocation().pathname.replace(/\/(loads|cover|now)$/, '');

/** How much every teacher teaches a week, and whether classes have what they are allotted. */
export function LoadsScreen() {
  const t = useWords('grid');
  return <div className="board-screen"><Screen title={t('loads')} back={{ to: useTimetablePath(), label: t('title') }}><Loads /></Screen></div>;
}

function Loads() {
  const t = useWords('grid');
  const semester = useSemesterAhead();
  const { data } = useView(timetable.loads, semester.asked);
  const teaching = data.guru.filter((it) => it.jam > 0 || it.menggantikan > 0);
  const choice = semester.choice && <div className="timetable-tools">{semester.choice}</div>;
  if (!teaching.length) return <div className="timetable">{choice}<p className="panel list-state">{t('loadsNone')}</p></div>;
  const lebih = offAllotment(data);
  const jam = teaching.reduce((sum, it) => sum + it.jam, 0);
  return (
    <div className="timetable">
      <h2 className="say">{t(lebih ? 'loadsSaid' : 'loadsEven', { n: teaching.length, jam, lebih, kelas: data.kelas.length })}</h2>
      {choice}
      <section className="panel" aria-labelledby="load-classes">
        <h2 id="load-classes">{t('classLoads')}</h2>
        <table className="load-table">
          <thead><tr><th scope="col">{t('kelas')}</th><th scope="col">{t('mapel')}</th><th scope="col" className="is-number">{t('total')}</th></tr></thead>
          <tbody>
            {data.kelas.map((it) => (
              <tr key={it.id_kelas_tahun_ajaran}>
                <th scope="row">{it.kelas}</th>
                <td><span className="load-marks">{it.mapel.map((one) => (
                  <StatusTag key={one.id_mata_pelajaran} tone={one.alokasi === null ? 'calm' : one.alokasi === one.jam ? 'good' : 'warn'}>{one.kode} {one.alokasi === null ? one.jam : t('ofAllotted', { jam: one.jam, alokasi: one.alokasi })}</StatusTag>
                ))}</span></td>
                <td className="is-number">{it.jam}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="panel" aria-labelledby="load-teachers">
        <h2 id="load-teachers">{t('teacherLoads')}</h2>
        <table className="load-table">
          <thead><tr><th scope="col">{t('guru')}</th><th scope="col">{t('mapel')}</th><th scope="col" className="is-number">{t('total')}</th><th scope="col" className="is-number">{t('covered')}</th></tr></thead>
          <tbody>
            {teaching.map((it) => (
              <tr key={it.id_guru}>
                <th scope="row">{it.nama ?? '–'}</th><td>{it.mapel.map((one) => `${one.kode} ${one.jam}`).join(', ')}</td><td className="is-number">{it.jam}</td><td className="is-number">{it.menggantikan}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
