import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import '#contract/classroom/level.resource';
import '#contract/subject/subject.resource';
import { type Berkas, PICTURE_ENDINGS } from '#contract/file/file';
import { MOST_FILES, MOST_PICTURES, type TopicForm as Wish } from '#contract/lesson/topic';
import { topics } from '#contract/lesson/topic.api';
import { Attachments } from '#client/file/attachments';
import type { ApiError } from '#client/kit/api';
import { DayInput } from '#client/kit/day-input';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useProblemText } from '#client/kit/problem';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { useTelling } from '#client/kit/telling';
import { UploadPhoto } from '#client/kit/upload-photo';
import { useLiveState } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { TopicPicture } from '#client/teaching/topic-material';
import { RichField } from '#client/kit/rich/rich-field';
import '#client/lesson/plan.css';
import '#client/lesson/plan.words';

const ENDINGS = Object.values(PICTURE_ENDINGS).flat();
type Props = { from: Wish; files?: readonly Berkas[]; labels?: { mapel: string; level: string }; save: (wish: Wish) => Promise<string>; onSaved: (id: string) => void };

/** Writes a topic: what it is, for which subject and level, and its material. */
export function TopicForm({ from, files: kept = [], labels, save, onSaved }: Props) {
  const [t, textOf, telling] = [useWords('plan'), useProblemText(), useTelling()];
  const [draft, setDraft] = useState(from);
  const [files, setFiles] = useState(kept);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [state, setState] = useState<{ isDirty: boolean; isSaving?: boolean; saved?: string; failure?: string }>({ isDirty: false });
  const isOffline = useLiveState() === 'offline';
  const { question } = useLeaveGuard(state.isDirty);
  // Only once nothing is unsaved any more may one leave without being asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it was saved matters
  useEffect(() => {
    if (state.saved) onSaved(state.saved);
  }, [state.saved]);
  const change = (changed: Partial<Wish>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setProblems({});
    setState({ isDirty: true });
  };
  const missing = () => ({
    ...(draft.judul.trim().length < 3 && { judul: t('titleMissing') }), ...(!draft.id_mata_pelajaran && { id_mata_pelajaran: t('subjectMissing') }), ...(!draft.id_level && { id_level: t('levelMissing') }),
  });
  const send = async () => {
    const faults = missing();
    if (Object.keys(faults).length) return setProblems(faults);
    setState({ isDirty: true, isSaving: true });
    await save({ ...draft, judul: draft.judul.trim() }).then((saved) => {
      telling.success({ title: t('topicSaved') });
      setState({ isDirty: false, saved });
    }, (error: ApiError) => {
      setProblems(Object.fromEntries(Object.entries(error.errors ?? {}).map(([name, text]) => [name.replace(/^topic\./, ''), text])));
      setState({ isDirty: true, failure: textOf(error) });
    });
  };
  const problem = (name: string) => problems[name] && <span className="plan-bad" role="alert">{problems[name]}</span>;
  const link = (at: number, changed: Partial<Wish['tautan'][number]>) => change({ tautan: draft.tautan.map((it, i) => (i === at ? { ...it, ...changed } : it)) });
  return (
    <form className="panel plan-form" onSubmit={(event) => { event.preventDefault(); void send(); }}>
      {state.failure && <Alert type="error" showIcon title={t('notSaved')} description={state.failure} />}
      {isOffline && <Alert type="warning" showIcon title={t('offline')} />}
      <div><label htmlFor="topic-judul">{t('title')}</label><Input id="topic-judul" maxLength={150} value={draft.judul} onChange={({ target }) => change({ judul: target.value })} />{problem('judul')}</div>
      <div><label htmlFor="topic-mapel">{t('mapel')}</label><ReferenceSelect id="topic-mapel" of="subject" label={labels?.mapel} value={draft.id_mata_pelajaran || null} onChange={(it) => change({ id_mata_pelajaran: it ?? '' })} />{problem('id_mata_pelajaran')}</div>
      <div><label htmlFor="topic-level">{t('level')}</label><ReferenceSelect id="topic-level" of="level" label={labels?.level} value={draft.id_level || null} onChange={(it) => change({ id_level: it ?? '' })} />{problem('id_level')}</div>
      <div><span className="plan-label" aria-hidden="true">{t('text')}</span><RichField id="topic-uraian" label={t('text')} value={draft.uraian} isLong onChange={(uraian) => change({ uraian })} />{problem('uraian')}</div>
      <fieldset>
        <legend>{t('links')}</legend>
        <ul className="plan-links">
          {draft.tautan.map((it, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name than its place
            <li key={i}>
              <Input aria-label={t('linkTitle')} placeholder={t('linkTitle')} maxLength={100} value={it.judul} onChange={({ target }) => link(i, { judul: target.value })} />
              <span><Input aria-label={t('linkUrl')} placeholder="https://" maxLength={500} value={it.url} onChange={({ target }) => link(i, { url: target.value })} />{problem(`tautan.${i}.url`)}{problem(`tautan.${i}.judul`)}</span>
              <Button aria-label={t('dropLink')} icon={<DeleteOutlined />} onClick={() => change({ tautan: draft.tautan.filter((_, at) => at !== i) })} />
            </li>
          ))}
        </ul>
        {draft.tautan.length < 10 && <Button icon={<PlusOutlined aria-hidden />} onClick={() => change({ tautan: [...draft.tautan, { judul: '', url: '' }] })}>{t('addLink')}</Button>}
      </fieldset>
      <fieldset>
        <legend>{t('pictures')}</legend>
        <ul className="plan-pictures">
          {draft.daftar_gambar.map((id, i) => <li key={id}><TopicPicture id={id} alt={t('pictureOf', { nomor: i + 1 })} /><Button size="small" onClick={() => change({ daftar_gambar: draft.daftar_gambar.filter((it) => it !== id) })}>{t('dropPicture')} {i + 1}</Button></li>)}
        </ul>
        {draft.daftar_gambar.length < MOST_PICTURES && <UploadPhoto endpoint={topics.keepPicture} endings={ENDINGS} onDone={(id) => change({ daftar_gambar: [...draft.daftar_gambar, id] })} />}
        {problem('daftar_gambar')}
      </fieldset>
      <fieldset>
        <legend>{t('documents')}</legend>
        <Attachments value={files} untuk="topik" most={MOST_FILES} onChange={(value) => { setFiles(value); change({ daftar_berkas: value.map((it) => it.id) }); }} />
        {problem('daftar_berkas')}
      </fieldset>
      <div><label htmlFor="topic-mulai">{t('shownFrom')}</label><DayInput id="topic-mulai" value={draft.tampil_mulai} onChange={({ target }) => change({ tampil_mulai: target.value || null })} /><small>{t('shownHelp')}</small></div>
      <p className="plan-acts"><Button type="primary" htmlType="submit" loading={state.isSaving ?? false}>{t('save')}</Button></p>
      {question}
    </form>
  );
}
