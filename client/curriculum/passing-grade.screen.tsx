import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Empty, Pagination } from 'antd';
import { useState } from 'react';
import { impact } from '#contract/grading/impact.api';
import { passingInterval } from '#contract/curriculum/passing-interval.api';
import { useAddress } from '#client/kit/address';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { UNSAID } from '#client/kit/resource/weighed';
import type { Back } from '#client/kit/crumbs';
import { Screen } from '#client/kit/screen';
import { useMayAsk } from '#client/kit/session';
import { Impact } from '#client/grading/impact';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { BoundsForm, NewGradeForm } from '#client/curriculum/grade-forms';
import { IntervalScale } from '#client/curriculum/interval-scale';
import { gradesOf, type PassingGrade } from '#client/curriculum/passing-grade';
import '#client/curriculum/curriculum.css';
import '#client/curriculum/curriculum.words';
import '#client/kit/resource/resource.css';

/** Four rows a passing grade: a page never parts them. */
const ROWS = 100;
type Opened = { what: 'new' } | { what: 'bounds' | 'removal'; grade: PassingGrade };

/** From which grade the predicates begin, for each passing grade of the school (domain 2.1). */
export function PassingGradeScreen({ back }: { back?: Back }) {
  const t = useWords('curriculum');
  const [opened, setOpened] = useState<Opened>();
  const mayAdd = useMayAsk(passingInterval.create);
  const [{ beside, wait }, setSaid] = useState(UNSAID);
  const close = () => { setOpened(undefined); setSaid(UNSAID); };
  return (
    <Screen title={t('passingGrade')} back={back} actions={mayAdd && <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ what: 'new' })}>{t('addGrade')}</Button>}>
      <p className="grade-about">{t('passingGradeAbout')}</p>
      <Grades onOpen={setOpened} />
      {opened?.what === 'new' && <NewGradeForm onClose={close} />}
      {opened?.what === 'bounds' && <BoundsForm grade={opened.grade} onClose={close} />}
      {opened?.what === 'removal' && (
        <RemovalDialog endpoint={passingInterval.remove} id={opened.grade.id_kbm} beside={beside} wait={wait} list={passingInterval.list} onClose={close}
          title={t('removeGrade', { kkm: opened.grade.kkm })} question={t('removeGradeConfirm', { kkm: opened.grade.kkm })}>
          <Impact endpoint={impact.ofInterval} wish={{ id: opened.grade.id_kbm, hapus: true }} onSaid={setSaid} />
        </RemovalDialog>
      )}
    </Screen>
  );
}

function Grades({ onOpen }: { onOpen: (it: Opened) => void }) {
  const t = useWords('curriculum');
  const [params, setParams] = useAddress();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const { data, total } = useView(passingInterval.list, { page, limit: ROWS, sortBy: 'kkm' });
  if (!total) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noGrades')} />;
  return (
    <>
      <ul className="grade-list" aria-label={t('grades')}>
        {gradesOf(data).map((grade) => <GradeCard key={grade.id_kbm} grade={grade} onOpen={onOpen} />)}
      </ul>
      {total > ROWS && <Pagination current={page} pageSize={ROWS} total={total} showSizeChanger={false} onChange={(it) => setParams(it === 1 ? {} : { page: String(it) })} />}
    </>
  );
}

function GradeCard({ grade, onOpen }: { grade: PassingGrade; onOpen: (it: Opened) => void }) {
  const t = useWords('curriculum');
  const [mayChange, mayRemove] = [useMayAsk(passingInterval.change), useMayAsk(passingInterval.remove)];
  const { kkm } = grade;
  return (
    <li className="grade-card">
      <div className="grade-card-head">
        <h2>{t('kkmTitle', { kkm })}</h2>
        {mayChange && <Button type="text" icon={<EditOutlined />} title={t('editBounds')} aria-label={t('editBoundsOf', { kkm })} onClick={() => onOpen({ what: 'bounds', grade })} />}
        {mayRemove && <Button type="text" danger icon={<DeleteOutlined />} title={t('removeGrade', { kkm })} aria-label={t('removeGrade', { kkm })} onClick={() => onOpen({ what: 'removal', grade })} />}
      </div>
      <IntervalScale kkm={kkm} intervals={grade.intervals} />
    </li>
  );
}
