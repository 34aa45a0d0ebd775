import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { IsiSoal, type TempatSoal } from '#contract/question-bank/question';
import type { questionBank } from '#contract/question-bank/question-bank.api';
import { questionBankRefusals as no } from '#contract/question-bank/question-bank.refusals';
import { type CalonSoal, MOST_PICTURES, MOST_QUESTIONS, type SalahSoal } from '#contract/question-bank/question-exchange';
import { faultOf } from '#contract/question-bank/question-faults';
import { SchoolSettings } from '#projections/institution/settings.query';
import { uuidV5 } from '#projections/kit/uuid';
import { PlacesOfQuestions } from '#projections/question-bank/places.query';
import { TwinsAmong } from '#projections/question-bank/question.query';
import { repainted } from '#server/file/image';
import { type Piece, Pictures } from '#server/file/pictures';
import { soundTypeOf } from '#server/file/sound';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import type { SentFile } from '#server/kit/edge/upload';
import { formatOf } from '#server/processes/question-exchange/formats';
import { placed } from '#server/processes/question-exchange/placing';
import type { Clean } from '#server/processes/question-exchange/readers';
import { readFile } from '#server/processes/question-exchange/reading';
import { shown } from '#server/processes/question-exchange/shown';
import { excerpt, Notes } from '#server/question-bank/formats/item';
import { WriteQuestion } from '#server/question-bank/question.decider';

type Wish = InputOf<typeof questionBank.bring>;
type Good = Clean & ReturnType<typeof placed>;
type Judged = { good: Good[]; salah: SalahSoal[]; painted: Map<string, Piece> };

/** Reads a file of questions and says what would become of each; unless it is only a rehearsal, those that are right are written. */
@Injectable()
export class ImportingQuestions {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly pictures: Pictures) {}

  async bring({ format, dry_run, hanya_benar, ...where }: Wish, file: SentFile, by: Actor) {
    const read = await readFile(format ?? formatOf(file), file.bytes, by.account as string);
    const [soal, gambar] = [read.soal.length + read.salah.length, read.soal.reduce((sum, { berkas }) => sum + berkas.length, 0)];
    refuseUnless(soal > 0, no.NOT_QUESTIONS);
    refuseUnless(soal <= MOST_QUESTIONS && gambar <= MOST_PICTURES, no.TOO_MANY_QUESTIONS, { soal: MOST_QUESTIONS, gambar: MOST_PICTURES });
    const chosen: TempatSoal = { id_mata_pelajaran: where.id_mata_pelajaran, id_level: where.id_level ?? null, id_kd: where.id_kd ?? null, kognitif: where.kognitif ?? null, berbagi: where.berbagi };
    const { good, salah, painted } = await this.judged(read.soal, [...read.salah], chosen);
    if (dry_run) return { position: undefined, data: { jumlah: soal, ditulis: [], calon: await this.candidates(good), salah, ...shown(painted, read.catatan) } };
    if (!good.length || (salah.length && !hanya_benar)) throw new Refused(no.QUESTIONS_FAULTY, { jumlah: salah.length }, Object.fromEntries(salah.map((it) => [`soal.${it.letak.nomor}`, { ...no.QUESTIONS_FAULTY, id: it.id, en: it.en }])));
    for (const id of new Set(good.flatMap(({ berkas }) => berkas.map(({ id }) => id)))) await this.pictures.keepOfQuestion(id, painted.get(id) as Piece, by);
    const request = by.command ?? randomUUID();
    const ditulis: string[] = [];
    let position: string | undefined;
    for (const { isi, tempat, letak } of good) {
      const id_soal = uuidV5(request, `question ${letak.nomor} ${letak.baris}`);
      const receipt = await this.commands.execute(new WriteQuestion({ id_soal, id_guru: by.account as string, ...isi, ...tempat }, stepOf(by, id_soal)));
      ditulis.push(id_soal);
      position = receipt.position ?? position;
    }
    return { position, data: { jumlah: soal, ditulis, calon: [], salah, catatan: read.catatan, berkas: {} } };
  }

  private async judged(soal: readonly Clean[], salah: SalahSoal[], chosen: TempatSoal): Promise<Judged> {
    const { jumlah_pilihan_ganda } = await this.queries.execute(new SchoolSettings());
    const known = await this.queries.execute(new PlacesOfQuestions());
    const judged: Judged = { good: [], salah, painted: new Map() };
    for (const it of soal) {
      const wrong = (field: string | null, id: string, en: string) => void salah.push({ letak: it.letak, field, id, en, isi: excerpt(it.isi.pertanyaan.replace(/<[^<>]*>/g, ' ')) });
      const unkept = await this.paint(it.berkas, judged.painted);
      const { error, data: isi } = IsiSoal.safeParse(it.isi);
      const fault = error ? undefined : faultOf(isi, { jumlah_pilihan_ganda });
      if (unkept) wrong('pertanyaan', `Gambar atau suara: ${unkept.refusal.id}`, `Picture or sound: ${unkept.refusal.en}`);
      else if (error) wrong(String(error.issues[0]?.path.join('.')), 'Isinya terlalu panjang, terlalu banyak, atau kosong.', 'What stands here is too long, too many, or blank.');
      else if (fault) wrong(fault.field, fault.id, fault.en);
      else {
        const notes = new Notes(it.catatan);
        judged.good.push({ ...it, ...placed(it.asal, chosen, known, notes), isi, catatan: notes.all });
      }
    }
    salah.sort((one, other) => one.letak.nomor - other.letak.nomor);
    return judged;
  }

  /** Paints what a question shows as it will be kept, or tells why one of it cannot be. */
  private async paint(berkas: Clean['berkas'], painted: Map<string, Piece>) {
    for (const { id, nama, bytes } of berkas) {
      try {
        const tipe = soundTypeOf(bytes);
        if (!painted.has(id)) painted.set(id, tipe ? { bytes, tipe } : await repainted({ name: nama, bytes, sha256: '' }, 'original'));
      } catch (error) {
        if (error instanceof Refused && error.refusal.status === 422) return error;
        throw error;
      }
    }
    return undefined;
  }

  private async candidates(good: Judged['good']): Promise<CalonSoal[]> {
    const twins = await this.queries.execute(new TwinsAmong({ soal: good.map(({ isi }) => isi) }));
    return good.map(({ letak, isi, nama, berkas, catatan }, i) => ({
      letak, isi, ...nama, gambar: berkas.length, catatan, kembar: twins[i]?.kembar ?? [],
      kembar_berkas: good.slice(0, i).flatMap((it, at) => (twins[at]?.sidik === twins[i]?.sidik ? [it.letak.nomor] : [])),
    }));
  }
}
