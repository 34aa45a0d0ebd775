import { Link } from 'react-router-dom';
import { cover } from '#contract/timetable/cover.api';
import { formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/timetable/grid.words';

/** Whose substitutes a change of the timetable has released: each is decided about on its day. */
export function ReleasedCovers() {
  const t = useWords('grid');
  const { data } = useView(cover.released, {});
  if (!data.length) return null;
  return (
    <section className="panel released-covers" aria-labelledby="released-covers">
      <h2 id="released-covers">{t('releasedTitle', { count: data.length })}</h2>
      <ul className="why-people">
        {data.map((it) => {
          const lesson = t('releasedLine', { kelas: it.kelas, mapel: it.mapel, posisi: it.posisi, hari: formatHariTanggal(it.tanggal_sesi) });
          return (
            <li key={it.id_sesi}>
              <span><b>{lesson}</b>{it.sebab_lepas && <small>{t(`released_${it.sebab_lepas}`, { nama: it.lepas ?? '–' })}</small>}</span>
              <Link className="btn is-small" to={{ pathname: 'cover', search: `?tanggal=${it.tanggal_sesi}` }}>{t('settle')}<span className="visually-hidden">: {lesson}</span></Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
