import { useLocation } from 'react-router-dom';

/** The area that one is in: the audit has the same pages in two. */
export const useArea = () => (useLocation().pathname.startsWith('/admin/') ? '/admin' : '/teacher');
