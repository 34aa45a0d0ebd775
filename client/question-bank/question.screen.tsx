import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { formatPersen } from '#client/kit/number';
import { Concerns, Record, RecordCard, RecordFrame } from '#client/kit/record';
import { Screen } from '#client/kit/screen';
import { later } from '#client/kit/later';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { useSession } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { difficultyOf } from '#client/question-bank/difficulty';
import { QuestionShown } from '#client/question-bank/question-shown';
import '#client/question-bank/question-bank.words';

const QuestionForm = later(async () => (await import('#client/question-bank/question-form')).QuestionForm);
type Soal = OutputOf<typeof questionBank.one>['data'];
const HOME = '/teacher/question-bank';

/** A new question. */
export function QuestionAddScreen() {
  const [t, telling, navigate] = [useWords('questionBank'), useTelling(), useNavigate()];
  const { run } = useAction(questionBank.write, { isQuiet: true });
  const [written, setWritten] = useState<string>();
  return (
    <Screen title={t('write')} back={{ to: HOME, label: t('title') }}>
      <QuestionForm onSaved={() => void navigate(`${HOME}/${written}`)} save={async (wish) => {
        const { data } = await run(wish);
        setWritten(data.id);
        telling.success({ title: data.kembar.length ? t('savedTwin', { count: data.kembar.length }) : t('saved') });
      }} />
    </Screen>
  );
}

/** One question: as a student sees it, with what is right beside; and, of whoever wrote it, its text. */
export function QuestionScreen() {
  const t = useWords('questionBank');
  const { id = '' } = useParams();
  const back = { to: HOME, label: t('title') };
  return <RecordFrame back={back}><OneQuestion id={id} back={back} /></RecordFrame>;
}

function OneQuestion({ id, back }: { id: string; back: { to: string; label: string } }) {
  const [t, navigate, session] = [useWords('questionBank'), useNavigate(), useSession()];
  const { data: soal } = useView(questionBank.one, { id });
  const [isRemoving, setRemoving] = useState(false);
  const isOwn = soal.id_guru === session?.user.id;
  const facts = [[t('mapel'), soal.mapel], [t('level'), soal.level], [t('kd'), soal.kd], [t('kognitif'), soal.kognitif && t(soal.kognitif)], [t('skor'), soal.skor_maksimal], [t('guru'), soal.guru], [t('version'), soal.versi]] as const;
  return (
    <>
      <Record back={back} eyebrow={t(soal.tipe)} name={plainOf(soal)} tag={<StatusTag tone={soal.berbagi === 'mapel' ? 'info' : 'calm'}>{t(`berbagi.${soal.berbagi}`)}</StatusTag>} facts={facts.filter(([, value]) => value !== null)}
        actions={isOwn && <><Link className="btn" to="?tab=edit"><EditOutlined aria-hidden /> {t('edit')}</Link><button type="button" className="btn" onClick={() => setRemoving(true)}><DeleteOutlined aria-hidden /> {t('remove')}</button></>}
        tabs={[{ key: 'show', label: t('asSeen'), content: () => <Shown soal={soal} /> }, ...(isOwn ? [{ key: 'edit', label: t('edit'), content: () => <Edit soal={soal} /> }] : [])]} />
      {isRemoving && <RemovalDialog endpoint={questionBank.remove} id={id} list={questionBank.list} title={t('removeTitle', { count: 1 })} question={t('removeAsk')} refusal={({ code }) => code === 'IN_USE' && t('inPackage', { nama: plainOf(soal) })} onClose={() => setRemoving(false)} onRemoved={() => void navigate(HOME)} />}
    </>
  );
}

const plainOf = ({ pertanyaan }: Soal) => (new DOMParser().parseFromString(pertanyaan, 'text/html').body.textContent?.trim() || '–').slice(0, 120);

function Shown({ soal }: { soal: Soal }) {
  const t = useWords('questionBank');
  const twins = soal.kembar.map(({ id, guru }) => <Link key={id} className="btn" to={`${HOME}/${id}`}>{guru ?? t('somebody')}</Link>);
  return (
    <>
      <Concerns items={twins.length ? [{ key: 'twins', what: t('twins', { count: twins.length }), about: t('twinsAbout'), action: <span className="question-twins">{twins}</span> }] : []} />
      <div className="question-both">
        <RecordCard id="soal-murid" title={t('asSeen')}><QuestionShown soal={soal} /></RecordCard>
        <RecordCard id="soal-kunci" title={t('withKey')}><QuestionShown soal={soal} isKeyed /></RecordCard>
      </div>
      <RecordCard id="soal-lalu" title={t('past')}><p>{soal.kesukaran === null ? t('pastNone') : t('pastSaid', { count: soal.ditanyakan, kesukaran: formatPersen(100 * soal.kesukaran), tingkat: t(difficultyOf(soal.kesukaran)), daya: formatPersen(soal.daya_beda) })}</p>{soal.kesukaran !== null && <p className="soft">{t('pastAbout')}</p>}</RecordCard>
    </>
  );
}

/** Begun with the version that is there now; where another is newer by then the server says so. */
function Edit({ soal }: { soal: Soal }) {
  const [t, telling, navigate] = [useWords('questionBank'), useTelling(), useNavigate()];
  const { run } = useAction(questionBank.revise, { isQuiet: true });
  const [{ id, versi }] = useState(soal);
  return (
    <QuestionForm from={soal} labels={soal} onSaved={() => void navigate('?')} save={async (wish) => {
      await run({ ...wish, id, versi });
      telling.success({ title: t('saved') });
    }} />
  );
}
