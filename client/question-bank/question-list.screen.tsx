import { DownloadOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { Kognitif, TipeSoal } from '#contract/question-bank/question';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { later } from '#client/kit/later';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { useMayAsk } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/question-bank/question-bank.words';
import '#client/question-bank/references';

const QuestionImport = later(async () => (await import('#client/question-bank/question-import')).QuestionImport);
const QuestionExport = later(async () => (await import('#client/question-bank/question-export')).QuestionExport);
const QuestionsRemoval = later(async () => (await import('#client/question-bank/questions-removal')).QuestionsRemoval);
type Row = OutputOf<typeof questionBank.list>['data'][number];
type Over = { what: 'import' } | { what: 'export' | 'remove'; rows: readonly Row[]; done: () => void };

/** The questions that somebody may read: their own, and those that are shared with them. */
export function QuestionListScreen() {
  const t = useWords('questionBank');
  const [over, setOver] = useState<Over>();
  const mayWrite = useMayAsk(questionBank.write);
  const close = () => setOver(undefined);
  const columns: Column<Row>[] = [
    { key: 'ringkasan', title: t('pertanyaan'), width: 300, sorter: true, text: ({ ringkasan }) => ringkasan, render: (it) => <span className="question-line"><Link to={`/teacher/question-bank/${it.id}`} dir="auto">{it.ringkasan}</Link>{it.kembar > 0 && <StatusTag tone="warn">{t('twins', { count: it.kembar })}</StatusTag>}</span> },
    { key: 'tipe', title: t('tipe'), width: 150, sorter: true, text: ({ tipe }) => t(tipe) },
    { key: 'mapel', title: t('mapel'), width: 150, text: ({ mapel }) => mapel },
    { key: 'level', title: t('level'), width: 80, text: ({ level }) => level },
    { key: 'kd', title: t('kd'), width: 80, text: ({ kd }) => kd },
    { key: 'kognitif', title: t('kognitif'), width: 110, sorter: true, text: ({ kognitif }) => kognitif },
    { key: 'dipakai', title: t('dipakai'), width: 100, sorter: true, align: 'end', text: ({ dipakai }) => dipakai },
    { key: 'guru', title: t('guru'), width: 160, text: ({ guru }) => guru, rank: 8 },
    { key: 'berbagi', title: t('berbagi'), text: ({ berbagi }) => t(`berbagi.${berbagi}`), isSpare: true },
    { key: 'diubah', title: t('diubah'), width: 150, sorter: true, text: ({ diubah }) => formatTanggal(diubah), rank: 9 },
  ];
  return (
    <ListScreen title={t('title')} about={t('about')} endpoint={questionBank.list} columns={columns} rowKey="id" search empty={t('none')} views={(['saya', 'bersama'] as const).map((milik) => ({ label: t(milik), at: { milik } }))}
      verbs={[
        { key: 'take', label: t('take'), press: (rows, done) => setOver({ what: 'export', rows, done }) },
        ...(mayWrite ? [{ key: 'remove', label: t('remove'), isDanger: true, press: (rows: readonly Row[], done: () => void) => setOver({ what: 'remove', rows, done }) }] : []),
      ]}
      actions={(
        <>
          <Link className="btn" to="/teacher/question-bank/package">{t('packages')}</Link>
          <button type="button" className="btn" onClick={() => setOver({ what: 'export', rows: [], done: close })}><DownloadOutlined aria-hidden /> {t('take')}</button>
          {mayWrite && <button type="button" className="btn" onClick={() => setOver({ what: 'import' })}><ImportOutlined aria-hidden /> {t('bring')}</button>}
          {mayWrite && <Link className="btn is-primary" to="/teacher/question-bank/add"><PlusOutlined aria-hidden /> {t('write')}</Link>}
        </>
      )}
      filters={[
        { name: 'milik', label: t('milik'), options: (['saya', 'bersama'] as const).map((value) => ({ value, label: t(value) })) }, { name: 'tipe', label: t('tipe'), options: TipeSoal.options.map((value) => ({ value, label: t(value) })) },
        { name: 'id_mata_pelajaran', label: t('mapel'), of: 'subject' }, { name: 'id_level', label: t('level'), of: 'level' }, { name: 'id_kd', label: t('kd'), of: 'basic-competence' },
        { name: 'kognitif', label: t('kognitif'), options: Kognitif.options.map((value) => ({ value, label: t(value) })) },
      ]}>
      {over?.what === 'import' && <QuestionImport onClose={close} />}
      {over?.what === 'export' && <QuestionExport ids={over.rows.map(({ id }) => id)} onClose={close} />}
      {over?.what === 'remove' && <QuestionsRemoval rows={over.rows} onClose={(hasRun) => { if (hasRun) over.done(); close(); }} />}
    </ListScreen>
  );
}
