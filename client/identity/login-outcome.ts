import { ApiError } from '#client/kit/api';
import type { Translate } from '#client/kit/words';

export type Outcome = { title: string; titleInEnglish: boolean; text: string };

/** What a failed login says: the specification's English sentence (section 8) over the person's own (domain 9.6). */
export function outcomeOf(error: ApiError, t: Translate<'identity'>): Outcome {
  const spec = (title: string, text: string): Outcome => ({ title, titleInEnglish: true, text });
  if (error.code === 'INVALID_PASSWORD') {
    const n = Number(error.body.count ?? 1);
    return spec(`Invalid password count: ${n} times`, t('wrong', { n }));
  }
  if (error.code === 'NIS_NOT_FOUND') return spec('NIS/NIK not found. Please try again.', t('unknown'));
  if (error.status === 429) return spec('Too Many Requests', t('blocked', { menit: minutesOf(error) }));
  return { title: t('failed'), titleInEnglish: false, text: error.status === 0 ? t('unreachable') : error.message };
}

/** `Retry-After` is in seconds. */
const minutesOf = ({ body }: ApiError) => Math.max(1, Math.ceil(Number(body.retryAfter ?? 60) / 60));
