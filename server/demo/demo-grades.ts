import type { QueryBus } from '@nestjs/cqrs';
import { addDays, instantOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { CompetencesOf, gradebookId } from '#projections/grading/gradebook-place.query';
import { uuidV5 } from '#projections/kit/uuid';
import { AddColumns, AskUnlock, EnterScores, JudgeAttitude, LockGradebook, type OfBook } from '#server/grading/gradebook.commands';
import type { IsiKolom } from '#server/grading/gradebook.state';
import type { Actor, CommandType } from '#server/kit/deciding/command';
import { seedId } from '#server/kit/resource/seeds';
import { chance } from '#server/demo/absences';
import { ZONA } from '#server/demo/calendar';
import type { DemoSchool } from '#server/demo/demo-school';
import type { Giving } from '#server/demo/giving';
import { isMerdeka, LEVELS } from '#server/demo/master-data';

/** How many competences have scores by the middle of the semester: of knowledge or goals, and of skills. */
const [COMPETENCES, SKILLS] = [3, 2];
const [AFTERNOON, SUNDAY_NIGHT, HOUR_MS] = [13 * 60 + 30, 21 * 60 + 47, 3_600_000];
const HOURS_LATER = 3;
/** One cell in so many is still empty. */
const GAPS = 90;
const teacher = (id_guru: string): Actor => ({ account: id_guru, role: 'guruMapel', session: null, roles: ['guruMapel'] });

/** Honest corrections within a day, of the so-manieth student counted from the weakest. */
const CORRECTIONS = [{ kelas: '7A', kode: 'MTK', nth: 4, by: 6 }, { kelas: '7B', kode: 'BIND', nth: 9, by: -4 }, { kelas: '9B', kode: 'BING', nth: 2, by: 5 }] as const;

type Step = [command: CommandType, data: object, at: string];
type Column = IsiKolom & { id_kolom: string };
type Book = OfBook & { id_guru: string; kelas: string; kode: string; level: string; murid: readonly string[] };

/** Half a semester of grades in both curricula: columns week by week, the mid-term in most subjects, a few corrections, and one at a strange hour once the reports are out. */
export class DemoGrades {
  private readonly columns = new Map<string, Column[]>();

  constructor(private readonly giving: Giving, private readonly queries: QueryBus, private readonly school: DemoSchool, private readonly now: Date) {}

  async give() {
    const books = this.books();
    for (const it of books) this.columns.set(bookId(it), await this.columnsOf(it));
    await this.giving.all(books, (it) => this.fill(it));
    await this.giving.settled();
    await this.handOver(books);
    await this.giving.settled();
    return { lift: () => this.lift(books) };
  }

  /** Every subject of every class by the timetable. */
  private books(): Book[] {
    const { classes, subjects, students, slots } = this.school;
    const found = new Map(slots.map((it) => [`${it.id_kelas_tahun_ajaran} ${it.id_mata_pelajaran}`, it]));
    return [...found.values()].flatMap(({ id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru }) => {
      const [kelas, mapel] = [classes.find((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran), subjects.find(({ id }) => id === id_mata_pelajaran)];
      if (!kelas || !mapel) return [];
      const murid = students.filter((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran).map((it) => it.id_murid);
      return [{ id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru, kelas: `${kelas.tingkat}${kelas.simbol}`, kode: mapel.kode, level: LEVELS[kelas.tingkat - 7] as string, murid }];
    });
  }

  private async columnsOf(book: Book): Promise<Column[]> {
    const known = await this.queries.execute(new CompetencesOf({ id_mata_pelajaran: book.id_mata_pelajaran, id_level: seedId('level', book.level) }));
    const [wanted, kumer] = [isMerdeka(book.level) ? 'TP' : '3.', isMerdeka(book.level)];
    const [main, skills] = [known.filter(({ kode }) => kode.startsWith(wanted)).slice(0, COMPETENCES), kumer ? [] : known.filter(({ kode }) => kode.startsWith('4.')).slice(0, SKILLS)];
    const mid: Pick<Column, 'tipe' | 'assesmentType' | 'nama'> = kumer ? { tipe: 'STS', assesmentType: 'sumatif_ts', nama: 'STS' } : { tipe: 'PTS', assesmentType: 'pengetahuan', nama: 'PTS' };
    return [
      ...main.map(({ id, kode }, i) => this.column(book, `kd ${kode}`, i, { tipe: kumer ? 'TP' : 'KD', assesmentType: kumer ? 'sumatif_lm' : 'pengetahuan', nama: kode, id_kd: id, teknik: 'tes_tulis' })),
      ...skills.map(({ id, kode }, i) => this.column(book, `kd ${kode}`, i + 1, { tipe: 'KD', assesmentType: 'keterampilan', nama: kode, id_kd: id, teknik: i ? 'produk' : 'praktik' })),
      ...(chance(`tengah ${book.kode} ${book.kelas}`) < 0.9 ? [this.column(book, 'tengah', COMPETENCES, mid)] : []),
    ];
  }

  private column(book: Book, name: string, week: number, isi: Partial<IsiKolom> & Pick<IsiKolom, 'tipe' | 'assesmentType' | 'nama'>): Column {
    return { id_kolom: uuidV5(bookId(book), `demo ${name}`), id_kd: null, lingkup_materi: null, teknik: null, bobot: 1, isRemedial: false, asal: 'sendiri', id_asal: null, tanggal: this.dayOf(book, week), ...isi };
  }

  /** A school day of one of the last weeks. */
  private dayOf({ kode, kelas }: Book, week: number) {
    return addDays(mondayOf(tanggalOf(this.now, ZONA)), -7 * (COMPETENCES + 1 - week) + Math.floor(chance(`hari ${kode} ${kelas} ${week}`) * 5));
  }

  private async fill(book: Book) {
    const columns = this.columns.get(bookId(book)) ?? [];
    if (!columns.length) return;
    await this.step(book, AddColumns, { kolom: columns }, this.at(columns[0]?.tanggal as string));
    const correction = CORRECTIONS.find((it) => it.kelas === book.kelas && it.kode === book.kode);
    const judged = book.kode === 'PP' && !isMerdeka(book.level) ? book.murid.slice(0, 3) : [];
    const steps = [
      ...columns.map((column): Step => {
        const sel = book.murid.filter((id) => this.isFilled(book, column, id)).map((id_murid) => ({ id_kolom: column.id_kolom, id_murid, nilai: scoreOf(id_murid, book.kode, column.id_kolom) }));
        return [EnterScores, { sel, cara: 'ketik', alasan: '' }, this.at(column.tanggal as string)];
      }),
      ...(correction ? this.change(book, correction.nth, correction.by, HOURS_LATER) : []),
      ...judged.map((id_murid, i): Step => [JudgeAttitude, { id_murid, aspek: 'sosial', nilai: i ? 4 : 2, jurnal: i ? 'Menolong temannya tanpa diminta.' : 'Dua kali mengganggu teman saat diskusi.' }, this.at(columns.at(-1)?.tanggal as string)]),
    ];
    // A book is written as time goes by, whatever order its columns stand in.
    for (const it of steps.sort(([, , one], [, , other]) => one.localeCompare(other))) await this.step(book, ...it);
  }

  /** In the night to a Monday, after the reports went out, a weak student becomes a good one. */
  private async lift(books: readonly Book[]) {
    const science = bookOf(books, '8A', 'IPA');
    const steps = science ? this.change(science, 0, 24, instantOf(addDays(mondayOf(tanggalOf(this.now, ZONA)), -1), SUNDAY_NIGHT, ZONA), 'Remedial susulan') : [];
    for (const it of steps) await this.step(science as Book, ...it);
    await this.giving.settled();
  }

  /** One subject is handed over and asked back. */
  private async handOver(books: readonly Book[]) {
    const sport = bookOf(books, '9A', 'PJOK');
    if (!sport) return;
    const friday = Date.parse(this.at(addDays(mondayOf(tanggalOf(this.now, ZONA)), -3)));
    await this.step(sport, LockGradebook, {}, new Date(friday + HOUR_MS).toISOString());
    await this.step(sport, AskUnlock, { alasan: 'Nilai praktik renang tiga murid belum masuk.' }, new Date(friday + 2 * HOUR_MS).toISOString());
  }

  /** The first score of a student, counted from the weakest; so many hours after it was written, or at a moment. */
  private change(book: Book, nth: number, by: number, when: number | Date, alasan = ''): Step[] {
    const column = this.columns.get(bookId(book))?.[0];
    if (!column) return [];
    const weakest = book.murid.filter((id) => this.isFilled(book, column, id)).map((id_murid) => ({ id_murid, sebelum: scoreOf(id_murid, book.kode, column.id_kolom) })).sort((one, other) => one.sebelum - other.sebelum || one.id_murid.localeCompare(other.id_murid));
    const found = weakest[nth] ?? weakest.at(-1);
    if (!found) return [];
    const { id_murid, sebelum } = found;
    const at = when instanceof Date ? when : new Date(Date.parse(this.at(column.tanggal as string)) + when * HOUR_MS);
    return [[EnterScores, { sel: [{ id_kolom: column.id_kolom, id_murid, nilai: Math.min(100, sebelum + by), sebelum }], cara: 'ketik', alasan }, at.toISOString()]];
  }

  private isFilled = (book: Book, { id_kolom }: Column, id_murid: string) => this.isWhole(book) || chance(`kosong ${id_kolom} ${id_murid}`) > 1 / GAPS;
  private isWhole = ({ kelas, kode }: Book) => kelas === '9A' && kode === 'PJOK';
  /** After school, and never after now. */
  private at = (tanggal: string) => new Date(Math.min(instantOf(tanggal, AFTERNOON, ZONA).getTime(), this.now.getTime() - 60_000)).toISOString();
  private step = ({ id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru }: Book, command: CommandType, data: object, at: string) =>
    this.giving.ifPossible({ command, data: { id_kelas_tahun_ajaran, id_mata_pelajaran, ...data }, by: teacher(id_guru), at });
}

const bookOf = (books: readonly Book[], kelas: string, kode: string) => books.find((it) => it.kelas === kelas && it.kode === kode);
const bookId = (it: OfBook) => gradebookId(it.id_kelas_tahun_ajaran, it.id_mata_pelajaran);

/** By what a student is good at, the subject and the day; the same for the same. */
function scoreOf(id_murid: string, kode: string, id_kolom: string) {
  const able = 72 + 20 * chance(`mampu ${id_murid}`) + 10 * (chance(`mapel ${kode} ${id_murid}`) - 0.5);
  return Math.max(48, Math.min(100, Math.round(able + 14 * (chance(`nilai ${id_kolom} ${id_murid}`) - 0.4))));
}
