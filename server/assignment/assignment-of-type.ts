import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { TipeAssignment } from '#contract/lesson/lesson.api';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { addDays, instantOf, tanggalOf } from '#contract/school-year/school-days';
import type { z } from 'zod';
import { AssignmentProposal } from '#projections/assignment/assignment-lesson.query';
import { assignmentDecider, ChangeAssignment, RemoveAssignment, SetAssignment } from '#server/assignment/assignment.decider';
import { AssignmentFromLog } from '#server/assignment/assignment-from-log';
import { Clock } from '#server/kit/clock';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { Refused, refuse } from '#server/kit/deciding/refused';

type Tipe = z.infer<typeof TipeAssignment>;
type Wish = { id_sesi: string; tipe_assignment: Tipe | null; id_topik?: string | null | undefined; sebelum?: SeenOf };
/** The time there is for what nobody has set a deadline for. */
const DAYS = 7;
const LAST_MINUTE = 24 * 60 - 1;
const LONGEST = 150;

/** A lesson's assignment by nothing but its type, as whoever plans the lesson says it: everything else of it is proposed, and can be changed. */
@Injectable()
export class AssignmentOfType {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(Deciding) private readonly deciding: Deciding, @Inject(Clock) private readonly clock: Clock) {}

  /** How to do it: refused at once what would be refused then; nothing where it is so already. */
  async wished(wish: Wish, by: Actor): Promise<(() => Promise<Receipt>) | undefined> {
    const command = await this.commandFor(wish, by);
    if (!command) return undefined;
    await this.deciding.considered(assignmentDecider, command).catch(blamed);
    return () => this.commands.execute(command).catch(blamed);
  }

  private async commandFor({ id_sesi, tipe_assignment, id_topik, sebelum }: Wish, by: Actor) {
    const had = await this.queries.execute(new AssignmentFromLog({ id_sesi }));
    refuseOvertaken(sebelum, { tipe_assignment: had?.tipe_assignment ?? null }, { tipe_assignment });
    if (tipe_assignment === (had?.tipe_assignment ?? null)) return undefined;
    if (!tipe_assignment) return new RemoveAssignment({ id_sesi }, by);
    if (had) return new ChangeAssignment({ id_sesi, tipe_assignment }, by);
    return new SetAssignment({ id_sesi, tipe_assignment, ...(await this.proposed({ id_sesi, id_topik })), petunjuk: '', terlambat: 'terima', batas_terlambat: null, nilai_terlambat: 100, rubrik: [], berkas: [], soal: [] }, by);
  }

  private async proposed(of: Pick<Wish, 'id_sesi' | 'id_topik'>) {
    const { tanggal_sesi, mapel, topik, zona_waktu } = (await this.queries.execute(new AssignmentProposal(of))) ?? refuse(common.NOT_FOUND);
    const today = tanggalOf(this.clock.now(), zona_waktu);
    const from = tanggal_sesi > today ? tanggal_sesi : today;
    return { judul: `Tugas ${topik ?? mapel}`.slice(0, LONGEST), tenggat: instantOf(addDays(from, DAYS), LAST_MINUTE, zona_waktu).toISOString() };
  }
}

/** Of all that is wrong with it whoever asks has said the type only. */
function blamed(error: unknown): never {
  if (!(error instanceof Refused) || !error.errors) throw error;
  throw new Refused(error.refusal, error.params, { tipe_assignment: error.refusal }, error.beside);
}
