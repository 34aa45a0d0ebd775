import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import type { RincianRpp } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import { type IsiRpp, SUSUNAN } from '#contract/curriculum/rpp-parts';
import { useMayAsk, useSession } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { PartShown } from '#client/curriculum/part-shown';
import { Remarks } from '#client/curriculum/rpp-remarks';
import { partName } from '#client/curriculum/rpp-said';

/** A plan as it is read and judged: each part with what is remarked on it beside, and the decision at the end. */
export function RppReview({ rincian }: { rincian: RincianRpp }) {
  const { versi, versi_berlaku } = rincian;
  return versi_berlaku === null || versi_berlaku === versi ? <Parts rincian={rincian} /> : <Against rincian={rincian} versi={versi_berlaku} />;
}

/** Whoever approved it before sees what reads otherwise since. */
function Against({ rincian, versi }: { rincian: RincianRpp; versi: number }) {
  const { data: { isi } } = useView(api.version, { id: rincian.id, versi });
  return <Parts rincian={rincian} inForce={{ versi, isi }} />;
}

function Parts({ rincian, inForce }: { rincian: RincianRpp; inForce?: { versi: number; isi: IsiRpp } }) {
  const t = useWords('rpp');
  const maySay = useMayAsk(api.remark);
  return (
    <div className="rpp-edit">
      {SUSUNAN[rincian.jenis].map(({ bab, bagian }) => (
        <section key={bab} className="panel" aria-labelledby={`rpp-bab-${bab}`}>
          <h2 id={`rpp-bab-${bab}`} className="rpp-chapter">{t(`bab.${bab}`)}</h2>
          {bagian.map((name) => (
            <div key={name} className="rpp-both">
              <div className="rpp-read"><h3>{partName(name, t)} {inForce && JSON.stringify(inForce.isi[name]) !== JSON.stringify(rincian.isi[name]) && <StatusTag tone="warn">{t('changedSince', { n: inForce.versi })}</StatusTag>}</h3><PartShown name={name} isi={rincian.isi} of={rincian} /></div>
              <Remarks rincian={rincian} bagian={name} />
            </div>
          ))}
        </section>
      ))}
      {(maySay || rincian.catatan_reviu.some((it) => it.bagian === 'umum')) && <section className="panel" aria-labelledby="rpp-whole"><h2 id="rpp-whole" className="rpp-chapter">{t('wholePlan')}</h2><Remarks rincian={rincian} bagian="umum" /></section>}
      {maySay && <Decision rincian={rincian} />}
    </div>
  );
}

/** Approved or returned as it was read: what has changed since is refused. */
function Decision({ rincian }: { rincian: RincianRpp }) {
  const [t, telling, me] = [useWords('rpp'), useTelling(), useSession()?.user.id];
  const { run, pending } = useAction(api.decide);
  const [catatan, setCatatan] = useState('');
  if (rincian.penyusun.some((it) => it.id_guru === me)) return <Alert type="info" showIcon title={t('ownPlan')} />;
  if (rincian.status !== 'diajukan') return <p className="soft">{t('notWaiting')}</p>;
  const decide = (status: 'disetujui' | 'revisi') => void run({ id: rincian.id, status, catatan: catatan.trim(), revisi_ke: rincian.revisi }).then(() => {
    setCatatan('');
    telling.success({ title: t(status === 'disetujui' ? 'approved' : 'gaveBack') });
  }).catch(() => undefined);
  const hasOpen = rincian.catatan_reviu.some((it) => !it.selesai);
  return (
    <footer className="at-foot rpp-foot">
      <label htmlFor="rpp-decision">{t('overall')}</label>
      <Input.TextArea id="rpp-decision" className="rpp-grow" rows={1} maxLength={2_000} value={catatan} onChange={({ target }) => setCatatan(target.value)} />
      <Button loading={pending} disabled={!hasOpen && !catatan.trim()} onClick={() => decide('revisi')}>{t('giveBack')}</Button>
      <Button type="primary" loading={pending} onClick={() => decide('disetujui')}>{t('approve')}</Button>
    </footer>
  );
}
