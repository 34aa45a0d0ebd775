import { Button, Checkbox, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { impact } from '#contract/grading/impact.api';
import { type SumberNilai, takeOver, writtenBy } from '#contract/grading/take-over.api';
import { Loading } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { heldBy, UNSAID } from '#client/kit/resource/weighed';
import { useTelling } from '#client/kit/telling';
import { formatTanggal } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { LeaveScores } from '#client/grading/book/leave-scores';
import { useCompetences } from '#client/grading/book/column-dialog';
import { scoreText } from '#client/grading/book/score-text';
import { type Book, placeOf } from '#client/grading/book/use-book';
import { Impact } from '#client/grading/impact';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

type About = { id_kd?: string; lingkup_materi?: string };

/** Marks of assignments and exams taken over into the gradebook: what each would become, and which cells it would change, and what grades and reports would say then, before anything is written. */
export function SyncDialog({ book: { book, given }, onClose }: { book: Book; onClose: () => void }) {
  const [t, telling, textOf] = [useWords('gradebook'), useTelling(), useProblemText()];
  const [about, setAbout] = useState<Record<string, About>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [timpa, setOver] = useState(false);
  const [{ beside, wait }, setSaid] = useState(UNSAID);
  /** Scores change that a report has told of, though it would print the same. */
  const [isReasonAsked, askReason] = useState(false);
  /** How often scores were taken over: each time the rest brings about something else. */
  const [turn, setTurn] = useState(0);
  const [sources, setSources] = useState<readonly SumberNilai[]>();
  const look = useAction(takeOver.sync, { isQuiet: true });
  const apply = useAction(takeOver.sync);
  const place = placeOf(book);
  const choices = Object.entries(about).map(([id_asal, it]) => ({ id_asal, ...it }));
  const wish = JSON.stringify(about);
  const ask = () => {
    const ids = sources?.map(({ id_asal }) => ({ id_asal, ...about[id_asal] }));
    void look.run({ ...place, pratinjau: true, ...(ids?.length && choices.length && { sumber: ids }) }).then(({ data }) => setSources(data.sumber)).catch(() => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen stands for the question
  useEffect(ask, [wish]);
  const ready = (sources ?? []).filter((it) => !it.tertahan && !left.has(it.id_asal));
  const changesIn = (it: SumberNilai) => writtenBy(it, timpa);
  const total = ready.reduce((sum, it) => sum + changesIn(it).length, 0);
  const of = { ...place, timpa, sumber: ready.map(({ id_asal }) => ({ id_asal, ...about[id_asal] })) };
  const take = async () => {
    const { data } = await apply.run({ ...of, ...beside, ...given });
    const refused = data.sel.filter(({ hasil }) => hasil !== 'ok' && hasil !== 'tidak_berubah');
    telling.success({ title: t('synced', { count: data.sel.length - refused.length }), ...(refused.length && { description: t('syncedNot', { count: refused.length }) }) });
    if (!refused.some(({ hasil }) => hasil === 'REASON_NEEDED')) return onClose();
    askReason(true);
    setTurn((it) => it + 1);
    ask();
  };
  return (
    <Panel size={720} title={t('sync')} onClose={onClose} footer={<Button type="primary" {...heldBy(wait)} loading={apply.pending || wait?.isCounting === true} disabled={look.pending || !ready.length || wait !== undefined} onClick={() => void take().catch(ask)}>{t('syncApply', { count: total })}</Button>}>
      <p>{t('syncAbout')}</p>
      {look.error && <p className="book-bad" role="alert">{textOf(look.error)} <Button size="small" onClick={() => void look.run({ ...place, pratinjau: true }).then(({ data }) => setSources(data.sumber)).catch(() => undefined)}>{t('again')}</Button></p>}
      {!sources && !look.error && <Loading />}
      {sources?.length === 0 && <p className="list-state soft">{t('syncNone')}</p>}
      {sources && sources.length > 0 && (
        <>
          <p role="status">{t('syncSaid', { siap: ready.length, jumlah: sources.length, count: total })}</p>
          <ul className="book-sources">
            {sources.map((it) => (
              <Source key={it.id_asal} of={it} book={book} changes={changesIn(it)} isChosen={!left.has(it.id_asal)} about={about[it.id_asal]} onLeft={ask} onAbout={(one) => setAbout((all) => ({ ...all, [it.id_asal]: one }))}
                onChoose={(isIn) => setLeft((all) => new Set(isIn ? [...all].filter((id) => id !== it.id_asal) : [...all, it.id_asal]))} />
            ))}
          </ul>
          {sources.some(({ ditimpa }) => ditimpa > 0) && <Checkbox checked={timpa} onChange={({ target }) => setOver(target.checked)}>{t('syncOver', { count: sources.reduce((sum, { ditimpa }) => sum + ditimpa, 0) })}</Checkbox>}
          <Impact key={turn} endpoint={impact.ofTakeOver} wish={total > 0 ? of : undefined} onSaid={setSaid} isReasonAsked={isReasonAsked} />
        </>
      )}
    </Panel>
  );
}

type Props = { of: SumberNilai; book: Book['book']; changes: SumberNilai['sel']; isChosen: boolean; about: About | undefined; onAbout: (it: About) => void; onLeft: () => void; onChoose: (isIn: boolean) => void };
function Source({ of, book, changes, isChosen, about, onAbout, onChoose, onLeft }: Props) {
  const t = useWords('gradebook');
  const { rows } = useCompetences(book);
  const [lingkup, setLingkup] = useState('');
  const what = [t(of.assesmentType), of.kode ?? of.lingkup_materi ?? of.tipe, t(of.isBaru ? 'newColumn' : 'sameColumn')].join(' · ');
  const asks = of.tertahan === 'tanpa_kompetensi' || about !== undefined;
  return (
    <li>
      <Checkbox disabled={of.tertahan !== null} checked={isChosen && of.tertahan === null} onChange={({ target }) => onChoose(target.checked)}><b>{of.nama}</b></Checkbox>
      <p className="soft">{of.dari ? t('earnedIn', { kelas: of.dari.kelas }) : t(`asal.${of.asal}`)}{of.tanggal && `, ${formatTanggal(of.tanggal)}`} · {of.tertahan ? t(`tertahan.${of.tertahan}`) : what}</p>
      {asks && <Select aria-label={t('competenceOf', { nama: of.nama })} placeholder={t('choose')} value={about?.id_kd} onChange={(id_kd) => onAbout({ id_kd })} options={rows.filter(({ kode }) => book.kumer || /^[34]\./.test(kode)).map((it) => ({ value: it.id, label: `${it.kode} ${it.alias ?? it.kompetensi_dasar}` }))} />}
      {asks && book.kumer === 1 && of.asal === 'ujian' && <Input aria-label={t('scopeOf', { nama: of.nama })} placeholder={t('orScope')} maxLength={150} value={lingkup} onChange={({ target }) => setLingkup(target.value)} onBlur={() => lingkup.trim() && onAbout({ lingkup_materi: lingkup.trim() })} />}
      {(of.tertahan === null || of.dari) && (
        <details>
          <summary>{t('syncChanges', { count: changes.length, jumlah: of.jumlah_nilai })}{of.ditimpa > 0 && <> <span className="book-bad">{t('byHand', { count: of.ditimpa })}</span></>}</summary>
          <ul>{of.sel.filter((it) => of.dari || it.nilai !== it.sebelum).map((it) => <li key={it.id_murid}>{it.nama ?? t('erased')}: {scoreText(it.sebelum) || '–'} → {scoreText(it.nilai)} {it.isDiubah ? <span className="book-bad">{t(of.dari ? 'standsAlready' : 'changedByHand')}</span> : it.sebelum === it.nilai && t('alreadyThere')}</li>)}</ul>
        </details>
      )}
      {of.dari && <LeaveScores of={of} book={book} onLeft={onLeft} />}
    </li>
  );
}
