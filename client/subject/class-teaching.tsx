import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { ref } from '#contract/kit/fields';
import '#contract/people/people.api';
import '#contract/subject/subject.resource';
import type { Pengampu } from '#contract/subject/teaching';
import { teaching } from '#contract/subject/teaching.api';
import { formOver } from '#client/kit/resource/form-over';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { ResourceForm } from '#client/kit/resource/resource-form';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/kit/resource/resource.css';
import '#client/subject/subject.words';
import '#client/subject/teaching.words';

const TEACHING = formOver('teaching', 'id_guru', { id_mata_pelajaran: ref('subject'), id_guru: ref('teacher') }, { list: teaching.subjectsAndClasses, create: teaching.assign });

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
      {isAdding && <ResourceForm resource={TEACHING} title={t('add')} beside={{ id_kelas }} onClose={() => setAdding(false)} />}
      {removed && (
        <RemovalDialog endpoint={teaching.unassign} id={removed.id} list={teaching.subjectsAndClasses} title={t('remove', named(removed))} question={t('removeConfirm', named(removed))} onClose={() => setRemoved(undefined)} />
      )}
    </section>
  );
}
