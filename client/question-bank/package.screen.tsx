import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { questionPackage } from '#contract/question-bank/question-bank.api';
import { later } from '#client/kit/later';
import { Record, RecordCard, RecordFrame } from '#client/kit/record';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { useTelling } from '#client/kit/telling';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { Paket } from '#client/question-bank/package-form';
import '#client/question-bank/question-bank.css';
import '#client/question-bank/question-bank.words';

const PackageForm = later(async () => (await import('#client/question-bank/package-form')).PackageForm);
const HOME = '/teacher/question-bank/package';

/** A new package, of questions that are chosen, or drawn by a blueprint. */
export function PackageAddScreen() {
  const [t, telling, navigate] = [useWords('questionBank'), useTelling(), useNavigate()];
  const { run } = useAction(questionPackage.make, { isQuiet: true });
  const [made, setMade] = useState<string>();
  return (
    <Screen title={t('make')} back={{ to: HOME, label: t('packages') }}>
      <PackageForm onSaved={() => void navigate(`${HOME}/${made}`)} save={async (wish) => {
        const { data } = await run(wish);
        setMade(data.id);
        telling.success({ title: t('madeOf', { count: data.jumlah_soal }) });
      }} />
    </Screen>
  );
}

/** One package: its questions in order, and how they are spread. */
export function PackageScreen() {
  const t = useWords('questionBank');
  const { id = '' } = useParams();
  const back = { to: HOME, label: t('packages') };
  return <RecordFrame back={back}><OnePackage id={id} back={back} /></RecordFrame>;
}

function OnePackage({ id, back }: { id: string; back: { to: string; label: string } }) {
  const [t, navigate, session] = [useWords('questionBank'), useNavigate(), useSession()];
  const { data: paket } = useView(questionPackage.one, { id });
  const [isRemoving, setRemoving] = useState(false);
  const isOwn = paket.id_guru === session?.user.id;
  const facts = [[t('mapel'), paket.mapel], [t('level'), paket.level], [t('questions'), paket.jumlah_soal], [t('guru'), paket.guru]] as const;
  return (
    <>
      <Record back={back} eyebrow={t(paket.tipe)} name={paket.judul} facts={facts.filter(([, value]) => value !== null)}
        actions={isOwn && <><Link className="btn" to="?tab=edit"><EditOutlined aria-hidden /> {t('edit')}</Link><button type="button" className="btn" onClick={() => setRemoving(true)}><DeleteOutlined aria-hidden /> {t('remove')}</button></>}
        tabs={[{ key: 'show', label: t('questions'), content: () => <Told paket={paket} /> }, ...(isOwn ? [{ key: 'edit', label: t('edit'), content: () => <Edit paket={paket} /> }] : [])]} />
      {isRemoving && <RemovalDialog endpoint={questionPackage.remove} id={id} list={questionPackage.list} title={t('removePackage', { nama: paket.judul })} question={t('removePackageAsk')} onClose={() => setRemoving(false)} onRemoved={() => void navigate(HOME)} />}
    </>
  );
}

function Told({ paket: { daftar_soal, kisi_kisi } }: { paket: Paket }) {
  const t = useWords('questionBank');
  const spread = new Map<string, number>();
  for (const { kd, kognitif } of daftar_soal) spread.set(`${kd ?? t('noKd')} · ${kognitif ?? t('noLevel')}`, (spread.get(`${kd ?? t('noKd')} · ${kognitif ?? t('noLevel')}`) ?? 0) + 1);
  return (
    <div className="question-both">
      <RecordCard id="paket-soal" title={t('questions')}>
        {daftar_soal.length ? <ol className="package-lines">{daftar_soal.map((it) => <li key={it.id_soal}><Link to={`/teacher/question-bank/${it.id_soal}`} dir="auto">{it.ringkasan}</Link><small>{[t(it.tipe), it.kd, it.kognitif, t('weightOf', { bobot: it.bobot })].filter(Boolean).join(' · ')}</small></li>)}</ol> : <p className="soft">{t('emptyPackage')}</p>}
      </RecordCard>
      <RecordCard id="paket-sebaran" title={t('spread')}>
        {spread.size ? <ul className="record-lines">{[...spread].map(([what, count]) => <li key={what}>{what}<small>{t('questionCount', { count })}</small></li>)}</ul> : <p className="soft">{t('emptyPackage')}</p>}
        {kisi_kisi.length > 0 && <p className="question-help">{t('blueprintAsks', { count: kisi_kisi.reduce((sum, { jumlah }) => sum + jumlah, 0) })}</p>}
      </RecordCard>
    </div>
  );
}

/** What was seen goes along, so that nobody's change is written over unseen. */
function Edit({ paket }: { paket: Paket }) {
  const [t, telling, navigate] = [useWords('questionBank'), useTelling(), useNavigate()];
  const { run } = useAction(questionPackage.change, { isQuiet: true });
  const [{ id, judul, tipe, id_mata_pelajaran, id_level, daftar_soal, kisi_kisi }] = useState(paket);
  const sebelum = { judul, tipe, id_mata_pelajaran, id_level, daftar_soal: daftar_soal.map(({ id_soal, bobot }) => ({ id_soal, bobot })), kisi_kisi };
  return (
    <PackageForm from={paket} onSaved={() => void navigate('?')} save={async (wish) => {
      await run({ ...wish, id, sebelum });
      telling.success({ title: t('saved') });
    }} />
  );
}
