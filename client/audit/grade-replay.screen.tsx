import { FileExcelOutlined, SwapOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type BukuDahulu, gradeAudit } from '#contract/audit/grade-audit.api';
import { useAddress } from '#client/kit/address';
import { ApiError } from '#client/kit/api';
import { Loading } from '#client/kit/boundary';
import { ListState } from '#client/kit/list/list-state';
import { formatAngka } from '#client/kit/number';
import { useProblemText } from '#client/kit/problem';
import { saveFile } from '#client/kit/save-file';
import { Screen } from '#client/kit/screen';
import { useTelling } from '#client/kit/telling';
import { formatDetik, formatHariTanggal } from '#client/kit/time';
import { isGone } from '#client/kit/view';
import { useWide } from '#client/kit/wide';
import { type Translate, useWords } from '#client/kit/words';
import { useArea } from '#client/audit/area';
import { changeSaid } from '#client/audit/grade-change-said';
import { GradeCompare } from '#client/audit/grade-compare';
import { GradeEvents } from '#client/audit/grade-events';
import { GradeTape } from '#client/audit/grade-tape';
import { GradesThen } from '#client/audit/grade-then';
import { countBy } from '#client/audit/playing';
import { type GradeReplaying, type OfBook, useGradeReplay } from '#client/audit/use-grade-replay';
import { whoIs } from '#client/audit/who';
import '#client/audit/audit.css';
import '#client/audit/grade-audit.css';
import '#client/audit/grade-audit.words';

/** A gradebook as it was after each of its events, and two of its moments held against each other. */
export function GradeReplayScreen() {
  const [t, area] = [useWords('gradeAudit'), useArea()];
  const { idKelas = '', idMapel = '' } = useParams();
  const [title, setTitle] = useState(t('replay'));
  const [params, setParams] = useAddress();
  const isComparing = params.has('banding') || params.has('dari');
  useWide();
  const turn = () => setParams((before) => {
    const after = new URLSearchParams(before);
    if (isComparing) for (const name of ['banding', 'dari', 'sampai']) after.delete(name);
    else after.set('banding', '1');
    return after;
  }, { replace: true });
  return (
    <Screen title={title} back={{ to: `${area}/audit/grades`, label: t('title') }} actions={<Button icon={<SwapOutlined aria-hidden />} aria-pressed={isComparing} onClick={turn}>{t('compare')}</Button>}>
      <Replay key={`${idKelas} ${idMapel}`} of={{ id_kelas: idKelas, id_mata_pelajaran: idMapel }} onTitle={setTitle} isComparing={isComparing} onClose={turn} />
    </Screen>
  );
}

type Props = { of: OfBook; onTitle: (title: string) => void; isComparing: boolean; onClose: () => void };

function Replay({ of, onTitle, isComparing, onClose }: Props) {
  const t = useWords('gradeAudit');
  const replay = useGradeReplay(of);
  const { waktu, held, isOld, error, retry, playing } = replay;
  const title = held ? titleOf(held.book, t) : t('replay');
  useEffect(() => onTitle(title), [title, onTitle]);
  if (error instanceof ApiError && isGone(error)) throw error;
  if (!held) return error ? <Failed error={error} retry={retry} /> : <Loading />;
  const { book, before } = held;
  return (
    <>
      <p className="also grade-said"><span className="soft">{book.mapel} · {book.kelas}</span> <Said book={book} replay={replay} /></p>
      {error && <Failed error={error} retry={retry} />}
      {waktu.length === 0 ? <ListState kind="empty" title={t('bookNone')} /> : <GradeTape replay={replay} />}
      {waktu.length > 0 && <Take of={of} book={book} />}
      {isComparing && waktu[0] && <GradeCompare of={of} first={waktu[0]} now={book.at ?? (waktu.at(-1) as string)} onClose={onClose} />}
      {waktu.length > 0 && (
        <div className="grade-half" aria-busy={isOld}>
          <GradesThen book={book} before={before} />
          <GradeEvents of={of} at={book.at ?? BEFORE_ALL} onGo={(at) => playing.goTo(countBy(waktu, at))} />
        </div>
      )}
    </>
  );
}

const BEFORE_ALL = '1970-01-01T00:00:00.000Z';
const titleOf = ({ kelas, at }: BukuDahulu, t: Translate<'gradeAudit'>) => (at ? t('bookAt', { kelas, hari: formatHariTanggal(new Date(at)), jam: formatDetik(at) }) : t('bookBefore', { kelas }));

/** Which event it is, what it did, and whether the book is locked. */
function Said({ book: { nomor, jumlah, peristiwa, murid, kolom, terkunci }, replay }: { book: BukuDahulu; replay: GradeReplaying }) {
  const t = useWords('gradeAudit');
  const name = murid.find((it) => it.id_murid === peristiwa?.id_murid)?.nama;
  const column = kolom.find((it) => it.id_kolom === peristiwa?.id_kolom)?.nama ?? null;
  return (
    <span aria-live={replay.playing.isPlaying ? 'off' : 'polite'}>
      {jumlah > 0 && <>{t('place', { n: formatAngka(nomor), jumlah: formatAngka(jumlah) })} </>}
      {peristiwa && <><b>{whoIs(peristiwa.oleh)}</b>: {name && `${name}, `}{changeSaid({ ...peristiwa, type: peristiwa.type as never, kolom: peristiwa.kolom ?? column }, t)}{peristiwa.alasan && ` (${t('why', { alasan: peristiwa.alasan })})`}. </>}
      {jumlah > 0 && t(terkunci ? 'locked' : 'open')}
    </span>
  );
}

/** The book of the moment as a sheet. */
function Take({ of, book: { nomor, hash } }: { of: OfBook; book: BukuDahulu }) {
  const [t, telling, textOf] = [useWords('gradeAudit'), useTelling(), useProblemText()];
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const question = new URLSearchParams({ ...of, nomor: String(nomor) });
    await saveFile({ ...gradeAudit.take, path: `${gradeAudit.take.path}?${question}` }).catch((error: ApiError) => telling.error({ title: t('takeFailed'), description: textOf(error) }));
    setBusy(false);
  };
  return (
    <p className="grade-take">
      <Button size="small" icon={<FileExcelOutlined aria-hidden />} loading={isBusy} onClick={() => void take()}>{t('take')}</Button>
      {hash && <span className="soft">{t('hash')} <code>{hash}</code></span>}
    </p>
  );
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const [t, textOf] = [useWords('kit'), useProblemText()];
  return <Alert type="error" showIcon title={t('failed')} description={`${textOf(error)} ${t('code', { code: error instanceof ApiError ? error.code : error.name })}`} action={<Button size="small" onClick={retry}>{t('retry')}</Button>} />;
}
