import { Button } from 'antd';
import { useRef, useState } from 'react';
import { assignment } from '#contract/assignment/assignment.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { refusalOf, told, whenOf } from '#client/assignment/assignment-said';
import type { Head, Row } from '#client/assignment/use-marks';
import type { ApiError } from '#client/kit/api';
import { Panel } from '#client/kit/dialog';
import { download } from '#client/kit/download';
import { fileName, fileOf } from '#client/kit/list/files';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { sendFile } from '#client/kit/upload';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/assignment/assignment.css';
import '#client/assignment/assignment.words';

/** What would be changed, and of what was refused why. */
type Line = OutputOf<typeof assignment.readSheet>['data'][number] & { jumlah?: number | null };
type Props = { head: Head; rows: readonly Row[] };
const CHANGES = new Set(['baru', 'berubah']);
/** What is wrong comes first, then what would change. */
const rankOf = ({ hasil }: Line) => (hasil === 'sama' ? 2 : CHANGES.has(hasil) ? 1 : 0);

/** Marks as a sheet: out with their names, and back with a look at what would change. */
export function MarkSheet({ head, rows }: Props) {
  const t = useWords('assignment');
  const [isBringing, setBringing] = useState(false);
  const take = async () => {
    const titles = ['NIS', t('nama'), t('statusTitle'), t('submittedAt'), 'Versi', 'Nilai', 'Umpan Balik'];
    const lines = rows.map((it) => [it.nis ?? '', it.nama ?? '', t(it.status), it.submit_time ? whenOf(it.submit_time) : '', it.versi, it.tugas_nilai ?? '', it.feedback ?? '']);
    download(fileName(`${head.judul} ${head.kelas}`, 'xlsx'), await fileOf('xlsx', [titles, ...lines]));
  };
  return (
    <>
      <button type="button" className="btn is-small" onClick={() => void take()}>{t('exportMarks')}</button>
      {head.boleh_menilai && <button type="button" className="btn is-small" onClick={() => setBringing(true)}>{t('importMarks')}</button>}
      {isBringing && <Bringing head={head} onClose={() => setBringing(false)} />}
    </>
  );
}

function Bringing({ head, onClose }: { head: Head; onClose: () => void }) {
  const [t, telling, textOf] = [useWords('assignment'), useTelling(), useProblemText()];
  const chooser = useRef<HTMLInputElement>(null);
  const [lines, setLines] = useState<Line[]>();
  const [failure, setFailure] = useState<string>();
  const { run, pending } = useAction(assignment.mark);
  const changing = (lines ?? []).filter(({ hasil }) => CHANGES.has(hasil));
  const faults = (lines ?? []).filter((it) => rankOf(it) === 0).length;
  const look = async (file: File | undefined) => {
    if (chooser.current) chooser.current.value = '';
    if (!file) return;
    setFailure(undefined);
    try {
      setLines((await sendFile(assignment.readSheet, { id: head.id_sesi }, file)).data.toSorted((a, b) => rankOf(a) - rankOf(b)));
    } catch (error) {
      setFailure(textOf(error as ApiError));
    }
  };
  const apply = async () => {
    const data = changing.map(({ id_murid, versi, tugas_nilai, feedback, sebelum }) => ({ id_murid: id_murid as string, ...(versi !== null && { versi }), ...(tugas_nilai !== null && { tugas_nilai }), ...(feedback && { feedback }), sebelum: { tugas_nilai: sebelum?.tugas_nilai ?? null, feedback: sebelum?.feedback ?? '' } }));
    const { data: outcomes } = await run({ id_sesi: head.id_sesi, data });
    const refused = new Map(outcomes.flatMap((it) => (it.hasil === 'ok' || it.hasil === 'tidak_berubah' ? [] : [[it.id_murid, it] as const])));
    telling.success({ title: t('applied', { count: outcomes.length - refused.size }), ...(refused.size && { description: t('appliedNot', { count: refused.size }) }) });
    if (!refused.size) return onClose();
    setLines(changing.flatMap((it) => { const why = refused.get(it.id_murid); return why ? [{ ...it, hasil: why.hasil, jumlah: why.jumlah }] : []; }));
  };
  return (
    <Panel size={720} title={t('importMarks')} onClose={onClose} footer={lines && <Button type="primary" loading={pending} disabled={!changing.length} onClick={() => void apply().catch(() => undefined)}>{t('apply', { count: changing.length })}</Button>}>
      <p>{t('importAbout')}</p>
      <input ref={chooser} type="file" className="visually-hidden" tabIndex={-1} aria-label={t('chooseFile')} accept=".xlsx" onChange={({ target }) => void look(target.files?.[0])} />
      <Button onClick={() => chooser.current?.click()}>{t('chooseFile')}</Button>
      {failure && <p className="is-bad" role="alert">{failure}</p>}
      {lines && (
        <>
          <p role="status">{changing.length ? t('willChange', { count: changing.length }) : t('sheetNone')}{faults > 0 && <> · <b className="is-bad">{t('sheetFaults', { count: faults })}</b></>}</p>
          <section className="scroll-x" aria-label={t('importMarks')} tabIndex={0}>
            <table className="work-table">
              <thead><tr>{[t('line'), t('nis'), t('nama'), t('before'), t('after'), t('feedback'), t('outcome')].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
              <tbody>{lines.map((it) => <tr key={it.baris} data-row-key={it.baris}><td className="n">{it.baris}</td><td>{it.nis}</td><td>{it.nama ?? '–'}</td><td className="n">{told(it.sebelum?.tugas_nilai ?? null)}</td><td className="n">{it.tugas_nilai === null && it.ditulis ? it.ditulis : told(it.tugas_nilai)}</td><td>{it.feedback}</td><td>{it.hasil === 'baru' || it.hasil === 'berubah' || it.hasil === 'sama' ? t(it.hasil) : <span className="is-bad">{refusalOf(it.hasil, it.jumlah)}</span>}</td></tr>)}</tbody>
            </table>
          </section>
        </>
      )}
    </Panel>
  );
}
