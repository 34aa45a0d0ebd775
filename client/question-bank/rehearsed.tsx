import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import type { questionBank } from '#contract/question-bank/question-bank.api';
import type { CalonSoal, Letak } from '#contract/question-bank/question-exchange';
import { ShownMeanwhile } from '#client/kit/rich/rich-text';
import { StatusTag } from '#client/kit/status-tag';
import { useLanguage, useWords } from '#client/kit/words';
import { QuestionShown } from '#client/question-bank/question-shown';

export type Found = OutputOf<typeof questionBank.bring>['data'];

/** What would become of each question of a file: first what is wrong, with its place, then those that are right. */
export function Rehearsed({ found: { calon, salah, jumlah, catatan, berkas } }: { found: Found }) {
  const [t, language, at, here] = [useWords('questionBank'), useLanguage(), useLetak(), useUnkept(berkas)];
  return (
    <div className="question-rehearsed">
      <Alert type={salah.length ? 'warning' : 'success'} showIcon title={t('found', { jumlah, benar: calon.length, salah: salah.length })} />
      {salah.length > 0 && (
        <ul className="question-faults">{salah.map((it) => <li key={`${it.letak.nomor} ${it.field}`}><b>{at(it.letak)}</b>: {it[language]}{it.isi && <small>{it.isi}</small>}</li>)}</ul>
      )}
      {catatan.map((it) => <p key={it.en} className="question-help">{it[language]}</p>)}
      {here && <ShownMeanwhile value={here}>{calon.map((it) => (
        <details key={it.letak.nomor} className="question-candidate">
          <summary>{at(it.letak)} · {t(it.isi.tipe)} · <q>{beginningOf(it.isi.pertanyaan)}</q> <Notes of={it} /></summary>
          <p className="question-help">{[it.mapel, it.level, it.kd, it.kognitif && t(it.kognitif)].filter(Boolean).join(' · ')}</p>
          <QuestionShown soal={it.isi} isKeyed />
          {it.catatan.map((note) => <p key={note.en} className="question-help">{note[language]}</p>)}
        </details>
      ))}</ShownMeanwhile>}
    </div>
  );
}

/** Pictures and sounds of the file, as this page holds them until they are kept; before it holds them, nothing may ask for them. */
function useUnkept(berkas: Found['berkas']) {
  const [here, setHere] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    const made = new Map(Object.entries(berkas).map(([src, it]) => [src, URL.createObjectURL(blobOf(it))]));
    setHere(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [berkas]);
  return here;
}
function blobOf(data: string) {
  const [, type = '', bytes = ''] = /^data:([^;]*);base64,(.*)$/.exec(data) ?? [];
  return new Blob([Uint8Array.from(atob(bytes), (it) => it.charCodeAt(0))], { type });
}

const BEGINNING = 70;
function beginningOf(html: string) {
  const said = (new DOMParser().parseFromString(html.replace(/<\/p>/g, ' '), 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return said.length > BEGINNING ? `${said.slice(0, BEGINNING)} …` : said;
}

function Notes({ of: { catatan, kembar, kembar_berkas } }: { of: CalonSoal }) {
  const t = useWords('questionBank');
  return (
    <>
      {kembar.length > 0 && <StatusTag tone="warn">{t('twinInBank')}</StatusTag>}
      {kembar_berkas.length > 0 && <StatusTag tone="warn">{t('twinInFile', { nomor: kembar_berkas.join(', ') })}</StatusTag>}
      {catatan.length > 0 && <StatusTag tone="note">{t('noted', { count: catatan.length })}</StatusTag>}
    </>
  );
}

function useLetak() {
  const t = useWords('questionBank');
  return ({ nomor, baris, nama }: Letak) => [t('questionAt', { nomor }), baris !== null && t('lineAt', { baris }), nama].filter(Boolean).join(' · ');
}
