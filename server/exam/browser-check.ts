import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { isFree } from '#contract/exam/exam';
import { sittingRefusals as no } from '#contract/exam/sitting.refusals';
import { common, type Refusal } from '#contract/kit/refusal';
import type { Exam } from '#server/exam/exam.state';
import { configKeyOf, isOneOf, isSeb, keyHash, type Settings } from '#server/exam/safe-exam-browser';
import { publicUrl } from '#server/kit/public-url';
import { Refused } from '#server/kit/deciding/refused';
import { MasterKey } from '#server/kit/log/master-key';

/** With what somebody comes to an exam. */
export type Peramban = { userAgent: string; configKeyHash: string | undefined; url: string };
export const Browser = createParamDecorator((_: unknown, context: ExecutionContext): Peramban => {
  const { headers, originalUrl, url } = context.switchToHttp().getRequest();
  return { userAgent: String(headers['user-agent'] ?? ''), configKeyHash: headers['x-safeexambrowser-configkeyhash'], url: originalUrl ?? url };
});

/** Other exam browsers that the school trusts by their name. */
const trusted = () => (process.env.EXAM_BROWSERS ?? '').split(',').map((it) => it.trim()).filter(Boolean);

/** Whether an exam is sat in a browser as sure as it asks for; daily tests and admissions ask for none. */
@Injectable()
export class BrowserCheck {
  constructor(private readonly master: MasterKey) {}

  refuseUnsafe(id_cbt: string, { aturan: { tipe, peramban } }: Pick<Exam, 'aturan'>, browser: Peramban) {
    const fault = isFree(tipe) || peramban === 'tanpa' ? undefined : this.fault(id_cbt, peramban, browser);
    if (fault) throw new Refused(common.NOT_AUTHORIZED, {}, { peramban: fault });
  }

  /** What the configuration of SEB for an exam says; its key follows from it. */
  settingsOf(id_cbt: string): Settings {
    return {
      browserUserAgent: this.secretOf(id_cbt), browserWindowWebView: 3, sendBrowserExamKey: true, startURL: pageOf(id_cbt),
      allowQuit: true, enablePrivateClipboard: true, allowSpellCheck: false, newBrowserWindowByLinkPolicy: 0,
    };
  }

  private fault(id_cbt: string, level: 'nama' | 'nama_rahasia' | 'kunci', { userAgent, configKeyHash, url }: Peramban): Refusal | undefined {
    if (level === 'kunci') {
      const key = configKeyOf(this.settingsOf(id_cbt));
      const right = [publicUrl() + url, pageOf(id_cbt)].map((it) => keyHash(it, key));
      return right.includes(configKeyHash?.toLowerCase() ?? '') ? undefined : no.BROWSER_CHANGED;
    }
    if (!isSeb(userAgent) && !isOneOf(userAgent, trusted())) return no.BROWSER_NOT_SAFE;
    return level === 'nama_rahasia' && !userAgent.includes(this.secretOf(id_cbt)) ? no.BROWSER_NOT_CONFIGURED : undefined;
  }

  private secretOf(id_cbt: string) {
    return `Pelita-${this.master.digest('exam browser', id_cbt).slice(0, 24)}`;
  }
}

/** The page that an exam is sat on: what scripts can read of the key in SEB for macOS and iOS is that of this address. */
const pageOf = (id_cbt: string) => `${publicUrl()}/student/cbt/${id_cbt}/exam`;
