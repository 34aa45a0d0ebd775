import type { SebagianIsi } from '#contract/curriculum/rpp-parts';
import { rpp } from '#contract/curriculum/rpp.api';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { completed, furnishReferences } from '#test/kit/master-data';
import { seedId } from '#server/kit/resource/seeds';
import type { School } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';

export const LEVEL = seedId('level', 'VII');
export const [KD, OTHER_KD] = [idOf('KD 3.1 of plans'), idOf('KD 3.2 of plans')];
const said = (teks: string, menit: number) => ({ teks, menit });
const noTeknik = { teknik: '', bentuk: '', instrumen: '', rubrik: '' };
/** Everything that has to be in a plan before somebody looks at it. */
export const wholePlan = (kd: readonly string[] = [KD]): SebagianIsi => ({
  materi_pokok: 'Bilangan bulat', alokasi_waktu: '2 × 40 menit', kd: [...kd], tujuan: '<p>Menjelaskan <b>urutan</b> bilangan</p>',
  langkah: [{ pertemuan: 1, pendahuluan: said('Berdoa', 10), inti: said('Diskusi kelompok', 60), penutup: said('Kesimpulan', 10) }],
  penilaian: { sikap: noTeknik, pengetahuan: { ...noTeknik, teknik: 'Tes tulis' }, keterampilan: noTeknik },
});

/** Levels, and two competences of mathematics on the first of them. */
export async function furnishPlans(school: School) {
  await furnishReferences(school);
  const of = { kompetensi_dasar: 'Menjelaskan urutan bilangan bulat', id_mata_pelajaran: idOf('MTK'), id_level: LEVEL, semester: 'Ganjil' };
  for (const [id, kode] of [[KD, '4.11'], [OTHER_KD, '4.12']] as const) await school.give(commandsOf(basicCompetence).Create, { id, ...completed(basicCompetence, { ...of, kode }) });
}

export const subjectOf = (who: Who) => idOf(who === 'sari' ? 'IPA' : 'MTK');
/** A plan of a teacher, by its id. */
export const drafted = async (school: School, who: Who = 'budi', isi: SebagianIsi = {}) =>
  (await school.ask(who, rpp.draft, { dataRPP: { id_mata_pelajaran: subjectOf(who), id_level: LEVEL, ...isi } })).body.data.id as string;
export const submitted = async (school: School, who: Who = 'budi', isi = wholePlan()) => {
  const id = await drafted(school, who, isi);
  await school.ask(who, rpp.decide, { id, status: 'diajukan' });
  return id;
};
export const approved = async (school: School, who: Who = 'budi', isi = wholePlan()) => {
  const id = await submitted(school, who, isi);
  await school.ask('kurikulum', rpp.decide, { id, status: 'disetujui' });
  return id;
};
