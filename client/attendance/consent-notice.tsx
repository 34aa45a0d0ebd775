import { useQuery } from '@tanstack/react-query';
import { students } from '#contract/people/student.api';
import { Notice } from '#client/kit/notice';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/attendance/consent-notice.words';

/** Tells a student, calmly, that a parent has not signed yet; it keeps nobody from anything. */
export default function ConsentNotice({ id }: { id: string }) {
  const t = useWords('consentNotice');
  const { data } = useQuery(questionOf(students.card, { id }));
  useFollowed(students.card, { id });
  if (data?.data.persetujuan !== 'menunggu') return null;
  return <Notice className="consent-notice" tone="info" title={t('waiting')}>{t('about')}</Notice>;
}
