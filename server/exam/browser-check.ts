import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isFree } from '#contract/exam/exam';
import { sittingRefusals as no } from '#contract/exam/sitting.refusals';
import { common, type Refusal } from '#contract/kit/refusal';
import { SchoolSettings } from '#projections/institution/settings.query';
import type { Exam } from '#server/exam/exam.state';
import { configKeyOf, isOneOf, isSeb, keyHash, type Settings } from '#server/exam/safe-exam-browser';
import { publicUrl } from '#server/kit/public-url';
import type { Actor } from '#server/kit/deciding/command';
import { Refused } from '#server/kit/deciding/refused';
import { MasterKey } from '#server/kit/log/master-key';

/** With what somebody comes to an exam. */
export type Peramban = { userAgent: string; /** What SEB sends of its key for this request, and what it tells the page of it for the page's own address. */ configKeyHash: string | undefined; pageKeyHash: string | undefined; url: string };
export const Browser = createParamDecorator((_: unknown, context: ExecutionContext): Peramban => {
  const { headers, originalUrl, url } = context.switchToHttp().getRequest();
  return { userAgent: String(headers['user-agent'] ?? ''), configKeyHash: headers['x-safeexambrowser-configkeyhash'], pageKeyHash: headers['x-exam-page-key'], url: originalUrl ?? url };
});

/** So long what the school says of exam browsers is held on to, in ms: it is asked for with every save. */
const HELD_MS = 2_000;

/** Whether an exam is sat in a browser as sure as it asks for; daily tests and admissions ask for none. */
@Injectable()
export class BrowserCheck {
  private held: { at: number; names: Promise<readonly string[]> } | undefined;

  constructor(private readonly master: MasterKey, private readonly queries: QueryBus) {}

  async refuseUnsafe(id_cbt: string, exam: Pick<Exam, 'aturan'>, browser: Peramban, by: Actor) {
    const level = levelOf(exam);
    const fault = level === 'tanpa' ? undefined : level === 'kunci' ? this.keyFault(id_cbt, browser, by) : await this.nameFault(id_cbt, level, browser);
    if (fault) throw new Refused(common.NOT_AUTHORIZED, {}, { peramban: fault });
  }

  /** By its name; the key, which a page may learn only later, counts once it is begun. */
  async fits(id_cbt: string, exam: Pick<Exam, 'aturan'>, browser: Peramban) {
    const level = levelOf(exam);
    return level === 'tanpa' || (await this.nameFault(id_cbt, level === 'kunci' ? 'nama' : level, browser)) === undefined;
  }

  /**
   * What the address of the page has to hold for its key to count, where the exam asks for one: SEB for macOS and iOS tells its key to the page
   * only, as a digest with the page's address. That of one session is of no use to another.
   */
  challengeOf(id_cbt: string, exam: Pick<Exam, 'aturan'>, by: Actor): string | null {
    return levelOf(exam) === 'kunci' ? this.nonceOf(id_cbt, by) : null;
  }

  /** What the configuration of SEB for an exam says; its key follows from it. */
  settingsOf(id_cbt: string): Settings {
    return {
      browserUserAgent: this.secretOf(id_cbt), browserWindowWebView: 3, sendBrowserExamKey: true, startURL: pageOf(id_cbt),
      allowQuit: true, enablePrivateClipboard: true, allowSpellCheck: false, newBrowserWindowByLinkPolicy: 0,
    };
  }

  private keyFault(id_cbt: string, { configKeyHash, pageKeyHash, url }: Peramban, by: Actor): Refusal | undefined {
    const key = configKeyOf(this.settingsOf(id_cbt));
    const page = `${pageOf(id_cbt)}?n=${this.nonceOf(id_cbt, by)}`;
    return configKeyHash?.toLowerCase() === keyHash(publicUrl() + url, key) || pageKeyHash?.toLowerCase() === keyHash(page, key) ? undefined : no.BROWSER_CHANGED;
  }

  private async nameFault(id_cbt: string, level: 'nama' | 'nama_rahasia', { userAgent }: Peramban): Promise<Refusal | undefined> {
    if (!isSeb(userAgent) && !isOneOf(userAgent, await this.trusted())) return no.BROWSER_NOT_SAFE;
    return level === 'nama_rahasia' && !userAgent.includes(this.secretOf(id_cbt)) ? no.BROWSER_NOT_CONFIGURED : undefined;
  }

  /** Other exam browsers that the school trusts by their name. */
  private trusted(): Promise<readonly string[]> {
    const now = performance.now();
    if (this.held && now - this.held.at < HELD_MS) return this.held.names;
    const names = this.queries.execute(new SchoolSettings()).then(({ peramban_ujian }) => (peramban_ujian ?? '').split(',').map((it) => it.trim()).filter(Boolean));
    this.held = { at: now, names };
    names.catch(() => (this.held = undefined));
    return names;
  }

  private nonceOf(id_cbt: string, { account, session }: Actor) {
    return this.master.digest('exam page', [id_cbt, account, session].join(' ')).slice(0, 32);
  }

  private secretOf(id_cbt: string) {
    return `Pelita-${this.master.digest('exam browser', id_cbt).slice(0, 24)}`;
  }
}

const levelOf = ({ aturan: { tipe, peramban } }: Pick<Exam, 'aturan'>) => (isFree(tipe) ? 'tanpa' : peramban);
/** The page that an exam is sat on. */
const pageOf = (id_cbt: string) => `${publicUrl()}/student/cbt/${id_cbt}/exam`;
