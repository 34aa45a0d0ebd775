import type { QueryBus } from '@nestjs/cqrs';
import { ISI_KOSONG, type Pertemuan, type SebagianIsi } from '#contract/curriculum/rpp-parts';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { readOf } from '#projections/kit/resource';
import { GenerateKbm } from '#server/curriculum/kbm.decider';
import { AnswerRppRemark, ApproveRpp, ChangeRpp, DraftRpp, OfferRpp, RemarkRpp, ReturnRpp, SubmitRpp } from '#server/curriculum/rpp.commands';
import type { Actor, CommandType } from '#server/kit/deciding/command';
import { seedId } from '#server/kit/resource/seeds';
import { demoId, type DemoSchool, ID_TAHUN_AJARAN } from '#server/demo/demo-school';
import { LEVELS } from '#server/demo/master-data';
import type { Giving } from '#server/demo/giving';

const HOUR = 3_600_000;
/** How far a plan has come, by its place among those of its teacher. */
const STAGES = ['disetujui', 'disetujui', 'berversi', 'diajukan', 'revisi', 'draf'] as const;
type Stage = (typeof STAGES)[number];
type Kd = { id: string; kode: string; kompetensi_dasar: string; alias: string | null; id_mata_pelajaran: string; id_level: string };
type Plan = { id_rpp: string; id_guru: string; id_mata_pelajaran: string; id_level: string; kd: Kd[]; stage: Stage; age: number };

/** Lesson plans in every state, written in the days before the demo began, and the passing grades of the semester. */
export async function givePlans(giving: Giving, queries: QueryBus, school: DemoSchool, now: Date) {
  const known = (await queries.execute(new (readOf(basicCompetence).List)({ page: 1, limit: 1_000, search: '', sortBy: 'kode', order: 'asc', id_mata_pelajaran: undefined, id_level: undefined, jenis: undefined }))) as { data: (Kd & { semester: string | null })[] };
  const plans = plansOf(school, known.data.filter((it) => it.semester === null || it.semester === school.semester));
  await giving.one({ command: GenerateKbm, data: { id_tahun_ajaran: ID_TAHUN_AJARAN }, at: new Date(now.getTime() - 60 * 24 * HOUR).toISOString() });
  await giving.all(plans, (it) => givePlan(giving, school, it, now));
}

/** 3.1 and 4.1 are of one plan. */
const numberOf = ({ kode }: Kd) => kode.slice(kode.indexOf('.') + 1);
/** Two to six plans of each teacher for each subject and level, where there are competences; without them one that is a draft. */
function plansOf({ slots, classes }: DemoSchool, all: readonly Kd[]): Plan[] {
  const levelOf = new Map(classes.map((it) => [it.id_kelas_tahun_ajaran, seedId('level', LEVELS[it.tingkat - 7] as string)]));
  const taught = [...new Map(slots.map((it) => [`${it.id_guru} ${it.id_mata_pelajaran} ${levelOf.get(it.id_kelas_tahun_ajaran)}`, { id_guru: it.id_guru, id_mata_pelajaran: it.id_mata_pelajaran, id_level: levelOf.get(it.id_kelas_tahun_ajaran) as string }])).values()];
  return taught.flatMap((of, i) => {
    const own = all.filter((it) => it.id_mata_pelajaran === of.id_mata_pelajaran && it.id_level === of.id_level);
    const numbers = [...new Set(own.map(numberOf))].slice(0, STAGES.length);
    const groups = numbers.map((n) => own.filter((it) => numberOf(it) === n));
    if (!groups.length) return [{ ...of, id_rpp: demoId(`rpp ${of.id_guru} ${of.id_mata_pelajaran} ${of.id_level}`), kd: [], stage: 'draf' as const, age: i }];
    return groups.map((kd, n) => ({ ...of, id_rpp: demoId(`rpp ${of.id_guru} ${kd[0]?.id}`), kd, stage: STAGES[(n + (groups.length === STAGES.length ? 0 : i)) % STAGES.length] as Stage, age: i + n }));
  });
}

async function givePlan(giving: Giving, { teachers }: DemoSchool, { id_rpp, stage, age, kd, ...of }: Plan, now: Date) {
  const leader = teachers.find(({ roles, id_guru }) => roles.includes('kurikulum') && id_guru !== of.id_guru) ?? teachers.find(({ roles }) => roles.includes('kepalaSekolah'));
  const [writer, reviewer] = [actor(of.id_guru), actor(leader?.id_guru as string)];
  let at = now.getTime() - (30 * 24 + (age * 5) % 96) * HOUR;
  const step = async (command: CommandType, data: object, by: Actor, hours: number) => {
    at = Math.min(at + hours * HOUR, now.getTime() - HOUR);
    await giving.ifPossible({ command, data, by, at: new Date(at).toISOString() });
  };
  const isModule = of.id_level !== seedId('level', 'VII');
  const review = { id_rpp, id_catatan: demoId(`reviu ${id_rpp}`), catatan: '' };
  await step(DraftRpp, { id_rpp, ...of, id_tahun_ajaran: ID_TAHUN_AJARAN, jenis: isModule ? 'modul_ajar' : 'rpp', isi: {}, dari: null }, writer, 0);
  await step(ChangeRpp, { id_rpp, isi: isModule ? moduleOf(kd) : contentOf(kd) }, writer, 26);
  if (stage === 'draf') return;
  if (stage === 'diajukan') at = now.getTime() - (10 + (age * 11) % 120) * HOUR;
  await step(SubmitRpp, { id_rpp }, writer, 3);
  if (stage === 'diajukan') return;
  if (stage === 'revisi') {
    const remark = { id_rpp, id_catatan: demoId(`catatan ${id_rpp}`) };
    await step(RemarkRpp, { ...remark, bagian: isModule ? 'kktp' : 'tujuan', teks: 'Tujuannya belum terukur. Sebutkan perilaku dan kriterianya.' }, reviewer, 40);
    await step(RemarkRpp, { id_rpp, id_catatan: demoId(`catatan langkah ${id_rpp}`), bagian: isModule ? 'kegiatan' : 'langkah', teks: 'Tambahkan kegiatan untuk murid yang lebih cepat selesai.' }, reviewer, 0.2);
    await step(ReturnRpp, review, reviewer, 0.2);
    await step(AnswerRppRemark, { ...remark, id_jawaban: demoId(`jawaban ${id_rpp}`), teks: 'Baik, saya lengkapi hari ini.' }, writer, 20);
    return;
  }
  await step(ApproveRpp, review, reviewer, 20 + (age * 13) % 90);
  if (stage === 'berversi') await step(ChangeRpp, { id_rpp, isi: isModule ? { model_pembelajaran: 'Discovery Learning, presentasi kelompok' } : { metode: 'Diskusi kelompok, presentasi, tanya jawab' } }, writer, 60);
  if (age % 9 === 0) await step(OfferRpp, { id_rpp, templat: true }, reviewer, 2);
}

const actor = (account: string): Actor => ({ account, role: 'guruMapel', session: null, roles: ['guruMapel'] });

const meeting = (pertemuan: number, inti: string): Pertemuan => ({
  pertemuan, pendahuluan: { teks: 'Salam, doa, presensi.\nApersepsi: mengingat pelajaran sebelumnya dan menyebutkan tujuan hari ini.', menit: 10 }, inti: { teks: inti, menit: 60 }, penutup: { teks: 'Menyimpulkan bersama, refleksi singkat, tugas di rumah.', menit: 10 },
});
const html = (it: string) => it.replace(/&/g, '&amp;').replace(/</g, '&lt;');
function contentOf(kd: readonly Kd[]): SebagianIsi {
  const [first] = kd;
  const topic = first?.alias ?? first?.kompetensi_dasar ?? '';
  if (!first) return { pendekatan: 'Saintifik', model: 'Discovery Learning', alokasi_waktu: '2 × 40 menit (1 pertemuan)', jumlah_pertemuan: 1 };
  return {
    materi_pokok: topic.charAt(0).toUpperCase() + topic.slice(1), alokasi_waktu: '4 × 40 menit (2 pertemuan)', jumlah_pertemuan: 2, ki: [seedId('core-competence', 'KI-3'), seedId('core-competence', 'KI-4')], kd: kd.map((it) => it.id),
    ipk: kd.flatMap((it) => [{ kode: `${it.kode}.1`, teks: `Mengenali ${topic}` }, { kode: `${it.kode}.2`, teks: `Menerapkan ${topic} pada masalah sehari-hari` }]),
    tujuan: `<p>Setelah dua pertemuan murid dapat:</p><ul><li>menjelaskan <b>${html(topic)}</b> dengan kata-katanya sendiri;</li><li>menyelesaikan sedikitnya 8 dari 10 soal dengan benar.</li></ul>`,
    materi: `<p>${html(first.kompetensi_dasar)}</p>`, pendekatan: 'Saintifik', model: 'Discovery Learning', metode: 'Diskusi kelompok, tanya jawab', media: ['Papan tulis', 'Lembar kerja'], alat_bahan: ['Kartu soal'], sumber_belajar: ['Buku siswa Kelas VII', 'Lingkungan sekolah'],
    langkah: [meeting(1, 'Mengamati contoh, menanya, mengumpulkan informasi dalam kelompok, menyajikan hasilnya.'), meeting(2, 'Menyelesaikan masalah kontekstual berpasangan, membahas cara yang berbeda-beda.')],
    penilaian: { sikap: { ...ISI_KOSONG.penilaian.sikap, teknik: 'Observasi', instrumen: 'Jurnal sikap' }, pengetahuan: { teknik: 'Tes tulis', bentuk: 'Uraian', instrumen: '10 soal', rubrik: 'Setiap soal 10 poin' }, keterampilan: { ...ISI_KOSONG.penilaian.keterampilan, teknik: 'Unjuk kerja', bentuk: 'Presentasi kelompok' } },
    remedial: 'Pembelajaran ulang dalam kelompok kecil untuk soal yang belum tuntas.', pengayaan: 'Soal tantangan dari buku pengayaan.',
  };
}

function moduleOf(tp: readonly Kd[]): SebagianIsi {
  const [first] = tp;
  const topic = first?.alias ?? first?.kompetensi_dasar ?? '';
  if (!first) return { alokasi_waktu: '2 × 40 menit (1 pertemuan)', jumlah_pertemuan: 1, moda: 'tatap_muka' };
  return {
    materi_pokok: topic.charAt(0).toUpperCase() + topic.slice(1), alokasi_waktu: '4 × 40 menit (2 pertemuan)', jumlah_pertemuan: 2, kompetensi_awal: `Murid mengenal dasar dari ${topic}.`, profil_pelajar: ['Penalaran kritis', 'Kolaborasi'],
    sarana_prasarana: 'Ruang kelas, papan tulis, proyektor', target_peserta_didik: ['reguler'], model_pembelajaran: 'Discovery Learning', moda: 'tatap_muka', cp: first.kompetensi_dasar, tp: tp.map((it) => it.id),
    kktp: `Murid menjelaskan ${topic} dengan kata-katanya sendiri dan menyelesaikan sedikitnya 8 dari 10 soal.`, pemahaman_bermakna: `${topic.charAt(0).toUpperCase() + topic.slice(1)} dijumpai setiap hari.`, pertanyaan_pemantik: [`Di mana kalian menjumpai ${topic}?`],
    kegiatan: [meeting(1, 'Memahami: mengamati contoh dan menanya dalam kelompok.'), meeting(2, 'Mengaplikasi dan merefleksi: menyelesaikan masalah kontekstual, membahas cara yang berbeda-beda.')],
    asesmen: { diagnostik: 'Tiga soal lisan', formatif: 'Pengamatan diskusi', sumatif: 'Tes tulis 10 soal' }, pengayaan_remedial: 'Kelompok kecil untuk yang belum tuntas, soal tantangan untuk yang lain.', refleksi: 'Apa yang paling sulit hari ini?',
  };
}
