/** What its streams are called, and what happens in them. */
const id = {
  account: 'Akun',
  AccountOpened: 'Akun dibuka',
  AccountCorrected: 'Data akun diperbaiki',
  AccountClosed: 'Akun ditutup',
  RolesChanged: 'Peran akun diubah',
};
const en: typeof id = {
  account: 'Account',
  AccountOpened: 'Account opened',
  AccountCorrected: 'Account corrected',
  AccountClosed: 'Account closed',
  RolesChanged: 'Roles of the account changed',
};

export const words = { id, en };
