import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { SoalMurid } from '#contract/exam/sitting';
import { common } from '#contract/kit/refusal';
import { BytesOfFile } from '#projections/file/file.query';
import { QuestionVersions } from '#projections/exam/sitting.query';
import type { Exam } from '#server/exam/exam.state';
import { withFormulas } from '#server/exam/formulas';
import { withSounds } from '#server/exam/sounds';
import { refuseUnless } from '#server/kit/deciding/refused';
import { Sharing } from '#server/kit/deciding/sharing';
import { encrypt, MasterKey } from '#server/kit/log/master-key';

/** The questions of an exam for students; `versi` names them as they are now and gives nothing of them away. `packed` is smaller, as formulas are, and what is encrypted no line makes smaller any more. */
export type Naskah = { soal: readonly SoalMurid[]; versi: string; sandi: Buffer; sealed: Buffer; packed: Buffer };
const MOST = 50;
const gzipped = promisify<string, Buffer>(gzip);
const PICTURE = /(<(?:img|audio)\b[^>]*\bsrc=")\/api\/file\/([0-9a-f-]{36})"/g;

/** Papers as they are handed out: encrypted before the start, with what opens them after it; the same on every node, because all follows from the master key and the questions. */
@Injectable()
export class PaperVault {
  private readonly kept = new Map<string, Naskah>();
  private readonly making = new Sharing<Naskah>();

  constructor(private readonly queries: QueryBus, private readonly master: MasterKey) {}

  /** What was chosen names the paper: a version of a question never changes. */
  async of(id_cbt: string, { soal }: Pick<Exam, 'soal'>): Promise<Naskah> {
    const versi = this.versionOf(id_cbt, { soal });
    return this.kept.get(versi) ?? this.making.ask(versi, async () => this.kept.get(versi) ?? this.keep(await this.made(id_cbt, soal, versi)));
  }

  versionOf = (id_cbt: string, { soal }: Pick<Exam, 'soal'>) => this.master.digest('paper', JSON.stringify([id_cbt, soal.map(({ id_soal, versi }) => [id_soal, versi])])).slice(0, 32);

  private async made(id_cbt: string, chosen: Exam['soal'], versi: string): Promise<Naskah> {
    const found = new Map((await this.queries.execute(new QuestionVersions({ daftar: chosen.map(({ id_soal, versi }) => ({ id_soal, versi })) }))).map((it) => [it.id_soal, it]));
    refuseUnless(chosen.every(({ id_soal }) => found.has(id_soal)), common.UNAVAILABLE);
    const soal = await Promise.all(chosen.map(async ({ id_soal }) => this.illustrated(SoalMurid.parse(found.get(id_soal)))));
    const sandi = createHmac('sha256', Buffer.from(this.master.digest('paper key', id_cbt), 'hex')).update(versi).digest();
    const text = JSON.stringify(soal);
    return { soal, versi, sandi, sealed: encrypt(sandi, versi, text), packed: encrypt(sandi, versi, await gzipped(text)) };
  }

  /** With its pictures and sounds in it and its formulas drawn: students see those of their exam only, and offline too. */
  private async illustrated(soal: SoalMurid): Promise<SoalMurid> {
    const within = (html: string) => this.withPictures(withSounds(withFormulas(html)));
    const opsi = await Promise.all(soal.opsi.map(async ({ id, isi }) => ({ id, isi: await within(isi) })));
    const [kiri, kanan] = await Promise.all([soal.kiri, soal.kanan].map((side) => Promise.all(side.map(within)))) as [string[], string[]];
    return { ...soal, pertanyaan: await within(soal.pertanyaan), opsi, kiri, kanan };
  }

  private async withPictures(html: string) {
    const ids = [...html.matchAll(PICTURE)].map(([, , id = '']) => id);
    const found = new Map(await Promise.all(ids.map(async (id) => [id, await this.queries.execute(new BytesOfFile({ id }))] as const)));
    return html.replace(PICTURE, (whole, before: string, id: string) => {
      const it = found.get(id);
      return it ? `${before}data:${it.tipe};base64,${it.bytes.toString('base64')}"` : whole;
    });
  }

  private keep(it: Naskah) {
    this.kept.set(it.versi, it);
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value as string);
    return it;
  }
}
