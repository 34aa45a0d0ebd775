import { Checkbox, Select } from 'antd';
import { useRef } from 'react';
import { EssaySheet } from '#client/exam/marking/essay-sheet';
import { type Landing, nextQuestion } from '#client/exam/marking/moves';
import { useCells } from '#client/exam/marking/use-cells';
import type { Head } from '#client/exam/marking/standing';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { ListState } from '#client/kit/list/list-state';
import { useWords } from '#client/kit/words';
import { QuestionShown } from '#client/question-bank/question-shown';

const LIMIT = 25;

/** Essays, one question across all who answered it. What is looked at stands in the address. */
export function EssaysPart({ head }: { head: Head }) {
  const t = useWords('marking');
  const [params, setParams] = useAddress();
  const { queue, question } = useCells(head);
  const landing = useRef<Landing>(undefined);
  const soal = head.soal.filter(({ tipe }) => tipe === 'Essay');
  const one = soal.find(({ nomor }) => String(nomor) === params.get('soal')) ?? soal.find(({ belum_dinilai }) => belum_dinilai > 0) ?? soal[0];
  if (!one) return <ListState kind="empty" title={t('noEssays')} />;
  const put = (changed: Record<string, string | undefined>) => setParams((before) => {
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries({ halaman: undefined, soal: String(one.nomor), ...changed })) value ? next.set(name, value) : next.delete(name);
    return next;
  }, { replace: true });
  const step = (by: 1 | -1) => put({ soal: String(nextQuestion(soal, one, by).nomor) });
  /** The keyboard goes along. */
  const stepOn = (by: 1 | -1, at: number) => {
    if (nextQuestion(soal, one, by) === one) return false;
    landing.current = { who: 'first', at };
    step(by);
    return true;
  };
  const kelas = head.kelas.find((it) => it.id_kelas_tahun_ajaran === params.get('kelas'))?.id_kelas_tahun_ajaran;
  return (
    <>
      <div className="essay-bar">
        <div className="essay-steps">
          <button type="button" className="btn" disabled={one === soal[0]} onClick={() => step(-1)}>← <span className="visually-hidden">{t('before')}</span></button>
          <Select aria-label={t('ofQuestions', { count: soal.length, n: soal.indexOf(one) + 1, total: soal.length })} value={one.nomor} onChange={(nomor) => put({ soal: String(nomor) })} options={soal.map((it) => ({ value: it.nomor, label: `${t('question', { nomor: it.nomor })}${it.belum_dinilai ? ` · ${it.belum_dinilai}` : ' ✓'}` }))} />
          <button type="button" className="btn" disabled={one === soal.at(-1)} onClick={() => step(1)}>→ <span className="visually-hidden">{t('after')}</span></button>
        </div>
        {head.kelas.length > 1 && <Select aria-label={t('kelas')} value={kelas ?? ''} onChange={(it) => put({ kelas: it || undefined })} options={[{ value: '', label: t('allClasses') }, ...head.kelas.map((it) => ({ value: it.id_kelas_tahun_ajaran, label: it.kelas }))]} />}
        <Checkbox checked={params.get('tanpa_nama') === 'ya'} onChange={({ target }) => put({ tanpa_nama: target.checked ? 'ya' : undefined })}>{t('hideNames')}</Checkbox>
        <p className="essay-left" role="status">{one.belum_dinilai ? t('unread', { count: one.belum_dinilai }) : t('allRead')}{!head.kemajuan.belum_dinilai && head.kemajuan.selesai > 0 && !head.kemajuan.isFinal && ` ${t('essaysDone')}`}{head.kemajuan.isFinal && ` ${t('changeReopens')}`}</p>
      </div>
      <details className="panel essay-question" open>
        <summary>{t('questionShown')}</summary>
        <QuestionShown soal={{ ...one, pembahasan: '' }} isKeyed />
      </details>
      <Boundary key={one.id_soal}>
        <EssaySheet head={head} soal={one} kelas={kelas} isNameless={params.get('tanpa_nama') === 'ya'} page={Number(params.get('halaman')) || 1} limit={Number(params.get('banyak')) || LIMIT} landing={landing}
          onPage={(n) => put({ halaman: String(n) })} onSize={(n) => put({ banyak: String(n) })} onQuestion={stepOn} queue={queue} />
      </Boundary>
      {question}
    </>
  );
}
