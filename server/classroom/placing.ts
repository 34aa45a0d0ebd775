import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { HasilPindah, Kelas } from '#contract/classroom/classroom';
import { classroomRefusals as no } from '#contract/classroom/classroom.refusals';
import { common, type Refusal } from '#contract/kit/refusal';
import { KnownStudents, PlacesOf } from '#projections/classroom/class-student.query';
import { OneClass } from '#projections/classroom/classroom.query';
import { ReadSide } from '#projections/kit/read-side';
import { MoveStudent, PlaceStudent, WithdrawStudent } from '#server/classroom/placement.decider';
import type { Actor, DomainCommand, Receipt } from '#server/kit/deciding/command';
import { Refused, refuse } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { someAtOnce } from '#server/kit/some-at-once';

const AT_ONCE = 16;
type Moved = { hasil: HasilPindah[]; position: string | undefined };

/** Many students at once: each is a decision of their own, on a stream of their own. */
@Injectable()
export class Placing {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(ReadSide) private readonly readSide: ReadSide) {}

  async classOf(id: string) {
    return ((await this.queries.execute(new OneClass({ id }))) ?? refuse(common.NOT_FOUND)).data;
  }

  /** All of them or none, as far as is known beforehand. */
  async place({ id_kelas_tahun_ajaran, id_tahun_ajaran }: Kelas, ids: readonly string[], by: Actor) {
    const known = await this.queries.execute(new KnownStudents({ ids }));
    refuseFor(no.STUDENT_LEFT, known.some((it) => it.status_murid !== 'aktif'));
    const placed = await this.queries.execute(new PlacesOf({ ids, id_tahun_ajaran }));
    refuseFor(no.STUDENT_ELSEWHERE, placed.some((it) => it.id_kelas_tahun_ajaran !== id_kelas_tahun_ajaran));
    return this.each(ids, by, (id_murid, own) => new PlaceStudent({ id_murid, id_tahun_ajaran, id_kelas_tahun_ajaran }, own));
  }

  withdraw({ id_kelas_tahun_ajaran, id_tahun_ajaran }: Kelas, ids: readonly string[], by: Actor) {
    return this.each(ids, by, (id_murid, own) => new WithdrawStudent({ id_murid, id_tahun_ajaran, id_kelas_tahun_ajaran }, own));
  }

  /** Whoever cannot be moved is told of by name; the others have moved. */
  async move(from: Kelas, to: Kelas, ids: readonly string[], by: Actor): Promise<Moved> {
    if (from.id_kelas_tahun_ajaran === to.id_kelas_tahun_ajaran) throw new Refused(no.SAME_CLASS, {}, { id_kelas_tujuan: no.SAME_CLASS });
    if (from.id_tahun_ajaran !== to.id_tahun_ajaran) throw new Refused(no.OTHER_SEMESTER, {}, { id_kelas_tujuan: no.OTHER_SEMESTER });
    const known = new Map((await this.queries.execute(new KnownStudents({ ids }))).map((it) => [it.id_murid, it]));
    const { id_kelas_tahun_ajaran, id_tahun_ajaran, kelas } = to;
    const dari = { id_kelas_tahun_ajaran: from.id_kelas_tahun_ajaran, kelas: from.kelas };
    const receipts: Receipt[] = [];
    const hasil = await someAtOnce([...new Set(ids)], AT_ONCE, async (id_murid): Promise<HasilPindah> => {
      const told = { id_murid, nama: known.get(id_murid)?.nama ?? null };
      if (known.get(id_murid)?.status_murid !== 'aktif') return { ...told, status: 'ditolak', alasan: 'STUDENT_LEFT' };
      try {
        const receipt: Receipt = await this.commands.execute(new MoveStudent({ id_murid, id_tahun_ajaran, id_kelas_tahun_ajaran, kelas, dari }, stepOf(by, id_murid)));
        receipts.push(receipt);
        return { ...told, status: receipt.position ? 'pindah' : 'tetap', alasan: null };
      } catch (error) {
        if (error instanceof Refused && error.refusal === no.STUDENT_NOT_THERE) return { ...told, status: 'ditolak', alasan: 'STUDENT_NOT_THERE' };
        throw error;
      }
    });
    return { hasil, position: await this.read(receipts) };
  }

  private async each(ids: readonly string[], by: Actor, wish: (id: string, by: Actor) => DomainCommand): Promise<Receipt> {
    return { position: await this.read(await someAtOnce([...new Set(ids)], AT_ONCE, (id): Promise<Receipt> => this.commands.execute(wish(id, stepOf(by, id))))) };
  }

  /** One place in the log cannot stand for several streams: all of them are waited for here. */
  private async read(receipts: readonly Receipt[]) {
    const positions = receipts.flatMap((it) => it.position ?? []);
    await Promise.all(positions.map((it) => this.readSide.upTo(it)));
    return positions.at(-1);
  }
}

function refuseFor(refusal: Refusal, isSo: boolean) {
  if (isSo) throw new Refused(refusal, {}, { daftar_murid: refusal });
}
