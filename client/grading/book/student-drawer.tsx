import { Button, Input, Radio } from 'antd';
import type { ReactNode } from 'react';
import { ASPEK_SIKAP, type AspekSikap, type JenisDeskripsi } from '#contract/grading/gradebook';
import { type BarisNilai, gradebook } from '#contract/grading/gradebook.api';
import { Panel } from '#client/kit/dialog';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Overtaken, useDraft } from '#client/kit/overtaken';
import { scoreText } from '#client/grading/book/score-text';
import type { Book, Column } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

/** What the calculation says of a student in each paragraph of the report. */
export type Generated = Partial<Record<JenisDeskripsi, string | null>>;
type Props = { book: Book; columns: readonly Column[]; row: BarisNilai; generated: Generated; finals: ReactNode; onClose: () => void };

/** One student in a subject: scores, the final grade, what the report says of them, and in K13 how they behave. */
export function StudentDrawer({ book, columns, row, generated, finals, onClose }: Props) {
  const t = useWords('gradebook');
  const kinds: JenisDeskripsi[] = book.book.kumer ? ['capaian'] : ['pengetahuan', 'keterampilan'];
  return (
    <Panel size={480} title={row.nama ?? t('erased')} onClose={onClose}>
      <dl className="book-facts">
        {columns.map((it) => <div key={it.id_kolom}><dt>{it.nama}{it.isRemedial && ` · ${t('remedialShort')}`}</dt><dd>{scoreText(book.shown(row, it.id_kolom).nilai) || '–'}</dd></div>)}
      </dl>
      {finals}
      {kinds.map((jenis) => <Paragraph key={jenis} book={book} row={row} jenis={jenis} generated={generated[jenis] ?? null} />)}
      {!book.book.kumer && ASPEK_SIKAP.map((aspek) => <Attitude key={aspek} book={book} row={row} aspek={aspek} />)}
    </Panel>
  );
}

const placeOf = ({ book: { id_kelas_tahun_ajaran, id_mata_pelajaran } }: Book) => ({ id_kelas: id_kelas_tahun_ajaran, id_mata_pelajaran });

/** What the report says: the generated text until the teacher has words of their own. */
function Paragraph({ book, row, jenis, generated }: { book: Book; row: BarisNilai; jenis: JenisDeskripsi; generated: string | null }) {
  const t = useWords('gradebook');
  const own = row.deskripsi.find((it) => it.jenis === jenis)?.teks ?? null;
  const draft = useDraft({ teks: own });
  const { run, pending } = useAction(gradebook.describe);
  const shown = draft.now.teks ?? '';
  const { mayWrite, given } = book;
  const save = async (teks: string) => {
    await run({ ...placeOf(book), id_murid: row.id_murid, jenis, teks, sebelum: draft.seen, ...given });
    draft.leave();
  };
  return (
    <section className="book-paragraph" aria-labelledby={`text-${jenis}`}>
      <h3 id={`text-${jenis}`}>{t(`deskripsi.${jenis}`)}</h3>
      <p className="soft">{generated ?? t('noGenerated')}</p>
      {mayWrite ? (
        <>
          <label htmlFor={`own-${jenis}`}>{t('ownWords')}</label>
          <Input.TextArea id={`own-${jenis}`} rows={4} maxLength={500} showCount placeholder={t('ownWordsHelp')} value={shown} onChange={({ target }) => draft.write({ teks: target.value })} />
          <Overtaken isi={own ?? t('useGenerated')} draft={draft} />
          <div className="book-acts">
            <Button type="primary" disabled={draft.isOvertaken || shown.trim() === (own ?? '')} loading={pending} onClick={() => void save(shown.trim()).catch(() => undefined)}>{t('save')}</Button>
            {generated && <Button onClick={() => draft.write({ teks: generated })}>{t('beginWith')}</Button>}
            {own !== null && <Button disabled={draft.isOvertaken} onClick={() => void save('').catch(() => undefined)}>{t('useGenerated')}</Button>}
          </div>
        </>
      ) : own && <p>{own}</p>}
    </section>
  );
}

const LEVELS = [4, 3, 2, 1] as const;
const USUAL = 3;
const LEAST_NOTE = 10;
/** Good is usual; whatever else somebody is judged, says why. */
function Attitude({ book, row, aspek }: { book: Book; row: BarisNilai; aspek: AspekSikap }) {
  const t = useWords('gradebook');
  const { nilai: stood = null, jurnal: noted = null } = row.sikap.find((it) => it.aspek === aspek) ?? {};
  const { mayWrite, given } = book;
  const draft = useDraft({ nilai: stood, jurnal: noted ?? '' });
  const { run, pending } = useAction(gradebook.judge);
  const [nilai, jurnal] = [draft.now.nilai ?? USUAL, draft.now.jurnal];
  const isNoted = nilai === USUAL || jurnal.trim().length >= LEAST_NOTE;
  const isSame = nilai === (stood ?? USUAL) && jurnal === (noted ?? '');
  const save = async () => {
    await run({ ...placeOf(book), id_murid: row.id_murid, aspek, nilai, jurnal: jurnal.trim(), sebelum: draft.seen, ...given });
    draft.leave();
  };
  return (
    <section className="book-paragraph" aria-labelledby={`attitude-${aspek}`}>
      <h3 id={`attitude-${aspek}`}>{t(`sikap.${aspek}`)}</h3>
      <Radio.Group aria-labelledby={`attitude-${aspek}`} disabled={!mayWrite} value={nilai} onChange={({ target }) => draft.write({ nilai: target.value })} options={LEVELS.map((value) => ({ value, label: t(`sikapNilai.${value}`) }))} />
      <label htmlFor={`note-${aspek}`}>{t('attitudeNote')}</label>
      <Input.TextArea id={`note-${aspek}`} rows={2} maxLength={500} disabled={!mayWrite} value={jurnal} onChange={({ target }) => draft.write({ jurnal: target.value })} />
      <Overtaken isi={[t(`sikapNilai.${(stood ?? USUAL) as (typeof LEVELS)[number]}`), noted].filter(Boolean).join(', ')} draft={draft} />
      {!isNoted && <small className="book-bad">{t('attitudeNoteNeeded')}</small>}
      {mayWrite && <div className="book-acts"><Button type="primary" loading={pending} disabled={draft.isOvertaken || isSame || !isNoted} onClick={() => void save().catch(() => undefined)}>{t('save')}</Button></div>}
    </section>
  );
}
