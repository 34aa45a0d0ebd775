import { finalGrades } from '#contract/grading/final-grade.api';
import { Dialog } from '#client/kit/dialog';
import { tellSnack } from '#client/kit/snack';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { inOwnWords } from '#client/grading/book/own-words';
import type { Book } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.words';

/** Takes the teacher's own words away from all of a class at once, so that each paragraph says what the calculation makes of the scores. */
export function GenerateDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const t = useWords('gradebook');
  const { run, pending } = useAction(finalGrades.generate);
  const { id_kelas_tahun_ajaran, id_mata_pelajaran } = book.book;
  const own = inOwnWords(book.book);
  const generate = async () => {
    await run({ id_kelas: id_kelas_tahun_ajaran, id_mata_pelajaran, timpa: true, ...book.given });
    tellSnack({ text: t('generated', { count: own.length }) });
    onClose();
  };
  return (
    <Dialog title={t('generateAll')} okText={t('useGenerated')} cancelText={t('cancel')} confirmLoading={pending} okButtonProps={{ danger: true, disabled: !own.length }} onOk={() => void generate().catch(() => undefined)} onCancel={onClose}>
      <p>{t('generateAbout', { count: own.length })}</p>
      <ul className="book-holes">{own.map((it) => <li key={it.id_murid}>{it.nama ?? t('erased')}: {it.deskripsi.map(({ teks }) => teks).join(' ')}</li>)}</ul>
    </Dialog>
  );
}
