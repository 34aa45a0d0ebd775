import { z } from 'zod';
import { Id, ref, Waktu } from '#contract/kit/fields';
import { IsiSoal, Kisi, TempatSoal, TipePaket, visible } from '#contract/question-bank/question';
import { QuestionPackageChanged, QuestionPackageMade, QuestionPackageRemoved, QuestionPlaced, QuestionRemoved, QuestionRevised, QuestionWritten } from '#contract/question-bank/question-bank.events';
import { patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { referredAs } from '#projections/kit/reference';
import { about, table } from '#projections/kit/table';
import { fingerprint } from '#projections/question-bank/fingerprint';

/** The newest version of each question; `sidik` is the same for questions that ask the same. */
export const question = about(
  table('question', { id: Id, versi: z.int(), id_guru: ref('teacher'), ...IsiSoal.shape, ...TempatSoal.shape, ringkasan: z.string(), sidik: z.string(), diubah: Waktu }, ['id'], [['id_guru'], ['id_mata_pelajaran'], ['sidik'], ['diubah', 'id']]),
  { id_guru: 'keeps' },
);
/** Every version there was: exams name theirs. */
export const questionVersion = table('question_version', { id_soal: Id, versi: z.int(), ...IsiSoal.shape, ditulis: Waktu }, ['id_soal', 'versi']);
export const questionPackage = about(
  table('question_package', { id: Id, id_guru: ref('teacher'), judul: z.string(), tipe: TipePaket, id_mata_pelajaran: ref('subject').nullable(), id_level: ref('level').nullable(), kisi_kisi: z.array(Kisi), jumlah_soal: z.int(), diubah: Waktu }, ['id'], [['id_guru'], ['diubah', 'id']]),
  { id_guru: 'keeps' },
);
export const packageQuestion = table('package_question', { id_paket: Id, id_soal: ref('question'), nomor: z.int(), bobot: z.number() }, ['id_paket', 'id_soal'], [['id_soal']]);
referredAs('question', { table: question, key: 'id', label: 'ringkasan' });

const LENGTH = 200;
/** The beginning of what a question asks. */
export const summaryOf = (pertanyaan: string) => visible(pertanyaan).slice(0, LENGTH) || '–';
const told = (isi: IsiSoal) => ({ ringkasan: summaryOf(isi.pertanyaan), sidik: fingerprint(isi) });

type Listed = { id_paket: string; daftar_soal: readonly { id_soal: string; bobot: number }[] };
const inPackage = ({ id_paket, daftar_soal }: Listed) => daftar_soal.map(({ id_soal, bobot }, i) => put(packageQuestion, { id_paket, id_soal, nomor: i + 1, bobot }));

export const questionProjection = projection({
  name: 'question',
  version: 1,
  tables: [question, questionVersion, questionPackage, packageQuestion],
  events: { QuestionWritten, QuestionRevised, QuestionPlaced, QuestionRemoved, QuestionPackageMade, QuestionPackageChanged, QuestionPackageRemoved },
  on: {
    QuestionWritten: ({ data: { id_soal, ...it }, at }) => [
      put(question, { ...it, id: id_soal, versi: 1, ...told(it), diubah: at }), put(questionVersion, { id_soal, versi: 1, ...IsiSoal.parse(it), ditulis: at }),
    ],
    QuestionRevised: ({ data: { id_soal, versi, ...isi }, at }) => [
      patch(question, { id: id_soal }, { ...isi, versi, ...told(isi), diubah: at }), put(questionVersion, { id_soal, versi, ...isi, ditulis: at }),
    ],
    QuestionPlaced: ({ data: { id_soal, sebelum: _, ...tempat }, at }) => patch(question, { id: id_soal }, { ...tempat, diubah: at }),
    QuestionRemoved: ({ data: { id_soal } }) => remove(question, { id: id_soal }),

    QuestionPackageMade: ({ data: { id_paket, daftar_soal, ...it }, at }) => [
      put(questionPackage, { ...it, id: id_paket, jumlah_soal: daftar_soal.length, diubah: at }), ...inPackage({ id_paket, daftar_soal }),
    ],
    QuestionPackageChanged: ({ data: { id_paket, sebelum, daftar_soal, ...it }, at }) => [
      patch(questionPackage, { id: id_paket }, { ...it, jumlah_soal: daftar_soal.length, diubah: at }),
      ...sebelum.daftar_soal.filter(({ id_soal }) => !daftar_soal.some((one) => one.id_soal === id_soal)).map(({ id_soal }) => remove(packageQuestion, { id_paket, id_soal })),
      ...inPackage({ id_paket, daftar_soal }),
    ],
    QuestionPackageRemoved: ({ data: { id_paket, daftar_soal } }) => [remove(questionPackage, { id: id_paket }), ...daftar_soal.map((id_soal) => remove(packageQuestion, { id_paket, id_soal }))],
  },
});
