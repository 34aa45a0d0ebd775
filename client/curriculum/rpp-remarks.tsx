import { CommentOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { BagianCatatan, CatatanRpp, RincianRpp } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import { useMayAsk, useSession } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { momentOf, partName } from '#client/curriculum/rpp-said';

const LEAST = 3;
type Of = { rincian: RincianRpp; bagian: BagianCatatan };

/** The remarks on a part, each with its answers, and room for another where one may write it. */
export function Remarks({ rincian, bagian }: Of) {
  const t = useWords('rpp');
  const mayRemark = useMayAsk(api.remark);
  const me = useSession()?.user.id;
  const isWriter = rincian.penyusun.some((it) => it.id_guru === me);
  const remarks = rincian.catatan_reviu.filter((it) => it.bagian === bagian);
  return (
    <div className="rpp-remarks">
      {remarks.map((it) => <Remark key={it.id} id={rincian.id} remark={it} mayAnswer={isWriter || mayRemark} maySettle={mayRemark} />)}
      {mayRemark && !isWriter && <Writing label={t('remarkOn', { bagian: partName(bagian, t) })} open={t('addRemark')} verb={t('sendRemark')} endpoint={api.remark} input={{ id: rincian.id, bagian }} />}
    </div>
  );
}

function Remark({ id, remark, mayAnswer, maySettle }: { id: string; remark: CatatanRpp; mayAnswer: boolean; maySettle: boolean }) {
  const t = useWords('rpp');
  const { run, pending } = useAction(api.settle);
  const said = ({ oleh, pada }: { oleh: string | null; pada: string }) => <span className="soft">{t('by', { oleh: oleh ?? t('somebody'), waktu: momentOf(pada) })}</span>;
  return (
    <article className={`rpp-remark${remark.selesai ? ' is-settled' : ''}`}>
      <p><CommentOutlined aria-hidden /> {remark.teks} {remark.selesai && <StatusTag tone="good">{t('settled')}</StatusTag>}<br />{said(remark)}</p>
      {remark.jawaban.map((it) => <p key={it.id} className="rpp-answer">{it.teks}<br />{said(it)}</p>)}
      {!remark.selesai && (
        <div className="rpp-acts">
          {mayAnswer && <Writing label={t('answerTo')} open={t('answer')} verb={t('sendAnswer')} endpoint={api.answer} input={{ id, id_catatan: remark.id }} />}
          {maySettle && <Button size="small" loading={pending} onClick={() => void run({ id, id_catatan: remark.id }).catch(() => undefined)}>{t('settle')}</Button>}
        </div>
      )}
    </article>
  );
}

type Writes = { label: string; open: string; verb: string; endpoint: typeof api.remark | typeof api.answer; input: object };
/** A few words, once one wishes to write them. */
function Writing({ label, open, verb, endpoint, input }: Writes) {
  const t = useWords('rpp');
  const [text, setText] = useState<string>();
  const { run, pending } = useAction(endpoint);
  const id = useId();
  if (text === undefined) return <Button size="small" onClick={() => setText('')}>{open}<span className="visually-hidden">: {label}</span></Button>;
  const send = () => void run({ ...input, teks: text.trim() } as never).then(() => setText(undefined)).catch(() => undefined);
  return (
    <div className="rpp-writing">
      <label htmlFor={id}>{label}</label>
      <Input.TextArea id={id} autoFocus className="rpp-grow" rows={2} maxLength={2_000} value={text} onChange={({ target }) => setText(target.value)} onKeyDown={(it) => it.key === 'Enter' && (it.ctrlKey || it.metaKey) && text.trim().length >= LEAST && send()} />
      <div className="rpp-acts">
        <Button size="small" type="primary" loading={pending} disabled={text.trim().length < LEAST} onClick={send}>{verb}</Button>
        <Button size="small" onClick={() => setText(undefined)}>{t('cancel')}</Button>
      </div>
    </div>
  );
}
