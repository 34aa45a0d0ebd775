import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { employees } from '#contract/people/employee.api';
import { formatAngka } from '#client/kit/number';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { TEACHER_ROW } from '#client/people/forms';
import '#client/people/office.css';
import '#client/people/office.words';
import '#client/people/people.words';
import '#client/people/persons.words';

const LIST = '/hr/employee';

/** The staff in numbers, each of which leads to those whom it counts (domain A.5). */
export function EmployeeOverview() {
  const [t, say, office] = [useWords('office'), useResourceWords(TEACHER_ROW), useResourceWords(leadershipPeriod)];
  const { data: { jumlah, guru, tanpa_mapel, peran, kelamin, masa_jabatan } } = useView(employees.summary, {});
  return (
    <>
      <ul className="office-cards">
        <Count title={t('total')} value={jumlah} to={LIST} about={<Link to={`${LIST}?guru=true`}>{t('teachersOf', { jumlah: formatAngka(guru) })}</Link>} />
        {kelamin.map((it) => it.jenis_kelamin && <Count key={it.jenis_kelamin} title={t(`teachers.${it.jenis_kelamin}`)} value={it.jumlah} to={`${LIST}?guru=true&jenis_kelamin=${it.jenis_kelamin}`} />)}
        <Count title={t('withoutSubject')} value={tanpa_mapel} to={`${LIST}?tanpa_mapel=true`} />
      </ul>
      <section className="panel" aria-labelledby="by-role">
        <h2 id="by-role">{t('byRole')}</h2>
        <p className="office-about">{t('byRoleAbout')}</p>
        <Bars rows={peran.map(({ role, jumlah: own }) => ({ key: role, label: say.choice('role', role), value: own, to: `${LIST}?role=${role}` }))} of={jumlah} />
      </section>
      <section className="panel" aria-labelledby="ending">
        <h2 id="ending">{t('ending')}</h2>
        {masa_jabatan.length === 0 ? <p>{t('noEnding')}</p> : (
          <>
            <p className="office-about">{t('endingAbout')}</p>
            <ul className="plain-list">
              {masa_jabatan.map((it) => <li key={it.id}><span>{office.choice('jabatan', it.jabatan)}: {it.nama ?? t('erased')}</span><span className="soft">{t('until', { tanggal: formatTanggal(it.tanggal_selesai) })}</span></li>)}
            </ul>
          </>
        )}
      </section>
    </>
  );
}

type CountProps = { title: string; value: number; to: string; about?: ReactNode };

export function Count({ title, value, to, about }: CountProps) {
  return <li className="panel office-card"><span>{title}</span><Link to={to} aria-label={`${title}: ${formatAngka(value)}`}>{formatAngka(value)}</Link>{about && <span>{about}</span>}</li>;
}

type Bar = { key: string; label: string; value: number; to: string };

/** A table that is a chart as well: a bar behind each number. */
function Bars({ rows, of }: { rows: readonly Bar[]; of: number }) {
  const t = useWords('office');
  return (
    <table className="office-bars">
      <colgroup><col className="office-bar-name" /><col /></colgroup>
      <thead className="visually-hidden"><tr><th scope="col">{t('role')}</th><th scope="col">{t('people')}</th></tr></thead>
      <tbody>
        {rows.map(({ key, label, value, to }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td><span className="office-bar" style={{ inlineSize: `${of ? (value * 100) / of : 0}%` }} aria-hidden="true" /><Link to={to} aria-label={`${label}: ${formatAngka(value)}`}>{formatAngka(value)}</Link></td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
