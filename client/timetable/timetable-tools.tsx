import { Alert, Button, Checkbox, Select } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { type Jadwal, type Pratinjau, timetable } from '#contract/timetable/timetable.api';
import type { timetableRefusals } from '#contract/timetable/timetable.refusals';
import type { AskOf } from '#contract/kit/endpoint';
import { ApiError } from '#client/kit/api';
import { Panel } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { saveFile } from '#client/kit/save-file';
import { tellSnack } from '#client/kit/snack';
import { sendFile } from '#client/kit/upload';
import { uuid } from '#client/kit/uuid';
import { useAction } from '#client/kit/view';
import { dayName } from '#client/timetable/day-name';
import { useWords } from '#client/kit/words';
import { Looked } from '#client/timetable/looked';
import { TimetableChanges } from '#client/timetable/timetable-changes';
import type { Tool } from '#client/timetable/tools';

const CHANGED = 'TIMETABLE_CHANGED' satisfies keyof typeof timetableRefusals;

type Props = { tool: Tool; grid: Jadwal; shown: { untuk: 'kelas' | 'guru'; id: string }; onClose(): void };

const ofYear = ({ id_tahun_ajaran }: Jadwal): Record<string, string> => (id_tahun_ajaran ? { id_tahun_ajaran } : {});

/** What is done with many lessons at once, and what leaves the screen. */
export function TimetableTools({ tool, grid, shown, onClose }: Props) {
  const t = useWords('grid');
  return (
    <Panel size={560} title={t(tool)} onClose={onClose}>
      <div className="timetable-drawer">
        {tool === 'copyDay' && <CopyDay grid={grid} onClose={onClose} />}
        {tool === 'copyClass' && <CopyClass grid={grid} onClose={onClose} />}
        {tool === 'bring' && <Bring grid={grid} onClose={onClose} />}
        {tool === 'history' && <TimetableChanges of={ofYear(grid)} />}
        {tool === 'take' && <Take grid={grid} />}
        {tool === 'print' && <Print grid={grid} shown={shown} />}
      </div>
    </Panel>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return <div><label htmlFor={id}>{label}</label>{children}</div>;
}

type Told = { dry_run: boolean; hanya_muat: boolean; sidik?: string };
/** A rehearsal is shown first, and what it showed is what is done: where that has changed meanwhile it is shown anew. Doing it offers its way back. */
function useMany<W extends object>(run: (wish: W & Told) => Promise<{ data: Pratinjau }>, onClose: () => void) {
  const t = useWords('grid');
  const undo = useAction(timetable.undo);
  const [looked, setLooked] = useState<Pratinjau & { isAnew: boolean }>();
  const look = (wish: W, isAnew = false) => void run({ ...wish, dry_run: true, hanya_muat: false }).then(({ data }) => setLooked({ ...data, isAnew })).catch(() => undefined);
  const apply = (wish: W) => void run({ ...wish, dry_run: false, hanya_muat: true, sidik: looked?.sidik ?? '' }).then(({ data: { id, tempat } }) => {
    tellSnack({ text: t('done', { count: tempat.length }), undo: () => void undo.run({ id: id as string }).catch(() => undefined) });
    onClose();
  }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === CHANGED) look(wish, true);
  });
  return { looked, look, apply, forget: () => setLooked(undefined) };
}

function CopyDay({ grid, onClose }: { grid: Jadwal; onClose(): void }) {
  const t = useWords('grid');
  const copy = useAction(timetable.copyDay);
  const [[hari, hari_tujuan, id_kelas], set] = useState<[number, number, string | undefined]>([1, 2, undefined]);
  const wish = { hari, hari_tujuan, ...ofYear(grid), ...(id_kelas ? { id_kelas } : {}) };
  const { looked, look, apply, forget } = useMany<typeof wish>((it) => copy.run(it as AskOf<typeof timetable.copyDay>), onClose);
  const days = Array.from({ length: grid.jumlah_hari }, (_, i) => ({ value: i + 1, label: dayName(i + 1) }));
  const choose = (...it: [number, number, string | undefined]) => { set(it); forget(); };
  return (
    <>
      <Labelled id="copy-from" label={t('from')}><Select id="copy-from" value={hari} options={days} onChange={(it) => choose(it, hari_tujuan, id_kelas)} /></Labelled>
      <Labelled id="copy-to" label={t('to')}><Select id="copy-to" value={hari_tujuan} options={days} onChange={(it) => choose(hari, it, id_kelas)} /></Labelled>
      <Labelled id="copy-class" label={t('kelas')}><Select id="copy-class" value={id_kelas ?? ''} options={[{ value: '', label: t('allClasses') }, ...grid.kelas.map((it) => ({ value: it.id_kelas, label: it.kelas }))]} onChange={(it) => choose(hari, hari_tujuan, it || undefined)} /></Labelled>
      {looked ? <Looked found={looked} isBusy={copy.pending} onApply={() => apply(wish)} /> : <Button type="primary" loading={copy.pending} disabled={hari === hari_tujuan} onClick={() => look(wish)}>{t('look')}</Button>}
    </>
  );
}

function CopyClass({ grid, onClose }: { grid: Jadwal; onClose(): void }) {
  const t = useWords('grid');
  const copy = useAction(timetable.copyClass);
  const [[from, to], set] = useState<[string, string]>(['', '']);
  const wish = { id_kelas: from, id_kelas_tujuan: to, ...ofYear(grid) };
  const { looked, look, apply, forget } = useMany<typeof wish>((it) => copy.run(it as AskOf<typeof timetable.copyClass>), onClose);
  const classes = grid.kelas.map((it) => ({ value: it.id_kelas_tahun_ajaran, label: it.kelas }));
  const choose = (...it: [string, string]) => { set(it); forget(); };
  return (
    <>
      <Labelled id="copy-from" label={t('from')}><Select id="copy-from" value={from || null} options={classes} onChange={(it) => choose(it, to)} /></Labelled>
      <Labelled id="copy-to" label={t('to')}><Select id="copy-to" value={to || null} options={classes} onChange={(it) => choose(from, it)} /></Labelled>
      {looked ? <Looked found={looked} isBusy={copy.pending} onApply={() => apply(wish)} /> : <Button type="primary" loading={copy.pending} disabled={!from || !to || from === to} onClick={() => look(wish)}>{t('look')}</Button>}
    </>
  );
}

function Bring({ grid, onClose }: { grid: Jadwal; onClose(): void }) {
  const [t, textOf] = [useWords('grid'), useProblemText()];
  const chooser = useRef<HTMLInputElement>(null);
  const [[file, key], setFile] = useState<[File | undefined, string]>([undefined, '']);
  const [ganti, setReplace] = useState(true);
  const [[isBusy, failure], tell] = useState<[boolean, string | undefined]>([false, undefined]);
  const run = async ({ of, dry_run, ...more }: { of: File; ganti: boolean } & Told) => {
    tell([true, undefined]);
    try {
      return await sendFile(timetable.bring, { dry_run, ...more, ...ofYear(grid) } as never, of, { key: dry_run ? '' : key });
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === CHANGED;
      if (isChanged) setFile(([it]) => [it, uuid()]);
      tell([false, isChanged ? undefined : textOf(error)]);
      throw error;
    } finally {
      tell(([, why]) => [false, why]);
    }
  };
  const { looked, look, apply, forget } = useMany<{ of: File; ganti: boolean }>(run, onClose);
  const choose = (it: File | undefined) => {
    if (chooser.current) chooser.current.value = '';
    forget();
    if (!it) return;
    setFile([it, uuid()]);
    look({ of: it, ganti });
  };
  return (
    <>
      <p>{t('bringAbout')}</p>
      <Checkbox checked={ganti} onChange={({ target }) => { setReplace(target.checked); forget(); if (file) look({ of: file, ganti: target.checked }); }}>{t('replace')}</Checkbox>
      <input ref={chooser} type="file" className="visually-hidden" accept=".fet,.xml,.csv,.xlsx" tabIndex={-1} aria-label={t('chooseFile')} onChange={({ target }) => choose(target.files?.[0])} />
      <Button type={looked ? 'default' : 'primary'} loading={isBusy} onClick={() => chooser.current?.click()}>{t('chooseFile')}</Button>
      {file && <p className="soft">{file.name}</p>}
      {failure && <Alert type="error" showIcon title={t('notBrought')} description={failure} />}
      {looked && file && <Looked found={looked} isBusy={isBusy} onApply={() => apply({ of: file, ganti })} />}
    </>
  );
}

/** Saves a file, and says where it could not be made. */
function useSaving(grid: Jadwal) {
  const textOf = useProblemText();
  const [[busy, failure], tell] = useState<[string, string | undefined]>(['', undefined]);
  const save = (query: string, path: string) => {
    tell([query, undefined]);
    const at = path === timetable.print.path ? timetable.print : timetable.take;
    void saveFile({ ...at, path: `${path}?${query}&${new URLSearchParams(ofYear(grid))}` }).then(() => tell(['', undefined]), (error: unknown) => tell(['', textOf(error)]));
  };
  return { busy, failure, save };
}

function Take({ grid }: { grid: Jadwal }) {
  const t = useWords('grid');
  const { busy, failure, save } = useSaving(grid);
  return (
    <>
      {(['fet', 'csv', 'xlsx'] as const).map((it) => <Button key={it} loading={busy === `bentuk=${it}`} onClick={() => save(`bentuk=${it}`, timetable.take.path)}>{t(it)}</Button>)}
      {failure && <Alert type="error" showIcon title={failure} />}
    </>
  );
}

function Print({ grid, shown }: Pick<Props, 'grid' | 'shown'>) {
  const t = useWords('grid');
  const { busy, failure, save } = useSaving(grid);
  const [kertas, setPaper] = useState<'A4' | 'F4'>('A4');
  const ways = { printOne: `untuk=${shown.untuk}&id=${shown.id}`, printClasses: 'untuk=kelas', printTeachers: 'untuk=guru', printSchool: 'untuk=sekolah' } as const;
  return (
    <>
      <Labelled id="print-paper" label={t('paper')}><Select id="print-paper" value={kertas} onChange={setPaper} options={[{ value: 'A4', label: 'A4' }, { value: 'F4', label: 'F4' }]} /></Labelled>
      {(Object.keys(ways) as (keyof typeof ways)[]).map((it) => <Button key={it} loading={busy.startsWith(`${ways[it]}&kertas`)} onClick={() => save(`${ways[it]}&kertas=${kertas}`, timetable.print.path)}>{t(it)}</Button>)}
      {failure && <Alert type="error" showIcon title={failure} />}
    </>
  );
}
