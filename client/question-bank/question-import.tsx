import { UploadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Progress, Select } from 'antd';
import { useRef, useState } from 'react';
import { Berbagi, Kognitif } from '#contract/question-bank/question';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { MOST_EXCHANGE_BYTES } from '#contract/question-bank/question-exchange';
import type { ApiError } from '#client/kit/api';
import { Panel } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { useTelling } from '#client/kit/telling';
import { sendFile } from '#client/kit/upload';
import { uuid } from '#client/kit/uuid';
import { useWords } from '#client/kit/words';
import { type Found, Rehearsed } from '#client/question-bank/rehearsed';
import '#client/kit/upload.css';
import '#client/question-bank/question-bank.css';
import '#client/question-bank/question-bank.words';
import '#client/question-bank/references';

type Place = { id_mata_pelajaran: string | null; id_level: string | null; id_kd: string | null; kognitif: (typeof Kognitif.options)[number] | null; berbagi: (typeof Berbagi.options)[number] };
/** A file that was rehearsed; `key` names the wish to bring it in, however often that is tried. */
type Looked = { file: File; found: Found; key: string };

/** Questions from a file: where they belong, what would become of each, and then all of them, or those that are right. */
export function QuestionImport({ onClose }: { onClose: () => void }) {
  const [t, telling, textOf, client] = [useWords('questionBank'), useTelling(), useProblemText(), useQueryClient()];
  const chooser = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<Place>({ id_mata_pelajaran: null, id_level: null, id_kd: null, kognitif: null, berbagi: 'pribadi' });
  const [looked, setLooked] = useState<Looked>();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const set = (changed: Partial<Place>) => setPlace((before) => ({ ...before, ...changed }));

  const send = async (file: File, more: object, key: string): Promise<Found | undefined> => {
    setFailure(undefined);
    setShare(0);
    try {
      return (await sendFile(questionBank.bring, { ...place, id_mata_pelajaran: place.id_mata_pelajaran as string, ...more } as never, file, { onProgress: setShare, key })).data;
    } catch (error) {
      setFailure((error as ApiError).errors?.file ?? textOf(error as ApiError));
      return undefined;
    } finally {
      setShare(undefined);
    }
  };
  const look = async (file: File | undefined) => {
    if (chooser.current) chooser.current.value = '';
    setLooked(undefined);
    if (file && file.size > MOST_EXCHANGE_BYTES) return setFailure(t('tooLarge', { nama: file.name }));
    const found = file && (await send(file, { dry_run: 'true' }, ''));
    if (file && found) setLooked({ file, found, key: uuid() });
  };
  const bring = async ({ file, found, key }: Looked) => {
    const brought = await send(file, found.salah.length ? { hanya_benar: 'true' } : {}, key);
    if (!brought) return;
    await client.invalidateQueries({ queryKey: [questionBank.list.name] });
    telling.success({ title: t('brought', { count: brought.ditulis.length }) });
    onClose();
  };
  const isBusy = share !== undefined;
  return (
    <Panel size={720} title={t('bringTitle')} onClose={onClose}>
      <div className="question-fields" aria-busy={isBusy}>
        <p>{t('bringAbout')}</p>
        <p className="question-help">{t('placeByFile')}</p>
        <div className="question-place">
          <div><label htmlFor="import-mapel">{t('mapel')}</label><ReferenceSelect id="import-mapel" of="subject" value={place.id_mata_pelajaran} onChange={(it) => set({ id_mata_pelajaran: it })} /></div>
          <div><label htmlFor="import-level">{t('level')}</label><ReferenceSelect id="import-level" of="level" allowClear value={place.id_level} onChange={(it) => set({ id_level: it ?? null })} /></div>
          <div><label htmlFor="import-kd">{t('kd')}</label><ReferenceSelect id="import-kd" of="basic-competence" allowClear value={place.id_kd} onChange={(it) => set({ id_kd: it ?? null })} /></div>
          <div><label htmlFor="import-kognitif">{t('kognitif')}</label><Select id="import-kognitif" allowClear value={place.kognitif} options={Kognitif.options.map((value) => ({ value, label: t(value) }))} onChange={(it) => set({ kognitif: it ?? null })} /></div>
          <div><label htmlFor="import-berbagi">{t('berbagi')}</label><Select id="import-berbagi" value={place.berbagi} options={Berbagi.options.map((value) => ({ value, label: t(`berbagi.${value}`) }))} onChange={(berbagi) => set({ berbagi })} /></div>
        </div>
        <input ref={chooser} type="file" className="visually-hidden" accept=".gift,.txt,.xml,.zip,.docx,.xlsx" tabIndex={-1} aria-label={t('chooseFile')} onChange={({ target }) => void look(target.files?.[0])} />
        <Button icon={<UploadOutlined />} type={looked ? 'default' : 'primary'} loading={isBusy} disabled={!place.id_mata_pelajaran} onClick={() => chooser.current?.click()}>{t('chooseFile')}</Button>
        {!place.id_mata_pelajaran && <p className="question-help">{t('subjectFirst')}</p>}
        {isBusy && <Progress percent={Math.round((share ?? 0) * 100)} aria-label={t('reading')} />}
        {failure && <Alert type="error" showIcon title={t('notBrought')} description={failure} />}
        {looked && <Rehearsed found={looked.found} />}
        {looked && (
          <div className="upload-actions">
            {looked.found.calon.length > 0 && <Button type="primary" loading={isBusy} onClick={() => void bring(looked)}>{t(looked.found.salah.length ? 'bringRight' : 'bringAll', { count: looked.found.calon.length })}</Button>}
            <Button disabled={isBusy} onClick={() => setLooked(undefined)}>{t('cancel')}</Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
