import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import '#client/school-year/school-year.words';

export function ActiveTag({ isActive }: { isActive: boolean }) {
  const t = useWords('schoolYear');
  return <StatusTag tone={isActive ? 'good' : 'calm'}>{t(isActive ? 'active' : 'inactive')}</StatusTag>;
}
