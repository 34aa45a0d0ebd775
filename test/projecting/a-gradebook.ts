import { level } from '#contract/classroom/level.resource';
import { ASPEK_SIKAP, type Assesment, type KolomNilai, type TipeKolom } from '#contract/grading/gradebook';
import { AttitudeJudged, DescriptionWritten, GradebookLocked, GradeColumnAdded, GradeColumnRemoved, ScoreEntered } from '#contract/grading/gradebook.events';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { TeacherAssigned } from '#contract/subject/teaching.events';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { A, BUDI, id, MATEMATIKA, YEAR } from '#test/projecting/a-school';

export const VII = id(41);
export const IPA = id(42);
const created = (resource: { events: { created: any } }, data: object) => resource.events.created(data as never);
const of = (id_mata_pelajaran: string) => ({ id_buku_nilai: gradebookId(A.id_kelas_tahun_ajaran, id_mata_pelajaran), id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_mata_pelajaran });

export const seventh = created(level, { id: VII, nama: 'VII', tingkat: 7 });
export const settings = (it: object) => created(reportSetting, { id: id(43), id_level: VII, id_tahun_ajaran: YEAR, kumer: 1, metode: 'bobot', bobot_lm: 60, bobot_sts: 20, bobot_sas: 20, bobot_ph: 2, bobot_pts: 1, bobot_pas: 1, ...it });
export const teaches = (id_mata_pelajaran = MATEMATIKA, n = 44) => TeacherAssigned({ id_pengampu: id(n), id_guru: BUDI, id_mata_pelajaran, id_kelas: A.id_kelas, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_tahun_ajaran: YEAR } as never);
export const competence = (n: number, kode: string, alias: string, lingkup_materi: string | null = null) => created(basicCompetence, {
  id: id(n), kode, kompetensi_dasar: `Menjelaskan ${alias}.`, alias, jenis: kode.startsWith('TP') ? 'TP' : 'KD', id_ki: null, id_mata_pelajaran: MATEMATIKA, id_level: VII, semester: null, urutan: n, lingkup_materi,
});

const KINDS: Record<TipeKolom, Assesment> = { KD: 'pengetahuan', PTS: 'pengetahuan', PAS: 'pengetahuan', TP: 'sumatif_lm', LM: 'sumatif_lm', STS: 'sumatif_ts', SAS: 'sumatif_as' };
export const columnOf = (n: number, tipe: TipeKolom, more: Partial<KolomNilai> = {}): KolomNilai =>
  ({ id_kolom: id(n), assesmentType: KINDS[tipe], tipe, nama: `${tipe} ${n}`, id_kd: null, lingkup_materi: null, teknik: null, bobot: 1, tanggal: null, isRemedial: false, asal: 'sendiri', id_asal: null, ...more });
export const added = (it: KolomNilai, id_mata_pelajaran = MATEMATIKA) => GradeColumnAdded({ ...of(id_mata_pelajaran), ...it });
export const removed = (it: KolomNilai, id_mata_pelajaran = MATEMATIKA) => {
  const { id_kolom, ...sebelum } = it;
  return GradeColumnRemoved({ ...of(id_mata_pelajaran), id_kolom, sebelum, jumlah_nilai: 0, alasan: null });
};
export const scored = ({ id_kolom }: Pick<KolomNilai, 'id_kolom'>, id_murid: string, nilai: number | null, sebelum: number | null = null, id_mata_pelajaran = MATEMATIKA) =>
  ScoreEntered({ ...of(id_mata_pelajaran), id_kolom, id_murid, nilai, sebelum, cara: 'ketik', alasan: null });
export const described = (id_murid: string, teks: string | null) => DescriptionWritten({ ...of(MATEMATIKA), id_murid, jenis: 'capaian', teks, sebelum: null } as never);
export const judged = (id_murid: string, nilai: number | null) => ASPEK_SIKAP.map((aspek) => AttitudeJudged({ ...of(MATEMATIKA), id_murid, aspek, nilai, sebelum: null, jurnal: 'Selalu membantu teman' } as never));
export const locked = GradebookLocked(of(MATEMATIKA));
