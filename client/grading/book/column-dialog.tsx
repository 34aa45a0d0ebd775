import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { passingName } from '#contract/curriculum/kbm';
import { type Assesment, isOfMerdeka, mayBeRemedial, type Teknik, type TipeKolom } from '#contract/grading/gradebook';
import { gradebook } from '#contract/grading/gradebook.api';
import { impact } from '#contract/grading/impact.api';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { DayInput } from '#client/kit/day-input';
import { Dialog } from '#client/kit/dialog';
import { heldBy, UNSAID } from '#client/kit/resource/weighed';
import { questionOf, useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ColumnRemoval } from '#client/grading/book/column-removal';
import { techniquesOf } from '#client/grading/book/columns';
import { Impact } from '#client/grading/impact';
import { type Book, type Column, placeOf, scoresIn } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

const KINDS: Record<'k13' | 'merdeka', [TipeKolom, Assesment][]> = {
  k13: [['KD', 'pengetahuan'], ['KD', 'keterampilan'], ['PTS', 'pengetahuan'], ['PAS', 'pengetahuan']],
  merdeka: [['TP', 'sumatif_lm'], ['LM', 'sumatif_lm'], ['STS', 'sumatif_ts'], ['SAS', 'sumatif_as'], ['TP', 'formatif'], ['LM', 'formatif']],
};
const MOST = 100;

/** A competence of a subject on a level, to choose one of. */
export function useCompetences({ id_mata_pelajaran, id_level, kumer }: { id_mata_pelajaran: string; id_level: string | null; kumer: number }) {
  const question = { id_mata_pelajaran, id_level: id_level ?? undefined, jenis: kumer ? 'TP' : 'KD', limit: MOST, sortBy: 'urutan' };
  const { data, isFetching } = useQuery(questionOf(basicCompetence.api.list, question as never));
  return { isFetching, rows: ((data?.data ?? []) as unknown) as { id: string; kode: string; alias: string | null; kompetensi_dasar: string }[] };
}

/** A column to be added, or what of one may be changed. */
export function ColumnDialog({ book, column, onClose }: { book: Book; column?: Column | undefined; onClose: () => void }) {
  return column ? <Changing book={book} column={column} onClose={onClose} /> : <Adding book={book} onClose={onClose} />;
}

function Adding({ book: { book, given }, onClose }: { book: Book; onClose: () => void }) {
  const t = useWords('gradebook');
  const kinds = KINDS[book.kumer ? 'merdeka' : 'k13'];
  const [kind, setKind] = useState(0);
  const [[tipe, assesmentType]] = [kinds[kind] ?? (kinds[0] as [TipeKolom, Assesment])];
  const [nama, setNama] = useState('');
  const [id_kd, setCompetence] = useState<string>();
  const [lingkup, setLingkup] = useState('');
  const [teknik, setTeknik] = useState<Teknik | null>(null);
  const [bobot, setBobot] = useState(1);
  const [tanggal, setTanggal] = useState('');
  const [isRemedial, setRemedial] = useState(false);
  const [isGhost, setGhost] = useState(false);
  const { rows, isFetching } = useCompetences(book);
  const [add, ghost] = [useAction(gradebook.addColumn), useAction(gradebook.addGhost)];
  const isOfCompetence = tipe === 'KD' || tipe === 'TP';
  const fitting = rows.filter(({ kode }) => tipe !== 'KD' || kode.startsWith(assesmentType === 'keterampilan' ? '4.' : '3.'));
  const isComplete = (!isOfCompetence || id_kd !== undefined) && (tipe !== 'LM' || lingkup.trim() !== '');
  const save = async () => {
    const name = nama.trim() ? { nama: nama.trim() } : {};
    if (isGhost && id_kd) await ghost.run({ id_kd_master: id_kd, id_kelas: book.id_kelas_tahun_ajaran, ...name, ...given });
    else await add.run({ ...placeOf(book), tipe, assesmentType, ...name, id_kd: isOfCompetence ? (id_kd ?? null) : null, lingkup_materi: tipe === 'LM' ? lingkup.trim() : null, teknik, bobot, tanggal: tanggal || null, isRemedial: mayBeRemedial(tipe) && isRemedial, ...given });
    onClose();
  };
  return (
    <Dialog title={t('addColumn')} okText={t('add')} cancelText={t('cancel')} confirmLoading={add.pending || ghost.pending} okButtonProps={{ disabled: !isComplete }} onOk={() => void save().catch(() => undefined)} onCancel={onClose}>
      <div className="book-form">
        <Field label={t('kind')} id="column-kind"><Select id="column-kind" value={kind} onChange={(it) => { setKind(it); setCompetence(undefined); setTeknik(null); }} options={kinds.map(([one, of], value) => ({ value, label: `${t(of)} · ${t(`tipe.${one}`)}` }))} /></Field>
        {isOfCompetence && <Field label={t('competence')} id="column-kd"><Select id="column-kd" value={id_kd} onChange={setCompetence} loading={isFetching} placeholder={t('choose')} showSearch={{ optionFilterProp: 'label' }} options={fitting.map((it) => ({ value: it.id, label: `${it.kode} ${it.alias ?? it.kompetensi_dasar}` }))} /></Field>}
        {tipe === 'LM' && <Field label={t('scope')} id="column-scope"><Input id="column-scope" maxLength={150} value={lingkup} onChange={({ target }) => setLingkup(target.value)} /></Field>}
        <Field label={t('columnName')} id="column-name" help={t('columnNameHelp')}><Input id="column-name" maxLength={80} value={nama} onChange={({ target }) => setNama(target.value)} /></Field>
        {!isGhost && <More assesmentType={assesmentType} tipe={tipe} teknik={teknik} bobot={bobot} tanggal={tanggal} isRemedial={isRemedial} onTeknik={setTeknik} onBobot={setBobot} onTanggal={setTanggal} onRemedial={setRemedial} />}
        {isOfCompetence && <Checkbox checked={isGhost} onChange={({ target }) => setGhost(target.checked)}>{t('ghost')} <small className="soft">{t('ghostHelp')}</small></Checkbox>}
      </div>
    </Dialog>
  );
}

function Changing({ book: own, column, onClose }: { book: Book; column: Column; onClose: () => void }) {
  const t = useWords('gradebook');
  const { book, mayWrite, given } = own;
  const [isRemoving, setRemoving] = useState(false);
  const [nama, setNama] = useState(column.nama);
  const [teknik, setTeknik] = useState(column.teknik);
  const [bobot, setBobot] = useState(column.bobot);
  const [tanggal, setTanggal] = useState(column.tanggal ?? '');
  const [isRemedial, setRemedial] = useState(column.isRemedial);
  const change = useAction(gradebook.changeColumn);
  const [{ beside, wait }, setSaid] = useState(UNSAID);
  const weighed = { bobot, isRemedial, teknik };
  const isWeighed = scoresIn(book, column.id_kolom) > 0 && Number.isInteger(bobot) && (bobot !== column.bobot || isRemedial !== column.isRemedial || teknik !== column.teknik);
  const about = [column.kode, column.alias ?? column.kompetensi_dasar, column.lingkup_materi].filter(Boolean).join(' · ');
  const save = async () => {
    await change.run({ ...placeOf(book), id: column.id_kolom, nama, teknik, bobot, tanggal: tanggal || null, isRemedial, ...beside, ...given });
    onClose();
  };
  if (isRemoving) return <ColumnRemoval book={own} column={column} onClose={onClose} />;
  return (
    <Dialog title={column.nama} onCancel={onClose} footer={mayWrite ? [
      <Button key="remove" danger onClick={() => setRemoving(true)}>{t('remove')}</Button>,
      <Button key="cancel" onClick={onClose}>{t('cancel')}</Button>,
      <Button key="save" type="primary" loading={change.pending} disabled={!nama.trim()} {...heldBy(wait)} onClick={() => void save().catch(() => undefined)}>{t('save')}</Button>,
    ] : null}>
      <p>{t(column.assesmentType)} · {t(`tipe.${column.tipe}`)} · {t(`asal.${column.asal}`)}</p>
      {about && <p className="soft">{about}</p>}
      {mayWrite && (
        <div className="book-form">
          <Field label={t('columnName')} id="column-name"><Input id="column-name" maxLength={80} value={nama} onChange={({ target }) => setNama(target.value)} /></Field>
          <More assesmentType={column.assesmentType} tipe={column.tipe} teknik={teknik} bobot={bobot} tanggal={tanggal} isRemedial={isRemedial} onTeknik={setTeknik} onBobot={setBobot} onTanggal={setTanggal} onRemedial={setRemedial} />
          <Impact endpoint={impact.ofColumn} wish={isWeighed ? { ...placeOf(book), id: column.id_kolom, ...weighed } : undefined} onSaid={setSaid} />
        </div>
      )}
    </Dialog>
  );
}

type MoreProps = {
  assesmentType: Assesment; tipe: TipeKolom; teknik: Teknik | null; bobot: number; tanggal: string; isRemedial: boolean;
  onTeknik: (it: Teknik | null) => void; onBobot: (it: number) => void; onTanggal: (it: string) => void; onRemedial: (it: boolean) => void;
};
function More({ assesmentType, tipe, teknik, bobot, tanggal, isRemedial, onTeknik, onBobot, onTanggal, onRemedial }: MoreProps) {
  const t = useWords('gradebook');
  return (
    <>
      <Field label={t('technique')} id="column-technique"><Select id="column-technique" allowClear value={teknik ?? undefined} onChange={(it) => onTeknik(it ?? null)} options={techniquesOf(assesmentType).map((value) => ({ value, label: t(`teknik.${value}`) }))} /></Field>
      <Field label={t('weight')} id="column-weight"><InputNumber id="column-weight" min={1} max={10} precision={0} value={bobot} onChange={(it) => onBobot(it ?? 1)} /></Field>
      <Field label={t('date')} id="column-date"><DayInput id="column-date" value={tanggal} onChange={({ target }) => onTanggal(target.value)} /></Field>
      {mayBeRemedial(tipe) && <Checkbox checked={isRemedial} onChange={({ target }) => onRemedial(target.checked)}>{t('remedial', { batas: passingName(isOfMerdeka(tipe)) })}</Checkbox>}
    </>
  );
}

/** A field of a dialog with its name above it. */
export function Field({ label, id, help, children }: { label: string; id: string; help?: string; children: ReactNode }) {
  return <div className="book-field"><label htmlFor={id}>{label}</label>{children}{help && <small className="soft">{help}</small>}</div>;
}
