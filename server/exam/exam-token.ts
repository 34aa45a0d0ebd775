import { Inject, Injectable } from '@nestjs/common';
import { TOKEN_SEBELUM_MS } from '#contract/exam/protocol';
import { Clock } from '#server/kit/clock';
import { MasterKey } from '#server/kit/log/master-key';

/** How long a token is shown; it opens the exam for as long again. */
const TOKEN_MS = 15 * 60_000;
const LENGTH = 6;
/** Without those that are mistaken for digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

type Shown = { id_cbt: string; pakai_token: boolean; status: string; mulai: string };

/** What a supervisor reads aloud follows from the master key and the time: nothing is kept, every node tells the same, and nobody has to renew it. */
@Injectable()
export class ExamToken {
  constructor(@Inject(MasterKey) private readonly master: MasterKey, @Inject(Clock) private readonly clock: Clock) {}

  /** What is shown of an exam that asks for one, from a little before it begins until it ends. */
  of({ id_cbt, pakai_token, status, mulai }: Shown) {
    const isTime = status === 'berlangsung' || (status === 'disetujui' && Date.parse(mulai) - this.clock.now().getTime() <= TOKEN_SEBELUM_MS);
    return pakai_token && isTime ? { kode: this.at(id_cbt, this.step), sampai: new Date((this.step + 1) * TOKEN_MS).toISOString() } : null;
  }

  /** That of now, and the one before: it may have been read aloud a moment ago. */
  taken(id_cbt: string): readonly string[] {
    return [this.at(id_cbt, this.step), this.at(id_cbt, this.step - 1)];
  }

  private get step() {
    return Math.floor(this.clock.now().getTime() / TOKEN_MS);
  }

  private at(id_cbt: string, step: number) {
    const digest = Buffer.from(this.master.digest('exam-token', `${id_cbt} ${step}`), 'hex');
    return Array.from({ length: LENGTH }, (_, i) => LETTERS[digest.readUInt32BE(i * 4) % LETTERS.length]).join('');
  }
}
