import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { marking } from '#contract/exam/marking.api';
import { markingRefusals as no } from '#contract/exam/marking.refusals';
import { rightSides } from '#contract/exam/scoring';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { MarkingHead, MarkOfStudent } from '#projections/exam/marking.query';
import { attemptDecider } from '#server/exam/attempt.decider';
import { Clock } from '#server/kit/clock';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

type Sheet = OutputOf<typeof marking.sheet>['data'];
type Result = OutputOf<typeof marking.result>['data'];

/** What is told of marks, out of tables and of a student's own paper. */
@Injectable()
export class MarkingPage {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus, @Inject(Deciding) private readonly deciding: Deciding, @Inject(Clock) private readonly clock: Clock) {}

  /** In the student's order, with options in theirs; of whoever did not begin in that of the exam. */
  async sheet({ id_cbt, id_murid }: InputOf<typeof marking.sheet>): Promise<{ data: Sheet }> {
    const [head, mark] = [await this.head(id_cbt), (await this.queries.execute(new MarkOfStudent({ id_cbt, id_murid }))) ?? refuse(common.NOT_FOUND)];
    const { attempt } = await this.deciding.stateOf(attemptDecider, mark.baris.id_peserta);
    const order = attempt?.soal ?? head.soal.map(({ id_soal, opsi }): [string, string] => [id_soal, opsi.map(({ id }) => id).join('')]);
    const points = new Map(mark.baris.butir.map(([id, skor]) => [id, skor]));
    const soal = order.flatMap(([id_soal, letters], i): Sheet['soal'] => {
      const found = head.soal.find((it) => it.id_soal === id_soal);
      if (!found) return [];
      const { belum_dinilai: _, ringkasan: __, nomor: nomor_ujian, ...it } = found;
      const [answer, read] = [attempt?.jawaban.to(id_soal), mark.esai.find((one) => one.id_soal === id_soal)];
      return [{
        ...it, nomor: i + 1, nomor_ujian, opsi: [...letters].flatMap((letter) => it.opsi.find(({ id }) => id === letter) ?? []), kanan: rightSides(it.pasangan), jawaban: answer?.value ?? null, ragu: answer?.ragu ?? false,
        skor: points.get(id_soal) ?? null, skor_esai: read?.skor ?? null, skor_rubrik: read?.rubrik ?? [], catatan: read?.catatan ?? null, oleh: read?.oleh ?? null, pada: read?.pada ?? null,
      }];
    });
    const { id_peserta, nama, nis, id_kelas_tahun_ajaran, kelas, ke, status, mulai, selesai, nilai, sementara } = mark.baris;
    const { judul, tipe, mapel, guru, mulai: tanggal } = head;
    return { data: { id_cbt, judul, tipe, mapel, guru, tanggal, id_peserta, id_murid, nama, nis, id_kelas_tahun_ajaran, kelas, ke, status, mulai, selesai, nilai, sementara, soal } };
  }

  /** Nobody is told before everybody is, and of nothing that would have been right. */
  async result(id_cbt: string, id_murid: string): Promise<{ data: Result }> {
    const [head, mark] = [await this.head(id_cbt), (await this.queries.execute(new MarkOfStudent({ id_cbt, id_murid }))) ?? refuse(common.NOT_FOUND)];
    const { baris: { mulai, selesai, lama, terjawab, jumlah_soal, nilai, per_tipe }, esai, isFinal } = mark;
    refuseUnless(isFinal && nilai !== null && head.tutup <= this.clock.now().toISOString(), no.RESULT_NOT_READY);
    const out = new Set(head.soal.filter(({ koreksi }) => koreksi?.cara === 'hapus').map(({ nomor }) => nomor));
    const catatan = esai.map(({ nomor, skor, skor_maksimal, catatan }) => ({ nomor, skor, skor_maksimal, catatan: catatan ?? '', is_dihapus: out.has(nomor) }));
    const { judul, tipe, mapel } = head;
    return { data: { id_cbt, judul, tipe, mapel, mulai, selesai, lama, terjawab, jumlah_soal, nilai, per_tipe, dihapus: out.size, catatan } };
  }

  private head = async (id: string) => ((await this.queries.execute(new MarkingHead({ id }))) ?? refuse(common.NOT_FOUND)).data;
}
