import { useState } from 'react';
import { Regrading } from '#client/exam/marking/finishing';
import { keyOf } from '#client/exam/marking/key-of';
import { useMayMark } from '#client/exam/marking/may-mark';
import type { Head } from '#client/exam/marking/standing';
import { later } from '#client/kit/later';
import { formatJam, formatTanggal } from '#client/kit/time';
import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import '#client/question-bank/question-bank.words';

const Correction = later(async () => (await import('#client/exam/marking/correction')).Correction);

/** What counts as right, question by question, and what was put right since. */
export function KeysPart({ head }: { head: Head }) {
  const [t, q] = [useWords('marking'), useWords('questionBank')];
  const [chosen, setChosen] = useState<string>();
  const mayMark = useMayMark(head);
  const soal = head.soal.find(({ id_soal }) => id_soal === chosen);
  return (
    <section className="panel" aria-label={t('keys')}>
      <p className="soft">{t('keysAbout')}</p>
      <Regrading head={head} />
      <ol className="key-list">
        {head.soal.map((it) => (
          <li key={it.id_soal}>
            <b>{it.nomor}</b>
            <div>
              <p>{it.ringkasan}</p>
              <small>{q(it.tipe)} · {t('key')}: <b>{keyOf(it, t)}</b></small>
              {it.koreksi && <small><StatusTag tone="note">{t('corrected')}</StatusTag> {(it.koreksi.cara === 'ganti_kunci' || it.koreksi.cara === 'semula') && `${t(`put_${it.koreksi.cara}`)}. `}{t('correctedBy', { oleh: it.koreksi.oleh?.nama ?? t('erased'), tanggal: formatTanggal(new Date(it.koreksi.pada)), jam: formatJam(it.koreksi.pada), alasan: it.koreksi.alasan })}</small>}
            </div>
            {mayMark && <button type="button" className="btn is-small" aria-label={t('correctTitle', { nomor: it.nomor })} onClick={() => setChosen(it.id_soal)}>{t('correct')}</button>}
          </li>
        ))}
      </ol>
      {soal && <Correction key={soal.id_soal} head={head} soal={soal} onClose={() => setChosen(undefined)} />}
    </section>
  );
}
