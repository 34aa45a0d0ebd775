import { MEASURED } from '#contract/people/health';
import type { OutputOf } from '#contract/kit/endpoint';
import type { studentData } from '#contract/people/student-data.api';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { useWords } from '#client/kit/words';
import { BookSection, isFilled } from '#client/people/book-section';
import { SECTIONS } from '#client/people/forms';
import '#client/people/persons.words';

type Book = Pick<OutputOf<typeof studentData.read>['data'], 'kesehatan' | 'pemeriksaan'>;
type Measured = Book['pemeriksaan'];
export const isHealthKnown = ({ kesehatan, pemeriksaan }: Book) => isFilled(kesehatan) || pemeriksaan.length > 0;

/** Health for whoever reads it: what lasts, and what was measured in each semester. */
export function HealthSection({ id, kesehatan, pemeriksaan }: Book & { id: string }) {
  const lasting = Object.fromEntries(Object.entries(kesehatan ?? {}).filter(([name]) => !MEASURED.includes(name)));
  return (
    <>
      <BookSection id={id} bagian="kesehatan" section={lasting} />
      <Measurements rows={pemeriksaan} />
    </>
  );
}

/** A row a semester, the latest first; a column for what was ever measured. */
export function Measurements({ rows }: { rows: Measured }) {
  const [t, say] = [useWords('persons'), useResourceWords(SECTIONS.kesehatan)];
  if (!rows.length) return null;
  const names = (MEASURED as (keyof Measured[number])[]).filter((name) => rows.some((it) => it[name] !== null));
  return (
    <>
      <h3>{t('measurements')}</h3>
      <div className="scroll-x" role="region" aria-label={t('measurements')} tabIndex={0}>
        <table className="plain-table">
          <thead><tr><th scope="col">{t('semester')}</th>{names.map((name) => <th key={name} scope="col">{say.field(name)}</th>)}</tr></thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id_tahun_ajaran}>
                <th scope="row">{row.tahun_ajaran ? `${row.tahun_ajaran} ${row.semester}` : t('noSemester')}</th>
                {names.map((name) => <td key={name}>{row[name] ?? '–'}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
