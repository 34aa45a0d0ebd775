import type { Kelas } from '#contract/classroom/classroom';
import { classroom } from '#contract/classroom/classroom.api';
import '#contract/classroom/level.resource';
import '#contract/classroom/program.resource';
import { optional, ref } from '#contract/kit/fields';
import { formOver } from '#client/kit/resource/form-over';
import { ResourceForm } from '#client/kit/resource/resource-form';
import { useWords } from '#client/kit/words';
import '#client/classroom/class.words';
import '#client/classroom/classroom.words';

const { simbol } = classroom.form.input.shape;
const CLASS = formOver('class-form', 'simbol', { id_level: ref('level'), simbol, id_program: optional(ref('program')) }, { list: classroom.all, create: classroom.form, change: classroom.change });

/** Forms a class in the semester, or renames one. */
export function ClassForm({ row, id_tahun_ajaran, onClose }: { row?: Kelas; id_tahun_ajaran: string | undefined; onClose: () => void }) {
  const t = useWords('class');
  return (
    <ResourceForm resource={CLASS} title={row ? t('editOf', { kelas: row.kelas }) : t('add')} row={row && { ...row, id: row.id_kelas_tahun_ajaran }}
      beside={row ? undefined : { id_tahun_ajaran }} onClose={onClose} />
  );
}
