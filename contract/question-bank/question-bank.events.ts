import { z } from 'zod';
import { OVERSEERS } from '#contract/identity/identity';
import { event, readBy } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { IsiSoal, Kisi, SoalPaket, TempatSoal, TipePaket } from '#contract/question-bank/question';

/** What is right is known to those who oversee the school's questions (domain A.3). */
const isi = {
  ...IsiSoal.shape,
  kunci: readBy(OVERSEERS, IsiSoal.shape.kunci), pasangan: readBy(OVERSEERS, IsiSoal.shape.pasangan), rubrik: readBy(OVERSEERS, IsiSoal.shape.rubrik), pembahasan: readBy(OVERSEERS, IsiSoal.shape.pembahasan),
};
const paket = { judul: z.string(), tipe: TipePaket, id_mata_pelajaran: Id.nullable(), id_level: Id.nullable(), daftar_soal: z.array(SoalPaket), kisi_kisi: z.array(Kisi) };

/** The first version of a question. */
export const QuestionWritten = event('QuestionWritten', { id_soal: Id, id_guru: Id, ...isi, ...TempatSoal.shape });
/** A further version; the ones before stay what they were. */
export const QuestionRevised = event('QuestionRevised', { id_soal: Id, versi: z.int(), ...isi });
/** It belongs elsewhere now; what is asked is the same. */
export const QuestionPlaced = event('QuestionPlaced', { id_soal: Id, ...TempatSoal.shape, sebelum: TempatSoal });
export const QuestionRemoved = event('QuestionRemoved', { id_soal: Id });

export const QuestionPackageMade = event('QuestionPackageMade', { id_paket: Id, id_guru: Id, ...paket });
export const QuestionPackageChanged = event('QuestionPackageChanged', { id_paket: Id, ...paket, sebelum: z.object(paket) });
export const QuestionPackageRemoved = event('QuestionPackageRemoved', { id_paket: Id, daftar_soal: z.array(Id) });
