import { assignment } from '#contract/assignment/assignment.api';
import { told, whenOf } from '#client/assignment/assignment-said';
import { WorkTag } from '#client/assignment/work-tag';
import { Boundary } from '#client/kit/boundary';
import { ListState } from '#client/kit/list/list-state';
import { formatAngka } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { useMayAsk } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/assignment/assignment.css';
import '#client/assignment/assignment.words';

/** How far classes are with what was set, and whose work is missing across subjects. */
export function AssignmentSummaryScreen() {
  const t = useWords('assignment');
  const [mayList, seesMissing] = [useMayAsk(assignment.list), useMayAsk(assignment.missing)];
  return (
    <Screen title={t('summary')} {...(mayList && { back: { to: '/teacher/assignments', label: t('title') } })}>
      {seesMissing && <section className="panel" aria-labelledby="missing-title"><h2 id="missing-title">{t('missing')}</h2><p className="soft">{t('missingAbout')}</p><Boundary><Missing /></Boundary></section>}
      <section className="panel" aria-labelledby="summary-title"><h2 id="summary-title">{t('bySubject')}</h2><Boundary><Summary /></Boundary></section>
    </Screen>
  );
}

function Missing() {
  const t = useWords('assignment');
  const { data } = useView(assignment.missing, {});
  if (!data.length) return <ListState kind="empty" title={t('noneMissing')} />;
  return (
    <ul className="work-missing">
      {data.map((it) => (
        <li key={`${it.id_murid} ${it.id_kelas_tahun_ajaran}`}>
          <details>
            <summary><b>{it.nama ?? t('erased')}</b> <span className="soft">{it.kelas}</span> <span className="work-count">{formatAngka(it.jumlah)}</span></summary>
            <ul>{it.tugas.map((one) => <li key={one.id_sesi}>{one.judul} <span className="soft">{one.mapel} · {t('due', { waktu: whenOf(one.tenggat) })}</span> <WorkTag status={one.status} /></li>)}</ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Summary() {
  const t = useWords('assignment');
  const { data } = useView(assignment.summary, {});
  const heads = [t('assignments'), t('collected'), t('lateShare'), t('missedShare'), t('perlu_dinilai'), t('marked')];
  if (!data.length) return <ListState kind="empty" title={t('noneSummary')} />;
  return (
    <section className="scroll-x" aria-label={t('bySubject')} tabIndex={0}>
      <table className="work-table is-narrowing">
        <thead><tr>{[t('kelas'), t('mapel'), ...heads, t('averageTitle')].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
        <tbody>
          {data.map(({ id_kelas_tahun_ajaran, id_mata_pelajaran, kelas, mapel, jumlah_tugas, belum_dinilai, kemajuan: { terkumpul, terlambat, tidak, dinilai, rata_rata } }) => (
            <tr key={`${id_kelas_tahun_ajaran} ${id_mata_pelajaran}`}>
              <th scope="row">{kelas}</th><td>{mapel}</td>
              {[jumlah_tugas, terkumpul, terlambat, tidak, belum_dinilai, dinilai].map((n, i) => <td key={heads[i]} className="n" data-head={heads[i]}>{formatAngka(n)}</td>)}
              <td className="n" data-head={t('averageTitle')}>{told(rata_rata)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
