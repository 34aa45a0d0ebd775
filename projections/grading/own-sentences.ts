import type { Kysely } from 'kysely';
import { JENIS_TEMPLAT, type TemplatDeskripsi } from '#contract/grading/description';
import { filledTemplate, holdingIn } from '#contract/report-card/filled-template';
import { settingsOf } from '#projections/institution/settings.query';

type OfClass = { id_level: string | null; kelas: string; semester: string; tahun_ajaran: string };
type Row = { id: string; type: string; template: string; id_mata_pelajaran: string | null; id_level: string | null };

/** The school's own sentences of a class by subject, with what is the same for all of the class in them. Those that name neither a subject nor a level are examples to write by. */
export async function templatesOf(db: Kysely<any>, { id_level, kelas, semester, tahun_ajaran }: OfClass): Promise<(id_mata_pelajaran: string) => TemplatDeskripsi> {
  const [settings, rows] = await Promise.all([
    settingsOf(db), db.selectFrom('report-template').select(['id', 'type', 'template', 'id_mata_pelajaran', 'id_level']).where('type', 'in', [...JENIS_TEMPLAT]).where((at) => at.or([at('id_mata_pelajaran', 'is not', null), at('id_level', 'is not', null)])).orderBy('template').orderBy('id').execute() as Promise<Row[]>,
  ]);
  const pembuka = settings.template_report_description || undefined;
  return (id_mata_pelajaran) => {
    const holding = holdingIn(rows, { id_mata_pelajaran, id_level });
    const own = JENIS_TEMPLAT.flatMap((type) => {
      const found = holding.find((it) => it.type === type);
      return found ? [[type, filledTemplate(found.template, { kelas, semester, tahun_ajaran, tipe_template: TITLES[type] })] as const] : [];
    });
    return { ...(pembuka && { pembuka }), ...Object.fromEntries(own) };
  };
}
const TITLES = { pengetahuan: 'Pengetahuan', keterampilan: 'Keterampilan', capaian_tinggi: 'Capaian Tertinggi', capaian_rendah: 'Capaian Terendah' } as const;
