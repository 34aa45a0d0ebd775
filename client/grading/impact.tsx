import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { passingName } from '#contract/curriculum/kbm';
import type { Predikat } from '#contract/curriculum/passing-interval';
import { type Dampak, type DampakMurid, type DampakNilai } from '#contract/grading/impact';
import { LEAST_REASON } from '#contract/kit/reasoned';
import { type AnyEndpoint, call } from '#client/kit/api';
import { useCalm } from '#client/kit/calm';
import { formatAngka } from '#client/kit/number';
import type { Said } from '#client/kit/resource/weighed';
import { useWords } from '#client/kit/words';
import { predicateSaid } from '#client/grading/grade-said';
import { sentenceOf } from '#client/grading/impact-said';
import '#client/grading/impact.css';
import '#client/grading/impact.words';
import '#client/grading/ledger.words';

const SETTLED_MS = 600;
/** So many people are shown at first, and so many more each time that more are asked for. */
const [FIRST, MORE] = [6, 100];
type Props = { endpoint: AnyEndpoint; /** What would be changed; nothing while it cannot be. */ wish: object | undefined; onSaid: (it: Said) => void; /** A reason is needed whatever it would bring about. */ isReasonAsked?: boolean };

/** What a change would bring about, before it is saved: one sentence, the people behind it, the worst first, and why it is made. What was looked at goes with the save, which waits until it can be; where it cannot, the server weighs alone. Counted once: the save that follows does not ask what it would bring about. */
export function Impact({ endpoint, wish, onSaid, isReasonAsked = false }: Props) {
  const [t, id] = [useWords('impact'), useId()];
  const asked = useCalm(wish && JSON.stringify(wish), SETTLED_MS);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [endpoint.name, asked], enabled: asked !== undefined, staleTime: 'static', gcTime: 0, retry: false, placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Dampak> => ((await call(endpoint, JSON.parse(asked as string), { signal })) as { data: Dampak }).data,
  });
  const [alasan, setAlasan] = useState('');
  const isSettled = asked !== undefined && asked === (wish && JSON.stringify(wish)) && !isFetching && !isError;
  const dampak = isSettled ? data?.sidik : undefined;
  const isCounted = isSettled && data !== undefined && (data.jumlah_murid > 0 || data.kelas_belum_dihitung > 0);
  const isReasonNeeded = isReasonAsked || (isSettled && data?.alasan_wajib === true);
  const isReasonMissing = isReasonNeeded && alasan.trim().length < LEAST_REASON;
  const wait = wish === undefined || (isError && !isReasonAsked) ? undefined : !isSettled && !isError ? 'counting' : isReasonMissing ? 'reasonMissing' : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who listens may be another each time
  useEffect(() => onSaid({ beside: { ...(alasan.trim() && { alasan: alasan.trim() }), ...(dampak && { dampak }) }, wait: wait && { isCounting: wait === 'counting', why: t(wait) } }), [alasan, dampak, wait]);
  if (!wish) return null;
  return (
    <section className="impact" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('title')}</h3>
      <p className="impact-said" role="status">{isError ? t('failed') : !data || !isSettled ? t('counting') : sentenceOf(data, t)}</p>
      {(isError || isSettled) && <div className="impact-acts"><Button size="small" onClick={() => void refetch()}>{t('again')}</Button></div>}
      {data && isCounted && (
        <>
          {data.rapor.terbit > 0 && <p className="soft">{t('newVersion', { versi: formatAngka(data.rapor.versi) })}</p>}
          {data.kelas_belum_dihitung > 0 && <p className="soft">{t('beyond', { n: data.kelas_belum_dihitung })}</p>}
          <People murid={data.murid} />
        </>
      )}
      {(isError || isCounted || isReasonAsked) && (
        <div className="impact-reason">
          <label htmlFor={`${id}-reason`}>{t('reason')}</label>
          <Input.TextArea id={`${id}-reason`} rows={2} maxLength={300} value={alasan} aria-describedby={`${id}-help`} aria-required={isReasonNeeded} status={isReasonMissing ? 'warning' : ''} onChange={({ target }) => setAlasan(target.value)} />
          <small id={`${id}-help`} className="soft">{t(isReasonNeeded ? 'reasonNeeded' : 'reasonFree')}</small>
        </div>
      )}
    </section>
  );
}

function People({ murid }: { murid: readonly DampakMurid[] }) {
  const t = useWords('impact');
  const [most, setMost] = useState(FIRST);
  const left = murid.length - most;
  return (
    <>
      <ul className="impact-people" aria-label={t('people')} tabIndex={0}>{murid.slice(0, most).map((it) => <Person key={`${it.id_kelas_tahun_ajaran} ${it.id_murid}`} of={it} />)}</ul>
      {left > 0 && <div className="impact-acts"><Button size="small" onClick={() => setMost(most + MORE)}>{t('more', { n: Math.min(left, MORE), jumlah: formatAngka(murid.length) })}</Button></div>}
    </>
  );
}

function Person({ of: { nama, kelas, nilai, peringkat_sebelum, peringkat, rapor } }: { of: DampakMurid }) {
  const t = useWords('impact');
  const told = (it: number | null) => (it === null ? t('none') : formatAngka(it));
  return (
    <li>
      <span><b>{nama ?? t('student')}</b> <small>{kelas}</small></span>
      {nilai.map((it) => <Grade key={`${it.id_mata_pelajaran} ${it.jenis}`} of={it} />)}
      {peringkat_sebelum !== peringkat && <small>{t('rank')} {told(peringkat_sebelum)} → {told(peringkat)}</small>}
      {rapor.map(({ type, isPublished, versi }) => <small key={type}>{t(isPublished ? 'out' : 'draft', { type: t(type), versi })}</small>)}
    </li>
  );
}

function Grade({ of: { mapel, jenis, nilai_sebelum, nilai, predikat_sebelum, predikat, tuntas_sebelum, tuntas, kkm } }: { of: DampakNilai }) {
  const [t, g] = [useWords('impact'), useWords('ledger')];
  const told = (it: number | null, letter: Predikat | null) => (it === null ? t('none') : [formatAngka(it), letter && predicateSaid(g, jenis, letter)].filter(Boolean).join(' '));
  const [falls, rises] = [tuntas === false && tuntas_sebelum !== false, tuntas !== false && tuntas_sebelum === false];
  return (
    <small>
      {mapel}{jenis !== 'akhir' && ` · ${t(jenis)}`}: {told(nilai_sebelum, predikat_sebelum)} → {told(nilai, predikat)}
      {(falls || rises) && <> · <span className={falls ? 'is-down' : 'is-up'}>{t(falls ? 'below' : 'reached', { batas: passingName(jenis === 'akhir'), kkm })}</span></>}
    </small>
  );
}
