import { choice, optional, Tanggal } from '#contract/kit/fields';
import { type SchoolYear, schoolYear } from '#contract/school-year/school-year.api';
import { Semester } from '#contract/school-year/semester';
import { formOver } from '#client/kit/resource/form-over';
import { ResourceForm } from '#client/kit/resource/resource-form';
import { useWords } from '#client/kit/words';
import { semesterName } from '#client/school-year/semester';
import '#client/school-year/school-year.words';

const NEW_SEMESTER = formOver('new-semester', 'tanggal_awal', { tanggal_awal: Tanggal }, { list: schoolYear.list, create: schoolYear.open });
const Nama = schoolYear.change.input.shape.nama.unwrap();
const SEMESTER = formOver('semester', 'nama', {
  nama: Nama, semester: choice(Semester.options), tanggal_awal: Tanggal, tanggal_akhir: Tanggal, tanggal_rapor_tengah: optional(Tanggal), tanggal_rapor_akhir: optional(Tanggal),
}, { list: schoolYear.list, change: schoolYear.change });

/** Opens a semester: its first day is enough. */
export function NewSemesterForm({ onClose }: { onClose: () => void }) {
  const t = useWords('schoolYear');
  return <ResourceForm resource={NEW_SEMESTER} title={t('add')} onClose={onClose} />;
}

/** Changes a semester. */
export function SemesterForm({ year, onClose }: { year: SchoolYear; onClose: () => void }) {
  const t = useWords('schoolYear');
  return <ResourceForm resource={SEMESTER} title={t('editOf', { semester: semesterName(year, t) })} row={year} onClose={onClose} />;
}
