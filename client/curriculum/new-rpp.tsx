import { Button, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rpp as api } from '#contract/curriculum/rpp.api';
import { JenisRpp } from '#contract/curriculum/rpp-parts';
import { teaching } from '#contract/subject/teaching.api';
import { Boundary } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { useSession } from '#client/kit/session';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#contract/classroom/level.resource';
import '#contract/subject/subject.resource';
import '#client/curriculum/rpp.css';
import '#client/curriculum/rpp.words';

type Of = { id_mata_pelajaran: string | null; id_level: string | null };

/** A new plan: of what, and what it begins with. */
export function NewRpp({ onClose }: { onClose: () => void }) {
  const t = useWords('rpp');
  return <Panel size={480} title={t('add')} onClose={onClose}><Boundary><Form /></Boundary></Panel>;
}

function Form() {
  const [t, navigate, session, id] = [useWords('rpp'), useNavigate(), useSession(), useId()];
  const { run, pending } = useAction(api.draft);
  const [jenis, setJenis] = useState<JenisRpp>('rpp');
  const [of, setOf] = useState<Of>({ id_mata_pelajaran: null, id_level: null });
  const [dari, setDari] = useState<string | null>(null);
  const leads = session?.roles.includes('kurikulum') ?? false;
  const begin = async () => {
    if (!of.id_mata_pelajaran || !of.id_level) return;
    const { data } = await run({ dataRPP: { jenis, id_mata_pelajaran: of.id_mata_pelajaran, id_level: of.id_level, ...(dari && { dari }) } });
    void navigate(`/teacher/rpp/${data.id}`);
  };
  return (
    <form className="rpp-new" onSubmit={(it) => { it.preventDefault(); void begin().catch(() => undefined); }}>
      <label htmlFor={`${id}-jenis`}>{t('kind')}</label>
      <Radio.Group id={`${id}-jenis`} aria-label={t('kind')} value={jenis} onChange={({ target }) => setJenis(target.value)} options={JenisRpp.options.map((value) => ({ value, label: t(`jenis.${value}`) }))} />
      {leads ? <Any of={of} onChange={setOf} /> : <Taught of={of} onChange={setOf} />}
      {of.id_mata_pelajaran && <Boundary key={of.id_mata_pelajaran}><Source id_mata_pelajaran={of.id_mata_pelajaran} value={dari} onChange={setDari} /></Boundary>}
      <Button type="primary" htmlType="submit" loading={pending} disabled={!of.id_mata_pelajaran || !of.id_level}>{t('begin')}</Button>
    </form>
  );
}

type Choosing = { of: Of; onChange: (of: Of) => void };
/** What a teacher teaches this semester, each with its level. */
function Taught({ of, onChange }: Choosing) {
  const [t, id, me] = [useWords('rpp'), useId(), useSession()?.user.id];
  const { data } = useView(teaching.subjectsAndLevels, { id_guru: me });
  const options = data.filter((it) => it.id_level).map((it) => ({ value: `${it.id_mata_pelajaran} ${it.id_level}`, label: `${it.mapel} ${it.tingkat}` }));
  return (
    <>
      <label htmlFor={id}>{t('taught')}</label>
      <Select id={id} placeholder={t('choose')} options={options} value={of.id_level ? `${of.id_mata_pelajaran} ${of.id_level}` : null} onChange={(it: string) => {
        const [id_mata_pelajaran = null, id_level = null] = it.split(' ');
        onChange({ id_mata_pelajaran, id_level });
      }} />
    </>
  );
}

function Any({ of, onChange }: Choosing) {
  const [t, id] = [useWords('rpp'), useId()];
  return (
    <>
      <label htmlFor={`${id}-mapel`}>{t('mapel')}</label>
      <ReferenceSelect id={`${id}-mapel`} of="subject" value={of.id_mata_pelajaran} onChange={(id_mata_pelajaran) => onChange({ ...of, id_mata_pelajaran: id_mata_pelajaran as string })} />
      <label htmlFor={`${id}-tingkat`}>{t('tingkat')}</label>
      <ReferenceSelect id={`${id}-tingkat`} of="level" value={of.id_level} onChange={(id_level) => onChange({ ...of, id_level: id_level as string })} />
    </>
  );
}

function Source({ id_mata_pelajaran, value, onChange }: { id_mata_pelajaran: string; value: string | null; onChange: (id: string | null) => void }) {
  const [t, id] = [useWords('rpp'), useId()];
  const { data } = useView(api.sources, { id_mata_pelajaran });
  const nameOf = (it: (typeof data)[number]) => {
    const nama = `${it.materi_pokok || t('untitled')}, ${it.tingkat ?? '–'}`;
    return it.templat ? t('fromTemplate', { nama }) : t('fromBefore', { nama, semester: it.semester ?? '', tahun: it.tahun_ajaran ?? '' });
  };
  return (
    <>
      <label htmlFor={id}>{t('beginWith')}</label>
      <Select id={id} value={value ?? ''} onChange={(it: string) => onChange(it || null)} options={[{ value: '', label: t('fromNothing') }, ...data.map((it) => ({ value: it.id, label: nameOf(it) }))]} showSearch={{ optionFilterProp: 'label' }} />
      {!data.length && <p className="soft">{t('sourcesNone')}</p>}
    </>
  );
}
