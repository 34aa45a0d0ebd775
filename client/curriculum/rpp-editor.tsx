import { Alert, Button } from 'antd';
import type { RincianRpp } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import { isBlank, type IsiRpp, lacking, type NamaBagian, SUSUNAN, WAJIB } from '#contract/curriculum/rpp-parts';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { clock, formatJam, formatTanggal } from '#client/kit/time';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { PartShown } from '#client/curriculum/part-shown';
import { PartField } from '#client/curriculum/rpp-parts';
import { Remarks } from '#client/curriculum/rpp-remarks';
import { partName, type Say } from '#client/curriculum/rpp-said';
import { type RppDraft, type SaveState, useRppDraft } from '#client/curriculum/use-rpp-draft';

/** A plan as its teachers write it: chapter by chapter, saved by itself, with the remarks beside the parts that they are about. */
export function RppEditor({ rincian }: { rincian: RincianRpp }) {
  const t = useWords('rpp');
  const draft = useRppDraft(rincian);
  const isLost = draft.state.is === 'waiting' && !draft.state.isKept;
  const { question } = useLeaveGuard(isLost);
  const isi = { ...rincian.isi, ...draft.theirs, ...draft.mine } as IsiRpp;
  const missing = lacking(rincian.jenis, isi);
  return (
    <div className="rpp-edit">
      {SUSUNAN[rincian.jenis].map(({ bab, bagian }) => (
        <section key={bab} className="panel" aria-labelledby={`rpp-bab-${bab}`}>
          <h2 id={`rpp-bab-${bab}`} className="rpp-chapter">{t(`bab.${bab}`)}</h2>
          {bagian.map((name) => <Part key={name} name={name} rincian={rincian} draft={draft} isi={isi} />)}
        </section>
      ))}
      <Remarks rincian={rincian} bagian="umum" />
      <footer className="at-foot rpp-foot">
        <SaveSaid state={draft.state} />
        <span className="soft">{t('filled', { n: WAJIB[rincian.jenis].length - missing.length, jumlah: WAJIB[rincian.jenis].length })}</span>
        <Submit rincian={rincian} missing={missing} unsent={draft.unsent} />
      </footer>
      {question}
    </div>
  );
}

type PartProps = { name: NamaBagian; rincian: RincianRpp; draft: RppDraft; isi: IsiRpp };
function Part({ name, rincian, draft, isi }: PartProps) {
  const t = useWords('rpp');
  const isClash = draft.clashes.includes(name);
  const isRequired = WAJIB[rincian.jenis].includes(name);
  const value = draft.partOf(name);
  return (
    <div className="rpp-part">
      <p className="rpp-part-head"><label htmlFor={`rpp-${name}`}>{partName(name, t)}</label>{isRequired && <span className={isBlank(isi[name]) ? 'rpp-required is-open' : 'rpp-required'}>{t('required')}</span>}</p>
      {isClash ? <Clash name={name} rincian={rincian} draft={draft} /> : (
        <PartField name={name} value={value} isDeep={name === 'kegiatan' && isi.pola_kegiatan === 'mendalam'} of={rincian} onChange={(it: never) => draft.write(name, it)} />
      )}
      <Remarks rincian={rincian} bagian={name} />
    </div>
  );
}

/** Two wrote the same words: both are shown, and one is chosen. */
function Clash({ name, rincian, draft }: Omit<PartProps, 'isi'>) {
  const t = useWords('rpp');
  const side = (isi: IsiRpp) => <PartShown name={name} isi={isi} of={rincian} />;
  return (
    <div className="rpp-clash" role="group" aria-label={t('clash')}>
      <p>{t('clashAbout')}</p>
      <div><h3>{t('theirs')}</h3>{side(draft.theirs)}<Button onClick={() => draft.resolve(name, false)}>{t('keepTheirs')}</Button></div>
      <div><h3>{t('mine')}</h3>{side({ ...draft.theirs, ...draft.mine } as IsiRpp)}<Button type="primary" onClick={() => draft.resolve(name, true)}>{t('keepMine')}</Button></div>
    </div>
  );
}

function SaveSaid({ state }: { state: SaveState }) {
  const t = useWords('rpp');
  return <p className={`rpp-saved is-${state.is}`} role="status">{saidOf(state, t)}</p>;
}
function saidOf(state: SaveState, t: Say) {
  if (state.is === 'saved') return state.at === null ? t('saved') : t('savedAt', { jam: formatJam(clock.at(state.at)) });
  if (state.is === 'waiting') return t(state.isKept ? 'waiting' : 'waitingOnly');
  return state.is === 'refused' ? t('refused', { why: state.why.message }) : t(state.is);
}

/** Once it is whole and all of it is saved. */
function Submit({ rincian, missing, unsent }: { rincian: RincianRpp; missing: readonly NamaBagian[]; unsent: number }) {
  const [t, telling] = [useWords('rpp'), useTelling()];
  const { run, pending } = useAction(api.decide);
  if (rincian.status === 'disetujui') return null;
  const send = () => void run({ id: rincian.id, status: 'diajukan' }).then(() => telling.success({ title: t('submitted') })).catch(() => undefined);
  return (
    <>
      {missing.length > 0 && <span className="soft rpp-lacking">{t('lacking', { bagian: missing.map((it) => partName(it, t)).join(', ') })}</span>}
      <Button type="primary" loading={pending} disabled={missing.length > 0 || unsent > 0} onClick={send}>{t('submit')}</Button>
    </>
  );
}

/** What keeps it from being changed, or what a change leads to. */
export function Standing({ rincian }: { rincian: RincianRpp }) {
  const t = useWords('rpp');
  const [last] = rincian.daftar_versi;
  const said = rincian.status === 'diajukan' ? t('underReview') : rincian.status === 'revisi' ? t('returned') : rincian.versi_berlaku !== null && rincian.status === 'draf' ? t('stillInForce', { versi: rincian.versi_berlaku }) : last && rincian.status === 'disetujui'
    ? t('inForce', { versi: last.versi, oleh: last.disetujui_oleh ?? t('somebody'), tanggal: formatTanggal(new Date(last.tanggal_disetujui)), berikut: last.versi + 1 }) : '';
  return said ? <Alert type={rincian.status === 'revisi' ? 'warning' : 'info'} showIcon title={said} /> : null;
}
