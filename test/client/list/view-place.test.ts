import { isSameView, searchOf, viewAt } from '#client/kit/list/view-place';

const NAMES = ['status', 'id_kelas'];

it('is what an address says of filters, search and order, and nothing of the page', () => {
  expect(viewAt(new URLSearchParams('status=lunas&page=3&limit=50&sortBy=nis&order=desc&search=ani&tab=x'), NAMES)).toEqual({ status: 'lunas', search: 'ani', sortBy: 'nis', order: 'desc' });
});

it('takes the place of the filters before it, begins at the first page and leaves the rest of the address', () => {
  expect(searchOf(new URLSearchParams('status=lunas&id_kelas=7&page=3&limit=50&tab=x'), { status: 'cicilan' }, NAMES).toString()).toBe('limit=50&tab=x&status=cicilan');
});

it('is the same place however it is sorted and written', () => {
  expect(isSameView({ status: 'lunas', search: 'a' }, { search: 'a', status: 'lunas', sortBy: 'nis', order: 'desc' })).toBe(true);
  expect(isSameView({}, { search: 'a' })).toBe(false);
});
