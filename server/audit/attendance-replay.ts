import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { audit } from '#contract/audit/audit.api';
import type { InputOf } from '#contract/kit/endpoint';
import type { Recorded } from '#contract/kit/event';
import { attendanceMachine, boardAfter, type boardAt } from '#projections/attendance/replay.query';
import { NamesOf } from '#projections/identity/account.query';
import type { Moment, TimeMachine } from '#projections/kit/time-machine';
import { explained, peopleIn } from '#server/audit/explained';
import { Journal, sourceOf } from '#server/kit/log/journal';

/** The attendance board of any day after any of its events. */
@Injectable()
export class AttendanceReplay {
  private readonly machine: TimeMachine;

  constructor(journal: Journal, private readonly queries: QueryBus) {
    this.machine = attendanceMachine(sourceOf(journal));
  }

  async moments(tanggal: string) {
    await this.machine.follow();
    return { data: { tanggal, waktu: (await this.machine.moments(tanggal)).map(({ at }) => at) } };
  }

  async board({ tanggal, nomor, at: asked }: InputOf<typeof audit.attendance>) {
    // Times of the log are compared as they are written there.
    const at = asked && new Date(asked).toISOString();
    await this.machine.follow();
    const moments = await this.machine.moments(tanggal);
    const shown = at === undefined ? Math.min(nomor ?? moments.length, moments.length) : moments.findLastIndex((it) => it.at <= at) + 1;
    const event = shown ? await this.machine.at(moments[shown - 1]?.n as number, (_, it) => it) : undefined;
    const board = await boardAfter(this.machine, at === undefined ? this.after(moments, shown) : await this.machine.lastBy(at), tanggal);
    return { data: { ...(await this.named(board)), nomor: shown, jumlah: moments.length, peristiwa: event ? await this.told(event) : null } };
  }

  /** Before its first moment a day is as it was planned; after the last, as it is. */
  private after(moments: readonly Moment[], shown: number) {
    if (shown === moments.length) return this.machine.n;
    return shown ? (moments[shown - 1]?.n as number) : (moments[0]?.n as number) - 1;
  }

  private async named(board: ReturnType<typeof boardAt>) {
    const ids = board.sesi.flatMap((it) => [it.id_guru, it.id_wali, it.oleh]).filter((it) => it !== null);
    const names = await this.queries.execute(new NamesOf({ ids: [...new Set(ids)] }));
    const nameOf = (id: string | null) => (id && names.get(id)) || null;
    return { ...board, sesi: board.sesi.map((it) => ({ ...it, guru: nameOf(it.id_guru), wali: nameOf(it.id_wali), diisi_oleh: nameOf(it.oleh) })) };
  }

  private async told(event: Recorded) {
    const names = await this.queries.execute(new NamesOf({ ids: peopleIn(event) }));
    return { ...explained(event, names, []), stream: event.stream };
  }
}
