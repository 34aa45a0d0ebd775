import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Dibaca, NoteAuditRead } from '#server/audit/audit-read.decider';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';

/** Notes what was found in the audit before it is shown: what cannot be noted is not shown. */
@Injectable()
export class Looking {
  /** What this node has noted in the newest hour: a replay asks for hundreds of moments of one book. */
  private readonly noted = new Set<string>();
  private hour = '';

  constructor(private readonly commands: CommandBus, private readonly clock: Clock) {}

  async at<F>(bacaan: Dibaca['bacaan'], by: Actor, { id_murid = null, id_kelas = null, id_mata_pelajaran = null, stream = null }: { [K in keyof Dibaca]?: Dibaca[K] | undefined }, found: F): Promise<F> {
    const jam = `${this.clock.now().toISOString().slice(0, 13)}:00:00.000Z`;
    if (jam !== this.hour) this.noted.clear();
    this.hour = jam;
    const look = [by.account, bacaan, id_murid, id_kelas, id_mata_pelajaran, stream].join(' ');
    if (this.noted.has(look)) return found;
    // Each look is a question of its own, also one that bears the name of a request before.
    const { command: _, ...who } = by;
    await this.commands.execute(new NoteAuditRead({ id_akun: by.account as string, jam, bacaan, id_murid, id_kelas, id_mata_pelajaran, stream }, who));
    if (jam === this.hour) this.noted.add(look);
    return found;
  }
}
