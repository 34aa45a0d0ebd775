import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { assignment, type TugasMurid } from '#contract/assignment/assignment.api';
import type { AskOf } from '#contract/kit/endpoint';
import { kindOf, told, whenOf } from '#client/assignment/assignment-said';
import { WorkTag } from '#client/assignment/work-tag';
import { htmlOf } from '#client/assignment/essay-text';
import { useDraft } from '#client/assignment/use-draft';
import { WorkShown } from '#client/assignment/work-shown';
import { later } from '#client/kit/later';
import { Screen } from '#client/kit/screen';
import { useTelling } from '#client/kit/telling';
import { formatJam } from '#client/kit/time';
import { useAction, useLiveState, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/assignment/assignment.css';
import '#client/assignment/assignment.words';

const Attachments = later(async () => (await import('#client/file/attachments')).Attachments);
const FileList = later(async () => (await import('#client/file/attachments')).FileList);
const RichText = later(async () => (await import('#client/kit/rich/rich-text')).RichText);

/** What is to be done, where a student does it, and what became of it. */
export function OwnWorkScreen() {
  const [t, { id = '' }] = [useWords('assignment'), useParams()];
  return <Screen title={t('title')} back={{ to: '/student/assignments', label: t('mine') }}><OwnWork key={id} id={id} /></Screen>;
}

function OwnWork({ id }: { id: string }) {
  const t = useWords('assignment');
  const { data: work } = useView(assignment.work, { id_sesi: id });
  const { judul, mapel, tipe_assignment, tenggat, terlambat, batas_terlambat, petunjuk, status, versi, tugas_nilai, nilai_versi, feedback, kembali_sampai, rubrik } = work;
  const taken = batas_terlambat ? t('lateUntilTold', { waktu: whenOf(batas_terlambat) }) : t('lateAlways');
  const after = terlambat === 'tolak' ? t('lateNever') : [taken, work.nilai_terlambat < 100 && t('lateMostTold', { nilai: told(work.nilai_terlambat) })].filter(Boolean).join(' ');
  return (
    <>
      <section className="panel work-asked">
        <div className="work-head"><h2>{judul}</h2><WorkTag status={status} /></div>
        <p className="soft">{mapel} · {kindOf(tipe_assignment, t)}</p>
        <p>{t('due', { waktu: whenOf(tenggat) })}. {after}</p>
        {petunjuk && <RichText html={petunjuk} />}
        {work.berkas.length > 0 && <FileList daftar={work.berkas} />}
        {rubrik.length > 0 && <ul className="work-rubric-told">{rubrik.map((it) => <li key={it.kriteria}>{it.kriteria} <span className="soft">{t('outOf', { n: it.skor })}</span></li>)}</ul>}
      </section>
      {status === 'returned' && <Alert type="warning" showIcon title={kembali_sampai ? t('redoUntil', { waktu: whenOf(kembali_sampai) }) : t('redo')} />}
      {(tugas_nilai !== null || feedback) && (
        <section className="panel" aria-label={t('feedback')}>
          {tugas_nilai !== null && <p className="work-mark">{t('yourMark', { nilai: told(tugas_nilai) })}</p>}
          {tugas_nilai !== null && nilai_versi !== null && nilai_versi !== versi && ['submitted', 'late'].includes(status) && <p className="soft">{t('olderMark', { n: nilai_versi })}</p>}
          {tugas_nilai !== null && work.soal.some(({ kunci }) => kunci === null) && <p className="soft">{t('keysLater')}</p>}
          {feedback && <p className="work-feedback" dir="auto">{feedback}</p>}
        </section>
      )}
      {work.boleh_mengumpulkan ? <Answering work={work} /> : <section className="panel" aria-label={t('your')}>{status !== 'graded' && <p className="soft">{t('closed')}</p>}<WorkShown work={work} versi={undefined} /><Unsent work={work} /></section>}
      {work.riwayat.length > 0 && (
        <details className="panel work-history">
          <summary>{t('history')}</summary>
          <ol>{work.riwayat.map((it) => <li key={it.versi}>{t('version', { n: it.versi })}: {t('receipt', { nomor: it.tanda_terima, waktu: whenOf(it.pada) })}{it.isTerlambat && ` · ${t('lateTag')}`}{it.isDitarik && ` · ${t('withdrawnTag')}`}</li>)}</ol>
        </details>
      )}
    </>
  );
}

/** What was written and could not be handed in before the end: it is still theirs. */
function Unsent({ work }: { work: TugasMurid }) {
  const t = useWords('assignment');
  const { draft, found } = useDraft(work);
  if (!found) return null;
  const chosen = Object.entries(draft.jawaban).map(([nomor, letter]) => `${nomor}. ${letter}`).join(', ');
  return (
    <div className="work-unsent">
      <Alert type="warning" showIcon title={t('draftClosed', { waktu: whenOf(found) })} />
      {draft.teks && <div className="work-text" dir="auto">{draft.teks}</div>}
      {chosen && <p>{chosen}</p>}
      {draft.berkas.length > 0 && <FileList daftar={draft.berkas} />}
    </div>
  );
}

function Answering({ work }: { work: TugasMurid }) {
  const [t, telling] = [useWords('assignment'), useTelling()];
  const { draft, isDirty, kept, found, write, taken } = useDraft(work);
  const { run, pending } = useAction(assignment.handIn);
  const { run: takeBack, pending: goesBack } = useAction(assignment.withdraw);
  const [receipt, setReceipt] = useState<string>();
  const isOffline = useLiveState() === 'offline';
  const isChoice = work.tipe_assignment === 'Multiple Choice';
  const isUpload = work.tipe_assignment === 'File Upload';
  const isEmpty = isChoice ? !Object.keys(draft.jawaban).length : isUpload ? !draft.berkas.length : !draft.teks.trim();
  const handIn = () => {
    const wish: AskOf<typeof assignment.handIn> = isUpload ? { id_sesi: work.id_sesi, id_file: draft.berkas[0]?.id ?? '' } : isChoice ? { id_sesi: work.id_sesi, jawaban_murid: draft.jawaban } : { id_sesi: work.id_sesi, essay_answer: htmlOf(draft.teks) };
    void run(wish).then(({ data }) => { taken(draft); setReceipt(data.tanda_terima); telling.success({ title: t('handedIn', { nomor: data.tanda_terima }) }); }, () => undefined);
  };
  return (
    <section className="panel work-answer" aria-label={t('your')}>
      <h2>{t('your')}</h2>
      {found && <Alert type="info" showIcon title={t('draftFound', { waktu: whenOf(found) })} />}
      {isChoice
        ? <ol className="work-questions is-asked">{work.soal.map((it) => (
          <li key={it.nomor}>
            <fieldset>
              <legend><span>{it.nomor}.</span> <RichText html={it.pertanyaan} /></legend>
              <Radio.Group name={`soal-${it.nomor}`} value={draft.jawaban[it.nomor] ?? null} onChange={({ target }) => write({ jawaban: { ...draft.jawaban, [it.nomor]: target.value } })}>
                {it.opsi.map((one) => <Radio key={one.id} value={one.id}><span className="work-option"><b>{one.id}</b> <RichText html={one.isi} /></span></Radio>)}
              </Radio.Group>
            </fieldset>
          </li>
        ))}</ol>
        : isUpload ? <Attachments value={draft.berkas} untuk="pengumpulan" most={1} onChange={(berkas) => write({ berkas })} /> : <textarea className="work-area" rows={6} aria-label={t('write')} placeholder={t('write')} maxLength={20_000} dir="auto" value={draft.teks} onChange={({ target }) => write({ teks: target.value })} />}
      <p className="work-draft" role="status">
        {isOffline ? t('waitsForNet') : kept === 'lost' ? t('draftLost') : isDirty && kept === 'kept' ? t('draftKept', { jam: formatJam(draft.pada) }) : receipt ? t('handedIn', { nomor: receipt }) : isChoice ? t('answered', { n: Object.keys(draft.jawaban).length, total: work.soal.length }) : ''}
      </p>
      <div className="work-acts">
        <Button type="primary" loading={pending} disabled={isOffline || isEmpty || (!isDirty && work.submit_time !== null)} onClick={handIn}>{work.submit_time ? t('handInAgain') : t('handIn')}</Button>
        {work.submit_time && ['submitted', 'late'].includes(work.status) && <Button loading={goesBack} disabled={isOffline} onClick={() => void takeBack({ id: work.id }).then(() => telling.success({ title: t('withdrawn') }), () => undefined)}>{t('withdraw')}</Button>}
      </div>
    </section>
  );
}
