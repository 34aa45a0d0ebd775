import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { TopicForm as Wish } from '#contract/lesson/topic';
import { topics } from '#contract/lesson/topic.api';
import { useAddress } from '#client/kit/address';
import { later } from '#client/kit/later';
import { Record, RecordCard, RecordFrame } from '#client/kit/record';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { TopicMaterial } from '#client/teaching/topic-material';
import '#client/lesson/plan.words';

const TopicForm = later(async () => (await import('#client/teaching/topic-form')).TopicForm);
const HOME = '/teacher/topic';
const EMPTY: Wish = { judul: '', uraian: '', id_mata_pelajaran: '', id_level: '', tampil_mulai: null, tautan: [], daftar_gambar: [], daftar_berkas: [] };

export function TopicAddScreen() {
  const [t, navigate] = [useWords('plan'), useNavigate()];
  const [params] = useAddress();
  const { run } = useAction(topics.write, { isQuiet: true });
  const from = { ...EMPTY, id_mata_pelajaran: params.get('id_mata_pelajaran') ?? '', id_level: params.get('id_level') ?? '' };
  return (
    <Screen title={t('write')} back={{ to: HOME, label: t('topics') }}>
      <TopicForm from={from} save={async (topic) => (await run({ topic })).data.id} onSaved={(id) => void navigate(`${HOME}/${id}`)} />
    </Screen>
  );
}

/** One topic: its material, and how often lessons are about it. */
export function TopicScreen() {
  const t = useWords('plan');
  const { id = '' } = useParams();
  const back = { to: HOME, label: t('topics') };
  return <RecordFrame back={back}><OneTopic id={id} back={back} /></RecordFrame>;
}

function OneTopic({ id, back }: { id: string; back: { to: string; label: string } }) {
  const [t, navigate, session] = [useWords('plan'), useNavigate(), useSession()];
  const { data: topic } = useView(topics.one, { id });
  const [isRemoving, setRemoving] = useState(false);
  const isOwn = topic.id_guru === session?.user.id;
  return (
    <>
      <Record back={back} eyebrow={topic.mapel} name={topic.judul} facts={[[t('level'), topic.level], [t('guru'), topic.guru ?? '–'], [t('used'), t('usedIn', { count: topic.jumlah_sesi })]]}
        actions={isOwn && <><Link className="btn" to="?tab=edit"><EditOutlined aria-hidden /> {t('edit')}</Link><button type="button" className="btn" onClick={() => setRemoving(true)}><DeleteOutlined aria-hidden /> {t('remove')}</button></>}
        tabs={[{ key: 'show', label: t('material'), content: () => <RecordCard id="topic-material" title={t('material')}><TopicMaterial topic={topic} /></RecordCard> }, ...(isOwn ? [{ key: 'edit', label: t('edit'), content: () => <Edit id={id} /> }] : [])]} />
      {isRemoving && <RemovalDialog endpoint={topics.remove} id={id} list={topics.list} title={t('removeOf', { judul: topic.judul })} question={t('removeAsk')} onClose={() => setRemoving(false)} onRemoved={() => void navigate(HOME)} />}
    </>
  );
}

/** What was seen goes along, so that nobody's change is written over unseen. */
function Edit({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data } = useView(topics.one, { id });
  const [{ judul, uraian, id_mata_pelajaran, id_level, tampil_mulai, tautan, daftar_gambar, daftar_berkas: files, mapel, level }] = useState(data);
  const { run } = useAction(topics.change, { isQuiet: true });
  const from = { judul, uraian, id_mata_pelajaran, id_level, tampil_mulai, tautan, daftar_gambar, daftar_berkas: files.map((it) => it.id) };
  return <TopicForm from={from} files={files} labels={{ mapel, level }} save={async (topic) => (await run({ id, topic: { ...topic, sebelum: from } })).data.id} onSaved={() => void navigate('?')} />;
}
