import { Link } from 'react-router-dom';
import type { z } from 'zod';
import type { PastBoard } from '#contract/audit/audit.api';
import { formatDetik, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { useArea } from '#client/audit/area';
import { useEventNames } from '#client/kit/events/event-name';
import { sentenceOf } from '#client/audit/event-sentence';
import { Who } from '#client/audit/who';
import '#client/audit/audit.words';

export type Past = z.infer<typeof PastBoard>;

/** The event that a board of the past stands behind: what, where and about whom, by whom and when. */
export function Happened({ past: { peristiwa, sesi, tanggal }, isCalm }: { past: Past; isCalm: boolean }) {
  const t = useWords('audit');
  const [area, { nameOf }] = [useArea(), useEventNames()];
  if (!peristiwa) return <section className="panel happened"><p>{t('nothingYet')}</p></section>;
  const { at, oleh, stream, murid, data } = peristiwa;
  const place = sesi.find((it) => it.id_sesi === data.id_sesi);
  return (
    <section className="panel happened" aria-label={t('happened')} aria-live={isCalm ? 'polite' : 'off'}>
      <p className="happened-what">{murid && <>{murid}: </>}{sentenceOf(peristiwa, t, nameOf)}</p>
      <p>{place && <>{t('placeOf', { kelas: place.kelas, posisi: place.posisi, mapel: place.mapel })} · </>}{formatDetik(at)} · {formatTanggal(new Date(at))}{formatTanggal(new Date(at)) !== formatTanggal(tanggal) && <> · <strong>{t('otherDay')}</strong></>}</p>
      <p><Who {...oleh} /></p>
      <Link to={`${area}/audit/${stream}`}>{t('wholeHistory')}</Link>
    </section>
  );
}
