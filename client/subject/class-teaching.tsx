import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Empty, Form } from 'antd';
import { useState } from 'react';
import '#contract/people/people.api';
import type { Pengampu } from '#contract/subject/teaching';
import { teaching } from '#contract/subject/teaching.api';
import { FormDrawer } from '#client/kit/form-drawer';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/kit/resource/resource.css';
import '#client/subject/subject.words';
import '#client/subject/teaching.words';

const LISTS = [teaching.subjectsAndClasses];

/** Who teaches what in a class of one semester. */
export function ClassTeaching({ id_kelas }: { id_kelas: string }) {
  const t = useWords('teaching');
  const { data } = useView(teaching.subjectsAndClasses, { id_kelas });
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Pengampu>();
  const named = ({ guru, mapel }: Pengampu) => ({ guru: guru ?? t('unnamed'), mapel });
  return (
    <section className="panel" aria-labelledby="pengampu">
      <div className="panel-head">
        <h2 id="pengampu">{t('title')}</h2>
        <Button icon={<PlusOutlined />} onClick={() => setAdding(true)}>{t('add')}</Button>
      </div>
      <p>{t('about')}</p>
      {!data.length && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('none')} />}
      <ul className="plain-list">
        {data.map((it) => (
          <li key={it.id}>
            <span><strong>{it.mapel}</strong> <span className="soft">{it.guru ?? t('unnamed')}</span></span>
            <Button type="text" danger icon={<DeleteOutlined />} aria-label={t('remove', named(it))} title={t('remove', named(it))} onClick={() => setRemoved(it)} />
          </li>
        ))}
      </ul>
      {isAdding && <Assignment id_kelas={id_kelas} onClose={() => setAdding(false)} />}
      {removed && (
        <RemovalDialog endpoint={teaching.unassign} id={removed.id} list={teaching.subjectsAndClasses} title={t('remove', named(removed))} question={t('removeConfirm', named(removed))} onClose={() => setRemoved(undefined)} />
      )}
    </section>
  );
}

type Values = { id_mata_pelajaran: string | null; id_guru: string | null };

function Assignment({ id_kelas, onClose }: { id_kelas: string; onClose: () => void }) {
  const t = useWords('teaching');
  const [form] = Form.useForm<Values>();
  const { run, pending } = useAction(teaching.assign, { isQuiet: true });
  const save = () => {
    const { id_mata_pelajaran, id_guru } = form.getFieldsValue();
    if (id_mata_pelajaran && id_guru) return run({ id_mata_pelajaran, id_guru, id_kelas });
    form.setFields([...(id_mata_pelajaran ? [] : [{ name: 'id_mata_pelajaran' as const, errors: [t('wantsSubject')] }]), ...(id_guru ? [] : [{ name: 'id_guru' as const, errors: [t('wantsTeacher')] }])]);
    form.focusField(id_mata_pelajaran ? 'id_guru' : 'id_mata_pelajaran');
    return undefined;
  };
  return (
    <FormDrawer id="teaching" title={t('add')} form={form} initial={{ id_mata_pelajaran: null, id_guru: null }} pending={pending} lists={LISTS} onSave={save} onClose={onClose}>
      <Form.Item name="id_mata_pelajaran" label={t('mapel')} required><ReferenceSelect of="subject" /></Form.Item>
      <Form.Item name="id_guru" label={t('guru')} required><ReferenceSelect of="teacher" /></Form.Item>
    </FormDrawer>
  );
}
