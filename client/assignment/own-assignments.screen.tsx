import { Link } from 'react-router-dom';
import { assignment } from '#contract/assignment/assignment.api';
import type { TugasSaya } from '#contract/assignment/assigned';
import type { z } from 'zod';
import { kindOf, told, whenOf } from '#client/assignment/assignment-said';
import { WorkTag } from '#client/assignment/work-tag';
import { ListState } from '#client/kit/list/list-state';
import { Screen } from '#client/kit/screen';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/assignment/assignment.css';
import '#client/assignment/assignment.words';

/** A student's assignments across subjects. */
export function OwnAssignmentsScreen() {
  const t = useWords('assignment');
  return <Screen title={t('mine')}><p className="soft">{t('mineAbout')}</p><Own /></Screen>;
}

type Row = z.infer<typeof TugasSaya>;
const isToDo = ({ status, boleh_mengumpulkan }: Row) => boleh_mengumpulkan && ['waiting', 'missed', 'returned'].includes(status);

function Own() {
  const t = useWords('assignment');
  const { data } = useView(assignment.mine, {});
  if (!data.length) return <ListState kind="empty" title={t('noneMine')} />;
  const parts = [[t('toDo'), data.filter(isToDo)], [t('done'), data.filter((it) => !isToDo(it))]] as const;
  return (
    <>
      {parts.filter(([, rows]) => rows.length).map(([title, rows]) => (
        <section key={title} aria-label={title}>
          <h2 className="work-part">{title}</h2>
          <ul className="work-own">{rows.map((it) => <One key={it.id_sesi} tugas={it} />)}</ul>
        </section>
      ))}
    </>
  );
}

function One({ tugas }: { tugas: Row }) {
  const t = useWords('assignment');
  const { id_sesi, judul, mapel, tipe_assignment, tenggat, status, tugas_nilai } = tugas;
  return (
    <li className="work-card">
      <div className="work-head"><Link to={`/student/assignments/${id_sesi}`}>{judul}</Link><WorkTag status={status} /></div>
      <p className="soft">{mapel} · {kindOf(tipe_assignment, t)} · {t('due', { waktu: whenOf(tenggat) })}</p>
      {tugas_nilai !== null && <p><b>{t('yourMark', { nilai: told(tugas_nilai) })}</b></p>}
    </li>
  );
}
