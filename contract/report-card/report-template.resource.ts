import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { choice, optional, ref, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

export const VARIABLES = ['nama_siswa', 'tipe_template', 'alias', 'alias_tertinggi', 'alias_terendah', 'predikat', 'nilai', 'kelas', 'semester', 'tahun_ajaran'] as const;

/** Sentences of a report, filled from its variables (domain 1.10). */
export const reportTemplate = resource({
  name: 'report-template',
  noun: 'ReportTemplate',
  fields: {
    type: choice(['pengetahuan', 'keterampilan', 'sikap_spiritual', 'sikap_sosial', 'capaian_tinggi', 'capaian_rendah', 'kegiatan', 'ekskul', 'catatan_wali']),
    template: text({ min: 10, max: 500 }), id_mata_pelajaran: optional(ref('subject')), id_level: optional(ref('level')),
  },
  label: 'template',
  unique: [['type', 'template']],
  paths: { list: 'GET /api/template_report', create: 'POST /api/template_report', change: 'PUT /api/template_report/:id', remove: 'DELETE /api/template_report/:id' },
  read: 'user',
  write: ['admin', 'kurikulum'],
  history: AUDITORS_OF_TEACHING,
  search: ['template'],
  sort: ['type', 'template', 'id_mata_pelajaran', 'id_level'],
  filters: { type: 'type', id_mata_pelajaran: 'id_mata_pelajaran', id_level: 'id_level' },
  isWhole: true,
  check: ({ template }) => {
    // Whatever stands in braces is a name and nothing else: no expression, no call (security D.3, rule 42).
    const used = [...template.matchAll(/\{\{(.*?)\}\}/gs)].map(([, name]) => (name as string).trim());
    const unknown = used.find((it) => !(VARIABLES as readonly string[]).includes(it));
    if (!used.length) return { field: 'template', id: 'Pakai paling sedikit satu variabel, misalnya {{nama_siswa}}.', en: 'Use at least one variable, such as {{nama_siswa}}.' };
    return unknown === undefined ? undefined : { field: 'template', id: `Variabel {{${unknown}}} tidak dikenal.`, en: `The variable {{${unknown}}} is unknown.` };
  },
  seeds: [
    { type: 'pengetahuan', template: '{{nama_siswa}} {{predikat}} dalam {{alias_tertinggi}}, perlu meningkatkan {{alias_terendah}}.' },
    { type: 'keterampilan', template: 'Terampil {{predikat}} dalam {{alias_tertinggi}}.' },
    { type: 'sikap_spiritual', template: '{{nama_siswa}} {{predikat}} dalam {{alias_tertinggi}}; {{alias_terendah}} mulai berkembang.' },
    { type: 'sikap_sosial', template: '{{nama_siswa}} {{predikat}} dalam {{alias_tertinggi}}; {{alias_terendah}} mulai berkembang.' },
    { type: 'capaian_tinggi', template: 'Ananda {{nama_siswa}} menunjukkan penguasaan yang sangat baik dalam {{alias}}.' },
    { type: 'capaian_rendah', template: 'Ananda {{nama_siswa}} masih perlu bimbingan dalam {{alias}}.' },
    { type: 'kegiatan', template: '{{nama_siswa}} aktif mengikuti {{alias}}.' },
    { type: 'ekskul', template: 'Melaksanakan kegiatan {{alias}} dengan {{predikat}}.' },
    { type: 'catatan_wali', template: 'Ananda {{nama_siswa}}, pertahankan prestasimu dan tingkatkan kedisiplinan.' },
  ],
});
