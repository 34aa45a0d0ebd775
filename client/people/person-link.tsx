import { Link } from 'react-router-dom';
import { Face } from '#client/kit/face';
import { useWords } from '#client/kit/words';
import '#client/people/people.css';
import '#client/people/persons.words';

/** The way to a person; somebody whose data was erased has no name. */
export function PersonLink({ to, nama }: { to: string; nama: string | null }) {
  const t = useWords('persons');
  return <span className="person-link"><Face nama={nama} /><Link to={to}>{nama ?? t('erasedName')}</Link></span>;
}
