import type { Tugas } from '#contract/assignment/assignment';
import { addDays, instantOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { BeginAssignment, SetAssignment } from '#server/assignment/assignment.decider';
import { HandIn, MarkWork, ReturnWork } from '#server/assignment/submission.decider';
import type { Actor, CommandType } from '#server/kit/deciding/command';
import type { Scheduled } from '#server/lesson/lesson.decider';
import { MakeKeys } from '#server/processes/make-keys';
import { chance } from '#server/demo/absences';
import { ZONA } from '#server/demo/calendar';
import { demoBank, type Mapel } from '#server/demo/demo-exam-bank';
import type { DemoSchool } from '#server/demo/demo-school';
import type { Happening } from '#server/demo/demo-teachers';
import type { Giving } from '#server/demo/giving';

const HOUR = 3_600_000;
/** Work comes every half an hour, not one by one. */
const MOMENT = HOUR / 2;
const [DUE_DAYS, LATE_DAYS, EVENING, QUESTIONS] = [6, 3, 20 * 60, 5];
/** In which subjects something is set, by class. */
const SUBJECTS: readonly (readonly Mapel[])[] = [['MTK', 'IPA', 'BIND'], ['MTK']];
const TITLES = ['Rangkuman pelajaran', 'Latihan mandiri', 'Pengamatan di rumah', 'Soal cerita', 'Catatan belajar'];
const WRITTEN = ['Saya mencoba contoh dari buku lebih dahulu, lalu mengerjakan soal dengan cara yang sama. Jawabannya saya periksa dengan menghitung balik.', 'Menurut saya bagian tersulit adalah langkah kedua. Setelah digambar, polanya terlihat dan hasilnya cocok.', 'Jawabannya 24.'];
const SAID = ['Runtut dan jelas.', 'Tambahkan langkah-langkahnya.', 'Terlalu singkat; tunjukkan caramu.'];
const teacher = (id_guru: string): Actor => ({ account: id_guru, role: 'guruMapel', session: null, roles: ['guruMapel'] });
const student = (id_murid: string): Actor => ({ account: id_murid, role: 'murid', session: null, roles: ['murid'] });
const after = (at: string, ms: number) => new Date(Date.parse(at) + ms);

/** What the demo's teachers set after some lessons of its first classes, what its students hand in, and what it is given. */
export class DemoAssignments {
  private readonly bank = demoBank();

  constructor(private readonly giving: Giving, private readonly school: DemoSchool) {}

  /** Everything of a week that belongs to assignments of these lessons. */
  readonly inWeek = (monday: string, lessons: readonly Scheduled[]): Happening[] =>
    this.withAssignment(lessons).flatMap((it) => this.of(it)).filter(({ at }) => mondayOf(tanggalOf(at, ZONA)) === monday);

  /** The last lesson of a week in some subjects of the first classes. */
  private withAssignment(lessons: readonly Scheduled[]) {
    const isGiven = (it: Scheduled) => SUBJECTS.some((codes, i) => this.school.classes[i]?.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran && codes.some((kode) => this.school.subjects.find(({ id }) => id === it.id_mata_pelajaran)?.kode === kode));
    const ofSubject = new Map<string, Scheduled>();
    for (const it of lessons) if (isGiven(it)) ofSubject.set(`${it.id_kelas_tahun_ajaran} ${it.id_mata_pelajaran} ${mondayOf(it.tanggal_sesi)}`, it);
    return [...ofSubject.values()];
  }

  private of(lesson: Scheduled): Happening[] {
    const { id_sesi, id_guru, mulai, id_kelas_tahun_ajaran } = lesson;
    const [tugas, pupils] = [this.tugasOf(lesson), this.school.students.filter((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran)];
    const give = (at: Date, command: CommandType, data: object, by: Actor): Happening => ({ at, does: () => this.giving.ifPossible({ command, data, at: at.toISOString(), by }) });
    const set = give(after(mulai, -HOUR / 4), SetAssignment, { id_sesi, ...tugas }, teacher(id_guru));
    const keys = give(after(mulai, 0), MakeKeys, { kategori: 'jawaban', daftar_orang: pupils.map(({ id_murid }) => id_murid) }, teacher(id_guru));
    const begun = give(after(mulai, HOUR), BeginAssignment, { id_sesi }, teacher(id_guru));
    return [set, keys, begun, ...pupils.flatMap(({ id_murid }, i) => this.work(tugas, { id_sesi, id_murid }, i === 0).map((it) => give(it.at, it.command, it.data, it.isOwn ? student(id_murid) : teacher(id_guru))))];
  }

  private tugasOf({ id_sesi, mulai, tanggal_sesi, id_mata_pelajaran }: Scheduled): Tugas {
    const mapel = this.school.subjects.find(({ id }) => id === id_mata_pelajaran)?.kode as Mapel;
    const soal = (this.bank[mapel] ?? []).filter(({ isi }) => isi.tipe === 'Multiple Choice').slice(0, QUESTIONS);
    const isChoice = soal.length > 0 && chance(`jenis ${id_sesi}`) < 0.4;
    const day = (days: number) => instantOf(addDays(tanggal_sesi, days), EVENING, ZONA).toISOString();
    return {
      tipe_assignment: isChoice ? 'Multiple Choice' : 'Essay', judul: isChoice ? 'Kuis singkat' : (TITLES[Math.floor(chance(`judul ${id_sesi}`) * TITLES.length)] as string), petunjuk: isChoice ? '' : '<p>Tuliskan dengan kalimatmu sendiri, dengan satu contoh.</p>',
      dibuka: mulai, tenggat: day(DUE_DAYS), terlambat: 'terima', batas_terlambat: day(DUE_DAYS + LATE_DAYS), nilai_terlambat: 85, rubrik: isChoice ? [] : [{ kriteria: 'Isi', skor: 60 }, { kriteria: 'Contoh', skor: 25 }, { kriteria: 'Bahasa', skor: 15 }], berkas: [],
      soal: isChoice ? soal.map(({ id_soal, versi, isi }, i) => ({ nomor: i + 1, id_soal, versi, pertanyaan: isi.pertanyaan, opsi: isi.opsi, kunci: isi.kunci[0] ?? 'A', pembahasan: isi.pembahasan })) : [],
    };
  }

  /** Whoever is `isVisited` does theirs in the last minute: what is open is left to whoever signs in as them. */
  private work({ tipe_assignment, dibuka, tenggat, soal, rubrik }: Tugas, of: { id_sesi: string; id_murid: string }, isVisited: boolean) {
    const luck = (what: string) => chance(`${what} ${of.id_sesi} ${of.id_murid}`);
    if (luck('kumpul') < 0.08) return [];
    const [opens, due] = [Date.parse(dibuka) + 2 * HOUR, Date.parse(tenggat)];
    const at = new Date(isVisited ? due - MOMENT : luck('telat') < 0.1 ? due + MOMENT + Math.floor(luck('jam') * 60) * MOMENT : opens + Math.floor((luck('jam') * (due - opens)) / MOMENT) * MOMENT);
    const nth = Math.floor(luck('mutu') ** 2 * WRITTEN.length);
    const isi = { essay_answer: tipe_assignment === 'Essay' ? `<p>${WRITTEN[nth]}</p>` : null, jawaban_murid: tipe_assignment === 'Essay' ? null : Object.fromEntries(soal.map((it) => [it.nomor, luck(`soal ${it.nomor}`) < 0.7 ? it.kunci : 'B'])), id_file: null };
    const handedIn = { at, command: HandIn, data: { ...of, ...isi }, isOwn: true };
    const read = new Date(Math.max(due, at.getTime()) + 19 * HOUR);
    if (tipe_assignment !== 'Essay' || luck('baca') > 0.75) return [handedIn];
    if (nth === 2 && luck('ulang') < 0.4) return [handedIn, { at: read, command: ReturnWork, data: { ...of, feedback: SAID[nth], kembali_sampai: null }, isOwn: false }];
    const kriteria = rubrik.map(({ skor }) => Math.round((skor * (100 - 18 * nth - 8 * luck('nilai'))) / 100));
    return [handedIn, { at: read, command: MarkWork, data: { ...of, ...(at.getTime() > due ? { tugas_nilai: 80 } : { kriteria }), feedback: SAID[nth], id_kd: null }, isOwn: false }];
  }
}
